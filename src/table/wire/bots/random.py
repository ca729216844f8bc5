#!/usr/bin/env python3
"""Plays any legal orders and answers: an example of a program on the wire.

    infernal-conclave simulate --brains ./src/table/wire/bots/random.py,duke --games 1
"""
import json
import random
import sys


def ask(message):
    """Sends a message, and returns the answer to it."""
    print(json.dumps(message), flush=True)
    return json.loads(sys.stdin.readline())


def legal(choice):
    return ask({"ask": "legal", "choice": choice})["legal"]


def plan(seat, turn, dice):
    choice = {"seat": seat, "slots": [None] * 6, "answers": []}
    for answers in legal(choice)["questions"]:
        choice["answers"].append(dice.choice(answers))
    # What is legal in a slot depends on the answers and on the orders before it.
    while True:
        offer = legal(choice)
        if offer["next"] >= offer["slots"] or not offer["orders"]:
            break
        choice["slots"][offer["next"]] = dice.choice(offer["orders"])
    return {"ask": "seal", "turn": turn, "choice": choice}


def main():
    dice = random.Random(7)
    seat = None
    for line in sys.stdin:
        message = json.loads(line)
        if message.get("told") == "hello":
            seat = message["seat"]
        elif message.get("told") == "turn":
            sealed = ask(plan(seat, message["turn"], dice))
            if sealed.get("problems") or "refused" in sealed:
                print(sealed, file=sys.stderr)
        elif message.get("told") == "over":
            break


if __name__ == "__main__":
    main()

#!/bin/sh
# Demands tribute in every turn, and answers nothing: an example of a program on the wire.
#
#     infernal-conclave simulate --brains ./src/table/wire/bots/tribute.sh,duke --games 1
seat=0
while read -r line; do
    case "$line" in
        *'"told":"hello"'*)
            seat=$(printf '%s' "$line" | sed 's/.*"seat":\([0-9]*\).*/\1/')
            ;;
        *'"told":"turn"'*)
            turn=$(printf '%s' "$line" | sed 's/.*"turn":\([0-9]*\).*/\1/')
            slots='[{"Tribute":"DemandTribute"},null,null,null,null,null]'
            printf '{"ask":"seal","turn":%s,"choice":{"seat":%s,"slots":%s,"answers":[]}}\n' "$turn" "$seat" "$slots"
            ;;
        *'"told":"over"'*)
            exit 0
            ;;
    esac
done

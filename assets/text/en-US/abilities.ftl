# Abilities of legions, praetors and artifacts, and boons of relics and places of power.

ability-flying-name = Flying { $amount }
ability-flying = Instead of walking, may fly to any canton up to { $amount } away, over anything, and land where a march could end or attack.
ability-walks-name = Crosses { $terrain }
ability-walks = May enter { $terrain }, impassable to other legions; such a canton cannot be claimed.

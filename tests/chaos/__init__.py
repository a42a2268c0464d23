"""The kill test: a real process runs the real bot, and dies again and again.

    python -m tests.chaos --kills 200 --seed 1

`server` is Discord: HTTP and gateway on the loopback interface, before SimCord's world. `process`
starts and kills the bot; `bot` is what runs there. `people` press buttons and remember what they
were told. `proof` compares all that with the database.
"""

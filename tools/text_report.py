"""The compiler's work list: what share of card text compiles, and the unknown sentences by the cards they hold back.

    python -m tools.text_report FOLDER [--top 40] [--kind attack] [--sets base,sv]

FOLDER holds the JSON card files of the public pokemon-tcg-data project.
"""

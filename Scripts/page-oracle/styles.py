"""The declarations that pages choose from: one a line, `name: a | b` is one of its values."""


def lines(text):
    return [line.strip() for line in text.strip().splitlines()]


STYLES = {name: lines(text) for name, text in {
    "lengths": """
        0\n 4px\n 8px\n 10px\n 12px\n 15px\n 16px\n 20px\n 24px\n 40px\n .25em\n .5em\n 1em\n 1.5em\n .5rem\n 1rem\n 2rem
        2%\n 5%\n 10%\n 1vw\n 4vw\n calc(2% + 8px)\n clamp(8px, 4vw, 24px)\n max(4px, 1em)\n min(6%, 2rem)""",
    "body": """
        margin: 0
        font-family: Arial, sans-serif | Inter, sans-serif | Georgia, serif | Verdana
        line-height: 1.6 | 1.4 | normal | 24px
        font-size: 14px | 18px | 100%
        padding: 0 | 20px | 2rem
        max-width: 800px | 60rem
        margin: 0 auto""",
    "reset": "box-sizing: border-box\nmargin: 0\npadding: 0",
    "pictures": "max-width: 100%\nheight: auto\ndisplay: block\nvertical-align: middle",
    "root": "font-size: 62.5% | 18px | 10px\nheight: 100%",
    "badge": """
        padding: 2px 4px | 4px 12px | .25em .6em
        border: 1px solid #ccc
        text-transform: uppercase | capitalize
        letter-spacing: 1px | -0.5px
        font-size: 75%
        line-height: 1
        vertical-align: middle | baseline""",
    "icon": "vertical-align: -.125em | middle\nmargin-right: 5px\nfont-style: normal",
    "inline": """
        font-size: 10px | 20px | 80% | 1.4em | larger | small
        vertical-align: middle | top | bottom | super | sub | 4px | -10% | text-top | text-bottom
        padding: PX
        border: 1px solid | 2px solid
        margin: 0 PX
        white-space: nowrap | pre | pre-wrap | pre-line
        line-height: 1 | 2 | 30px | .8 | 150%
        position: relative; top: 2px""",
    "picture": """
        max-width: 100%
        width: 100% | 50% | 64px | 4em
        height: auto | 40px | 3em
        aspect-ratio: 16/9 | 1
        object-fit: cover
        display: block
        vertical-align: middle | top | bottom | text-bottom""",
    "control": """
        padding: LENGTH
        border: 1px solid | 3px solid | none
        width: 100% | 200px | 12em | auto | 50%
        box-sizing: border-box | content-box
        font: inherit
        font-size: 16px | .875em
        height: 40px | 2.5em | auto
        display: block | inline-block | flex
        margin: LENGTH
        line-height: 1.5 | 20px | 1
        vertical-align: middle | top
        appearance: none
        min-width: 80px""",
    "paragraph": """
        margin: LENGTH 0
        text-align: center | right | justify
        line-height: 1.6 | 24px | 150%
        font-size: 14px | 1.1rem | 90%
        text-indent: 2em | -10px | 5%
        letter-spacing: 1px | .1em | -.02em
        word-spacing: 4px
        max-width: 60ch | 300px | 50%
        font-family: Georgia, serif | monospace | Inter, sans-serif
        overflow-wrap: break-word
        white-space: nowrap | pre-line | pre-wrap
        padding: LENGTH
        word-break: break-all | break-word
        overflow: hidden; text-overflow: ellipsis
        display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden""",
    "heading": """
        margin: 0 | 0 0 1rem | 20px 0 10px | 2em 0 .5em
        font-size: clamp(1.5rem, 4vw, 3rem) | 32px | calc(1rem + 2vw)
        line-height: 1.1 | 1
        border-bottom: 2px solid
        padding-bottom: LENGTH
        text-transform: uppercase
        font-weight: 400 | 900
        text-align: center
        display: inline-block""",
    "generated": """
        display: block | inline-block
        width: 20px | 40px
        height: 2px | 4px
        margin: 0 | 8px auto | 8px 0 0
        position: absolute""",
    "list": """
        list-style: none | disc inside | square | decimal
        padding: 0 | 0 0 0 20px
        margin: 0 | 1em 0
        display: flex | grid | block
        gap: PX
        flex-wrap: wrap
        line-height: 1.8""",
    "item": """
        margin-bottom: LENGTH
        padding: LENGTH
        display: inline | inline-block | flex | block
        float: left
        position: relative
        list-style-position: inside
        width: 50% | 33.33% | 120px""",
    "marker": """
        position: absolute; left: 0
        display: inline-block; width: 1em; margin-left: -1em
        float: left; margin-right: 5px
        display: block; width: 8px; height: 8px""",
    "box": """
        border: 1px solid
        border-left: 4px solid
        border-top: 1px solid
        margin: LENGTH | 0 auto | LENGTH auto
        padding: LENGTH
        position: relative
        overflow: hidden
        text-align: center | right
        max-width: 800px | 60% | 500px
        width: 300px | 50% | auto
        min-height: 100px | 50vh
        font-size: 14px | 1.2em
        line-height: 1.5""",
    "preformatted": """
        padding: LENGTH
        overflow: auto | hidden
        white-space: pre-wrap
        font-size: 14px | 85%
        line-height: 1.45 | 20px
        font-family: monospace | monospace, monospace
        margin: LENGTH""",
    "figure": """
        margin: 0 | 1em auto
        text-align: center
        width: fit-content | 50% | 240px | min-content
        float: left | right
        display: table | flex | inline-block""",
    "definitions": """
        display: grid
        grid-template-columns: auto 1fr | 120px 1fr | max-content auto
        gap: PX
        margin: 0""",
    "cell": """
        white-space: nowrap
        padding: LENGTH
        width: 30% | 100px | 1% | 10em
        height: 30px | 100px
        vertical-align: top | bottom | middle | baseline""",
    "table": """
        width: 100% | auto | 500px | 60%
        border-collapse: collapse
        border-spacing: 0 | 4px | 10px 2px
        table-layout: fixed
        margin: 0 auto | 1em 0
        border: 1px solid | 3px solid
        min-width: 400px
        max-width: 600px
        display: block | inline-table
        padding: PX
        height: 200px | 100%""",
    "cells": """
        padding: 8px | 4px 10px | .5rem 1rem
        border: 1px solid | 2px solid
        border-bottom: 1px solid | 3px solid
        text-align: right | left
        vertical-align: top | middle
        width: 40% | 1px | 60px
        white-space: nowrap""",
    "mail": """
        max-width: 600px
        margin: 0 auto
        border-collapse: collapse
        width: 100%
        table-layout: fixed""",
    "mail cell": """
        padding: 10px | 20px 30px | 0 0 16px
        font-size: 14px | 0px
        line-height: 1.5 | 24px | 0
        word-break: break-word
        text-align: center""",
    "flex": """
        flex-wrap: wrap
        gap: LENGTH
        justify-content: space-between | center | flex-end | space-around
        align-items: center | flex-start | baseline | flex-end
        flex-direction: column | row-reverse | column-reverse
        padding: LENGTH
        min-height: 100px | 50vh
        height: 150px | 300px
        max-width: 800px | 90%
        align-content: center | space-between""",
    "flex item": """
        flex: 1 | 0 0 auto | 1 1 200px | 0 0 50% | none
        flex-shrink: 0
        margin-left: auto
        width: 30% | 200px | 100%
        align-self: center | flex-end | baseline
        min-width: 0
        padding: LENGTH
        order: -1
        max-width: 50% | 300px
        flex-basis: 40% | calc(50% - 10px)""",
    "grid": """
        grid-template-columns: 1fr 1fr | repeat(3, 1fr) | 200px 1fr | auto 1fr auto | minmax(0, 2fr) 1fr | max-content 1fr
        grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)) | fit-content(200px) 1fr | 30% 70% | repeat(12, 1fr)
        gap: LENGTH
        grid-template-rows: auto 1fr | 100px | repeat(2, auto)
        align-items: center | start | end
        justify-items: center | start
        justify-content: center | space-between
        padding: LENGTH
        grid-auto-rows: 100px | minmax(60px, auto) | 1fr
        grid-auto-flow: dense | column
        min-height: 300px""",
    "grid item": """
        grid-column: span 2 | 1 / -1 | 2 | 1 / 3
        grid-row: span 2 | 1
        align-self: center | end
        justify-self: center | end
        padding: LENGTH
        min-width: 0""",
    "float": """
        width: 30% | 50% | 120px | 33.333%
        margin: LENGTH
        padding: LENGTH
        height: 40px | 80px
        clear: left | both""",
    "positioned": """
        top: 0 | 10px | 50% | 100%
        left: 0 | 20px | 50%
        right: 0 | 10px | 5%
        bottom: 0 | -5px | 10%
        width: 100% | 120px | 50% | max-content
        height: 100% | 30px
        margin: auto | 10px
        inset: 0
        padding: LENGTH""",
    "collapsing": """
        margin: LENGTH 0 | -10px 0 | 20px 0 -8px
        padding-top: 1px
        border-top: 1px solid
        overflow: hidden
        min-height: 10px
        height: 0 | 20px
        display: flow-root
        clear: both
        float: left""",
    "inline block": """
        width: 30% | 50% | 200px | 33% | 24%
        vertical-align: top | middle | bottom
        padding: LENGTH
        margin: LENGTH
        height: 40px | 90px
        overflow: hidden
        border: 1px solid""",
    "scroller": """
        height: 50px | 200px
        max-height: 100px
        width: 200px | 50%
        white-space: nowrap
        padding: LENGTH
        float: left""",
}.items()}

# Single declarations that are put on any element.
MUTATIONS = lines("""
    margin: 0\n margin: 0 auto\n margin-top: -10px\n margin: 10px -20px\n margin-left: auto\n padding: 5%\n width: 50%
    width: fit-content\n width: min-content\n width: max-content\n max-width: 400px\n min-width: 100%\n min-height: 100px
    max-height: 60px\n height: 50%\n height: 100%\n float: left\n float: right\n clear: both\n overflow: hidden\n overflow: auto
    display: inline-block\n display: block\n display: flex\n display: grid\n display: inline\n display: table
    display: inline-flex\n display: contents\n display: flow-root\n display: inline-table\n display: list-item
    position: relative\n position: absolute\n position: sticky; top: 10px\n text-align: center\n text-align: justify
    vertical-align: middle\n vertical-align: top\n vertical-align: bottom\n line-height: 1\n line-height: 30px\n font-size: 0
    font-size: 1.5em\n white-space: nowrap\n white-space: pre-wrap\n letter-spacing: 2px\n border: 3px solid\n direction: rtl
    box-sizing: border-box; padding: 10px; width: 200px\n border-collapse: collapse\n aspect-ratio: 2\n flex: 1
    align-self: center\n grid-column: span 2\n columns: 2\n text-indent: 20px\n list-style: inside\n word-break: break-all
    text-wrap: balance\n inset: auto 0 0 auto\n overflow-wrap: anywhere\n margin-inline: auto\n padding-block: 1em""")
RARE_MUTATIONS = lines("""
    zoom: 1.5\n writing-mode: vertical-rl\n all: unset\n column-span: all\n contain: layout\n text-wrap: pretty""")

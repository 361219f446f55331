"""The eight boxes as they are sold: so many pieces, bars or bags, in an open box before its leaning lid."""
import math
import random
from functools import partial

import bags
import fudge
import stage
from bars import bar
from cardboard import CARD, lid, open_tray, paper_cup
from meshes import empty
from piece import HALF

HEIGHT = 5 / 6
LEAN = 1.15

SIX = ['millionaire', 'coconut-ice', 'sea-salt-caramel', 'belgian-chocolate', 'clotted-cream', 'mint-and-chocolate']
TWELVE = ['clotted-cream', 'belgian-chocolate', 'rum-and-raisin', 'coconut-ice',
          'millionaire', 'rainbow-button', 'mint-and-chocolate', 'sea-salt-caramel',
          'oreo', 'strawberry-and-cream', 'maple-and-walnut', 'orange-and-chocolate']
THIRTY = ['vanilla', 'belgian-chocolate', 'coconut-ice', 'maple-and-walnut', 'mint-and-chocolate', 'caramel',
          'turkish-delight', 'sea-salt-caramel', 'oreo', 'cherry-and-almond', 'liquorice', 'lemon-cheesecake',
          'clotted-cream', 'coffee-and-cream', 'rainbow-button', 'butterscotch', 'strawberry-and-cream', 'millionaire',
          'orange-and-chocolate', 'fudge-ice', 'rum-and-raisin', 'banana-and-chocolate-swirl', 'biscoff-biscuit',
          'coconut-ice', 'baileys', 'belgian-chocolate', 'clotted-cream', 'mint-and-chocolate', 'sea-salt-caramel',
          'oreo']


def room(reach=1.9):
    stage.wall()
    stage.board()
    stage.lights(reach)


def frame(place=(-3.8, -15.8, 11.6), target=(0.1, 1.6, 2.3)):
    stage.camera(place, target, 47, (0, -1.5, 1.3), 0.4)


def open_box(width, depth, height, design, root):
    """An open box that holds this much, its lid leaning behind it."""
    open_tray(width, depth, height, root)
    width, depth = width + 0.35, depth + 0.35
    lid(width, depth, design, (0.3, depth / 2 + 1.6, depth / 2 * math.sin(LEAN) + 0.28), (LEAN, 0, -0.05), root)


def box_of_pieces(slugs, columns, design, root, cells, pitch=(2.28, 2.28)):
    """As many pieces as slugs, from the back row to the front."""
    rng = random.Random(3)
    rows = len(slugs) // columns
    open_box(columns * pitch[0] + 0.25, rows * pitch[1] + 0.25, 1.6, design, root)
    for i, slug in enumerate(slugs):
        row, column = divmod(i, columns)
        x, y = (column - (columns - 1) / 2) * pitch[0], ((rows - 1) / 2 - row) * pitch[1]
        height = CARD + 0.22 + 0.92 * HALF[2] + rng.uniform(-0.02, 0.03)
        turn = (rng.gauss(0, 0.03), rng.gauss(0, 0.03), rng.gauss(0, 0.05))
        inside = fudge.inside_of(slug, 0.4, where='top') + fudge.inside_of(slug, 0.35)
        fudge.add(slug, 100 + 7 * i, (x, y, height), turn, inside, cells, scale=0.92, parent=root)
        paper_cup((x, y, CARD + 0.1), 1.0, 0.75, root)


def pieces(slugs, columns, design, scale, cells, pitch=(2.28, 2.28)):
    room()
    box_of_pieces(slugs, columns, design, empty('box', scale=scale), cells, pitch)
    frame()


def bar_rows(slugs, sleeves, design, scale, half):
    """Bars one behind another, their labels the right way up."""
    room()
    root = empty('box', scale=scale)
    pitch = 2 * half[1] + 0.26
    open_box(2 * half[0] + 0.5, len(slugs) * pitch + 0.1, 1.15, design, root)
    for i, (slug, sleeve) in enumerate(zip(slugs, sleeves)):
        y = ((len(slugs) - 1) / 2 - i) * pitch
        bar(slug, 30 + 9 * i, (0, y, CARD + 0.12 + half[2]), half, 0.015 * (-1) ** i, sleeve, parent=root)
    frame()


def bar_columns(slugs, sleeves, design, scale, half):
    """Bars side by side, pointing at us; the labels run across them."""
    room()
    root = empty('box', scale=scale)
    pitch = 2 * half[1] + 0.26
    open_box(len(slugs) * pitch + 0.1, 2 * half[0] + 0.5, 1.15, design, root)
    for i, (slug, sleeve) in enumerate(zip(slugs, sleeves)):
        x = (i - (len(slugs) - 1) / 2) * pitch
        place = (x, 0.05 * (-1) ** i, CARD + 0.12 + half[2])
        bar(slug, 30 + 9 * i, place, half, math.pi / 2, sleeve, -math.pi / 2, root)
    frame()


BAGS = (((-5.0, 0.9), 0.24), ((-1.75, -0.35), 0.07), ((1.75, -0.35), -0.07), ((5.0, 0.9), -0.24))


def bag_box(slugs, design, papers, scale=0.74):
    """Four bags before their closed box, and a piece of what is in them."""
    room(1.7)
    root = empty('bags', scale=scale)
    lid(13.0, 10.0, design, (0.2, 3.6, 4.95), (math.radians(83), 0, -0.02), root)
    for i, ((place, turn), paper) in enumerate(zip(BAGS, papers)):
        bags.bag(2 + 3 * i, (*place, 0.01), turn, parent=root, paper=paper)
    for i, (slug, (x, y), turn) in enumerate(zip(slugs, ((-4.1, -2.6), (-1.5, -3.2), (1.35, -3.05), (4.1, -2.5)),
                                                 (0.35, -0.25, 0.4, -0.3))):
        fudge.add(slug, 40 + i, (x, y, 0.8 * HALF[2] + 0.01), (0, 0, turn), fudge.inside_of(slug, 0.7), 56, scale=0.8,
                  parent=root)
    stage.camera((-1.2, -17.0, 6.8), (0.05, 0.6, 2.95), 50, (0, -0.3, 2.0), 0.4)


KRAFT = ('#c39a68', '#a67b4a', '#dcbc8e')
PALE = ('#f1e5cd', '#ddcdb0', '#fbf4e4')
GREEN = ('#a9d3ca', '#93bfb4', '#c6e4dc')
BAR = (4.0, 1.0, 0.52)
BIG_BAR = (4.9, 1.25, 0.78)

PICTURES = {
    'box-of-6': partial(pieces, SIX, 3, 'lid-happy-birthday', 1.2, 56, (2.28, 2.55)),
    'box-of-12': partial(pieces, TWELVE, 4, 'lid-thank-you', 0.96, 48),
    'ultimate-fudge-taster-box': partial(pieces, THIRTY, 6, 'lid-happy-anniversary', 0.63, 36),
    '3-bar-gift-box': partial(bar_rows, ['clotted-cream', 'millionaire', 'cherry-and-almond'], ['sea', 'kraft', 'rose'],
                              'lid-i-fudgin-love-you-pink', 0.98, BAR),
    '5-bar-fudge-gift-box': partial(
        bar_columns, ['belgian-chocolate', 'coconut-ice', 'sea-salt-caramel', 'mint-and-chocolate', 'vanilla'],
        ['cream', 'sea', 'rose', 'kraft', 'sun'], 'lid-enjoy-your-fudge', 0.80, BAR),
    '3-big-bar-box': partial(bar_rows, ['belgian-chocolate', 'sea-salt-caramel', 'rum-and-raisin'],
                             ['kraft', 'kraft', 'kraft'], 'lid-worlds-best-dad', 0.84, BIG_BAR),
    '4-bag-box': partial(bag_box, ['clotted-cream', 'traditional-tablet', 'mint-and-chocolate', 'rum-and-raisin'],
                         'lid-i-fudgin-love-you-blue', [KRAFT, PALE, KRAFT, PALE]),
    '4-bag-vegan-box': partial(bag_box, ['vegan-chocolate', 'vegan-sea-salt-caramel', 'vegan-chocolate',
                                         'vegan-sea-salt-caramel'], 'lid-happy-birthday-grandma',
                               [GREEN, KRAFT, GREEN, KRAFT]),
}

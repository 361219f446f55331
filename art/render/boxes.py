"""The eight boxes as they are sold, and the five that the shop has filled: so many pieces, bars or bags, in an open box
before its leaning lid."""
import json
import math
import os
import random
from collections import namedtuple
from functools import partial

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import bags
import fudge
import materials
import stage
from bars import bar
from cardboard import CARD, KRAFT, PRINTS, lid, open_tray, paper_cup
from flavours import FLAVOURS
from meshes import empty
from piece import HALF
from tray import LYING, seen_from_above

HEIGHT = 5 / 6
LEAN = 1.2
CELL = 2.28
BAR = (4.6, 1.1, 0.55)
BIG_BAR = (5.9, 1.45, 0.78)
BAG = 3.36
PALE = ('#f1e5cd', '#ddcdb0', '#fbf4e4')
GREEN = ('#a9d3ca', '#93bfb4', '#c6e4dc')

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


# Where a box is photographed: the table, the wall, from where (degrees to the right, degrees up), and the exposure.
Setting = namedtuple('Setting', 'table wall turn rise exposure', defaults=('pale', 'mint', -13, 33, 0.5))
SHELF = Setting()
# All kinds of box are made to one scale, stand with their fronts in one line, and are seen by one camera from one place.
SHELF_SCALE, SHELF_FRONT = 0.64, -4.4


def photograph(setting, target, distance, lens):
    stage.wall(setting.wall)
    stage.board(setting.table)
    stage.lights(1.9)
    turn, rise = math.radians(setting.turn), math.radians(setting.rise)
    away = (math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise))
    place = [t + distance * a for t, a in zip(target, away)]
    camera = stage.camera(place, target, lens, (0, -1.8, 1.2), 0.15)
    bpy.context.scene.view_settings.exposure = setting.exposure
    return camera


def corners(root):
    bpy.context.view_layer.update()
    return [thing.matrix_world @ Vector(corner) for thing in root.children_recursive if thing.type == 'MESH'
            for corner in thing.bound_box]


def on_shelf(build, *what):
    """A kind of box beside the others: only the frame moves, to its middle."""
    root = empty('box', scale=SHELF_SCALE)
    build(root, *what)
    root.location.y = SHELF_FRONT - min(corner.y for corner in corners(root))
    camera = photograph(SHELF, (0, -1.6, 1.8), 17.0, 43)
    scene = bpy.context.scene
    seen = [world_to_camera_view(scene, scene.camera, corner) for corner in corners(root)]
    across, up = [at.x for at in seen], [at.y for at in seen]
    camera.shift_x = (min(across) + max(across)) / 2 - 0.5
    camera.shift_y = ((min(up) + max(up)) / 2 - 0.5) * HEIGHT


def alone(build, slug, scale, setting, *what, target=(0, 0.95, 2.35), **changes):
    """A ready-made box, as large as the picture allows."""
    with open(os.path.join(PRINTS, 'ready-made.json')) as file:
        held = json.load(file)[slug]
    build(empty('box', scale=scale), held, *what, 'lid-enjoy-your-fudge', **changes)
    photograph(setting, target, 28.0, 70)


def open_box(width, depth, height, design, root, gap=0.9):
    """An open box that holds this much, its lid leaning behind it; `gap` lies between them."""
    open_tray(width, depth, height, root)
    width, depth = width + 0.35, depth + 0.35
    foot = depth / 2 + gap
    middle = (0.3, foot + depth / 2 * math.cos(LEAN), depth / 2 * math.sin(LEAN) + 0.28)
    lid(width, depth, design, middle, (LEAN, 0, -0.05), root)


def prepare(slugs):
    """Gives the flavours in a box their looks from above."""
    for slug in set(slugs):
        materials.fudge(slug, seen_from_above(slug))


def piece_in_cup(slug, seed, x, y, cells, rng, root):
    # What lies on its side leans back a little, or its top hides behind it.
    lying = slug in LYING
    half = (HALF[0], HALF[2], HALF[0]) if lying else HALF
    turn = [rng.gauss(0, 0.03), rng.gauss(0, 0.03), rng.gauss(0, 0.06)]
    if lying:
        turn[0] -= math.radians(72)
    height = CARD + 0.22 + 0.92 * HALF[2] + rng.uniform(-0.02, 0.05)
    fudge.add(slug, seed, (x, y, height), turn, seen_from_above(slug).inside, cells, half, 0.92, root)
    paper_cup((x, y, CARD + 0.1), 1.0, 0.75, root)


def pieces(root, slugs, columns, cells, design, stride=1, pitch=(CELL, CELL), gap=0.9):
    """As many pieces as slugs, from the back row to the front; a stride deals them out so that equal ones do not touch."""
    prepare(slugs)
    rng, count = random.Random(3), len(slugs)
    rows = count // columns
    open_box(columns * pitch[0] + 0.25, rows * pitch[1] + 0.25, 1.35, design, root, gap)
    for i in range(count):
        row, column = divmod(i, columns)
        x, y = (column - (columns - 1) / 2) * pitch[0], ((rows - 1) / 2 - row) * pitch[1]
        piece_in_cup(slugs[i * stride % count], 100 + 7 * i, x, y, cells, rng, root)


def bar_rows(root, slugs, sleeves, half, design):
    """Bars one behind another, their labels the right way up."""
    prepare(slugs)
    pitch = 2 * half[1] + 0.26
    open_box(2 * half[0] + 0.5, len(slugs) * pitch + 0.1, 2 * half[2], design, root)
    for i, (slug, sleeve) in enumerate(zip(slugs, sleeves)):
        y = ((len(slugs) - 1) / 2 - i) * pitch
        bar(slug, 30 + 9 * i, (0, y, CARD + 0.12 + half[2]), half, 0.015 * (-1) ** i, sleeve, parent=root)


def bar_columns(root, slugs, sleeves, half, design):
    """Bars side by side, pointing at us; the labels run across them."""
    prepare(slugs)
    pitch = 2 * half[1] + 0.26
    open_box(len(slugs) * pitch + 0.1, 2 * half[0] + 0.5, 2 * half[2], design, root)
    for i, (slug, sleeve) in enumerate(zip(slugs, sleeves)):
        x = (i - (len(slugs) - 1) / 2) * pitch
        place = (x, 0.05 * (-1) ** i, CARD + 0.12 + half[2])
        bar(slug, 30 + 9 * i, place, half, math.pi / 2, sleeve, -math.pi / 2, root)


def bag_box(root, slugs, papers, design):
    """Four bags lying side by side, and before the box a piece of what is in each."""
    prepare(slugs)
    rng = random.Random(5)
    open_box(4 * BAG + 0.2, 4.9, 1.15, design, root)
    for i, (slug, paper) in enumerate(zip(slugs, papers)):
        x = (i - 1.5) * BAG
        bags.bag(2 + 3 * i, (x, -2.2, CARD + 1.12), rng.gauss(0, 0.02), -math.pi / 2, root, paper, label=0.29)
        place = (x * 0.86, -4.3 + rng.uniform(-0.25, 0.25), 0.92 * HALF[2] + 0.01)
        fudge.add(slug, 40 + i, place, (0, 0, rng.uniform(0.3, 0.7)), fudge.inside_of(slug, 0.7), scale=0.92, parent=root)


PICTURES = {
    'box-of-6': partial(on_shelf, pieces, SIX, 3, 56, 'lid-happy-birthday', 1, (CELL, 2.5)),
    'box-of-12': partial(on_shelf, pieces, TWELVE, 4, 48, 'lid-happy-anniversary'),
    'ultimate-fudge-taster-box': partial(on_shelf, pieces, THIRTY, 6, 40, 'lid-thank-you'),
    '3-bar-gift-box': partial(on_shelf, bar_rows, ['clotted-cream', 'millionaire', 'cherry-and-almond'],
                              ['sea', 'kraft', 'rose'], BAR, 'lid-i-fudgin-love-you-pink'),
    '5-bar-fudge-gift-box': partial(
        on_shelf, bar_columns, ['belgian-chocolate', 'coconut-ice', 'sea-salt-caramel', 'mint-and-chocolate', 'vanilla'],
        ['cream', 'sea', 'rose', 'kraft', 'sun'], BAR, 'lid-i-fudgin-love-you-blue'),
    '3-big-bar-box': partial(on_shelf, bar_rows, ['belgian-chocolate', 'sea-salt-caramel', 'rum-and-raisin'],
                             ['kraft', 'kraft', 'kraft'], BIG_BAR, 'lid-worlds-best-dad'),
    '4-bag-box': partial(on_shelf, bag_box, ['clotted-cream', 'traditional-tablet', 'mint-and-chocolate', 'rum-and-raisin'],
                         [KRAFT, PALE, KRAFT, PALE], 'lid-thank-you-so-much'),
    '4-bag-vegan-box': partial(on_shelf, bag_box, ['vegan-chocolate', 'vegan-sea-salt-caramel', 'vegan-chocolate',
                                                   'vegan-sea-salt-caramel'], [GREEN, KRAFT, GREEN, KRAFT],
                               'lid-sending-you-a-hug'),
    'six-favourites': partial(alone, pieces, 'six-favourites', 1.03, Setting('pale', 'mint', -15), 3, 72, pitch=(CELL, 2.5),
                              gap=1.2),
    'twelve-favourites': partial(alone, pieces, 'twelve-favourites', 0.81, Setting('pale', 'dusk', 13, 34), 4, 56, stride=5),
    'chocolate-dozen': partial(alone, pieces, 'chocolate-dozen', 0.8, Setting('pale', 'rose', -15, 35, 0.65), 4, 56,
                               stride=5),
    'twenty-four-flavour-taster': partial(alone, pieces, 'twenty-four-flavour-taster', 0.5,
                                          Setting('walnut', 'mint', 14, 37), 6, 40, stride=7),
    'four-favourite-bags': partial(alone, bag_box, 'four-favourite-bags', 0.8, Setting('walnut', 'cream', -10, 36),
                                   [KRAFT] * 4, target=(0, 0.2, 1.6)),
}

"""Trays of fudge on the shop's counter, each with its ticket."""
import math
import random

import bpy

import fudge
import stage
from cardboard import sticker
from materials import plain
from meshes import add_object, block, empty
from piece import HALF

SCALE = 0.62
COLUMNS, ROWS = 4, 3
PITCH = 2.06
STEP = 1.3
TRAYS = (('belgian-chocolate', (-6.2, 3.9, STEP)), ('mint-and-chocolate', (0.0, 3.9, STEP)),
         ('millionaire', (6.2, 3.9, STEP)), ('sea-salt-caramel', (-3.15, -1.6, 0)), ('coconut-ice', (3.15, -1.6, 0)))


def dish_of(slug, place, seed):
    """A white enamel tray, blue at the rim, with squares of one flavour and a few more on top."""
    rng = random.Random(seed)
    width, depth = COLUMNS * PITCH + 0.5, ROWS * PITCH + 0.5
    root = empty('tray', place, (0, 0, rng.uniform(-0.02, 0.02)), scale=SCALE)
    enamel = plain('#fbf8f0', roughness=0.15, specular=0.5, coat=0.3)
    rim = plain('#1d4a60', roughness=0.2, specular=0.5)
    add_object(block('bottom', (width, depth, 0.12), 0.05, 3), enamel, parent=root)
    for side in (-1, 1):
        for size, at in (((0.14, depth + 0.14, 0.62), (side * width / 2, 0)),
                         ((width + 0.14, 0.14, 0.62), (0, side * depth / 2))):
            add_object(block('side', size, 0.05, 3), enamel, (*at, 0), parent=root)
            add_object(block('rim', (size[0] + 0.06, size[1] + 0.06, 0.10), 0.04, 3), rim, (*at, 0.58), parent=root)
    inside = fudge.inside_of(slug, 0.7)
    spots = [((c - (COLUMNS - 1) / 2) * PITCH, (r - (ROWS - 1) / 2) * PITCH, 0) for c in range(COLUMNS)
             for r in range(ROWS)]
    spots += [(-2.3, 1.25, 1), (0.1, 1.6, 1), (2.45, 0.9, 1)]
    front = -(ROWS - 1) / 2 * PITCH
    for i, (x, y, storey) in enumerate(spots):
        place_in = (x + rng.uniform(-0.04, 0.04), y + rng.uniform(-0.04, 0.04),
                    0.14 + HALF[2] * (1 + 2 * storey) + 0.03 * storey)
        turn = rng.gauss(0, 0.03) + storey * rng.uniform(-0.6, 0.6)
        is_near = place[2] == 0
        is_broken = is_near and i == len(spots) - 1
        fudge.add(slug, 20 * seed + i, place_in, (0, 0, -2.5 if is_broken else turn), inside,
                  None if storey == 1 or is_near and y == front else 34, scale=0.98, parent=root,
                  broken=0.2 if is_broken else None)
    ticket(slug, root, depth)


def ticket(slug, tray, depth):
    """A card on a wooden foot, before the tray."""
    root = empty('ticket', (0, -depth / 2 - 0.55, 0), (math.radians(68), 0, 0), tray)
    card = plain('#fffaf0', roughness=0.6, specular=0.2)
    add_object(block('card', (4.0, 1.6, 0.05), 0.02, 2), card, (0, 0.95, 0), parent=root)
    sticker(f'ticket-{slug}', 3.96, 1.56, root, (0, 0.95, 0.056))
    add_object(block('foot', (1.7, 0.5, 0.32), 0.05, 3), stage.timber('#a8743f', '#93602f', '#744620'),
               (0, -depth / 2 - 0.55, 0), parent=tray)


def build():
    stage.wall()
    stage.board('honey')
    add_object(block('step', (26, 5.6, STEP), 0.06, 3), stage.timber(*stage.WOODS['walnut']), (0, 4.1, 0))
    for i, (slug, place) in enumerate(TRAYS):
        dish_of(slug, place, i + 3)
    stage.lights(1.9)
    stage.camera((-3.9, -20.4, 10.8), (0.02, 0.75, 1.35), 56, (-0.6, -3.2, 0.9), 0.16)
    bpy.context.scene.view_settings.exposure = 0.6

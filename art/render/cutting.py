"""A slab of rum and raisin fudge on baking paper, half of it cut into squares, one of them broken; behind it a gift for a
wedding guest."""
import math
import random

import bpy

import fudge
import gift
import stage
from flavours import FLAVOURS
from materials import plain
from meshes import add_object, block, empty, mesh_from
from piece import HALF

FLAVOUR = 'rum-and-raisin'
SLAB = (2.7, 2.07, HALF[2])
ON_PAPER = stage.PAPER_TOP - 0.02 + HALF[2]


def knife(place, turn):
    """A long cook's knife lying flat, its edge towards us."""
    root = empty('knife', place, turn)
    length, width = 5.4, 0.95
    steps = [k / 40 for k in range(41)]
    back = [(t * length, 0.06 * math.sin(math.pi * t)) for t in steps]
    edge = [(t * length, -width * (1 - max(0.0, (t - 0.35) / 0.65) ** 2.2)) for t in steps]
    points, faces = [], []
    for (x, y), (_, low) in zip(back, edge):
        points += [(x, y, 0.045), (x, (y + low) / 2, 0.045), (x, low, 0.0), (x, y, 0.0)]
    for k in range(40):
        for j in range(3):
            faces.append((4 * k + j, 4 * k + j + 1, 4 * k + j + 5, 4 * k + j + 4))
    steel = plain('#c9cccb', roughness=0.16, metallic=1.0, bump=0.05, bump_scale=3)
    add_object(mesh_from('blade', points, faces, smooth=False), steel, parent=root)
    add_object(block('bolster', (0.22, 0.62, 0.2), 0.05, 3), steel, (-0.08, -0.28, -0.05), parent=root)
    grip = block('grip', (2.3, 0.52, 0.3), 0.12, 5)
    add_object(grip, stage.timber('#7a4c2b', '#673d20', '#4a2912'), (-1.3, -0.30, -0.08), parent=root)
    for x in (-0.6, -1.3, -2.0):
        add_object(block('rivet', (0.13, 0.13, 0.03), 0.06, 4), steel, (x, -0.30, 0.21), parent=root)


def cut_squares(root, rng):
    """Two columns to the right of the slab, further apart the longer they have been cut."""
    for column, (x, gap) in enumerate(((1.62, 0.03), (3.85, 0.10))):
        for row in range(2):
            place = (x + rng.uniform(-gap, gap), (row - 0.5) * (2.08 + gap) + rng.uniform(-gap, gap) / 2, ON_PAPER)
            fudge.add(FLAVOUR, 70 + 3 * column + row, place, (0, 0, rng.gauss(0, gap * 0.7)), parent=root)


def build():
    rng = random.Random(8)
    stage.wall()
    stage.board('walnut')
    stage.paper(12.6, 7.6, 0.30, (0.5, -0.4))
    root = empty('slab', (-0.3, 0.5, 0), (0, 0, 0.34))
    fudge.add(FLAVOUR, 61, (-2.18, 0, ON_PAPER), inside=fudge.inside_of(FLAVOUR, 5), half=SLAB, parent=root)
    cut_squares(root, rng)
    fudge.add(FLAVOUR, 92, (3.45, -1.85, ON_PAPER), (0, 0, -0.72), half=(0.95, 1.0, HALF[2]), broken=0.1)
    fudge.crumbs(FLAVOUR, 93, (3.5, -3.0, stage.PAPER_TOP), 34, 0.9)
    fudge.crumbs(FLAVOUR, 94, (1.2, -1.75, stage.PAPER_TOP), 24, 0.8)
    gift.tied_slices(FLAVOUR, 96, (-2.5, 5.1, 0), 0.45)
    gift.place_card((0.3, 5.3, 0), 0.65)
    knife((-3.1, -3.35, 0.07), (0, 0, 0.14))
    stage.lights(1.45)
    stage.camera((0.9, -15.2, 7.4), (0.45, -0.05, 0.75), 54.5, (2.3, -2.2, 0.8), 0.19)
    bpy.context.scene.view_settings.exposure = FLAVOURS[FLAVOUR].exposure

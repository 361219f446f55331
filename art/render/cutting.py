"""A slab of clotted-cream fudge on marble, half of it cut into squares."""
import math
import random

import bits
import fudge
import props
import stage
from look import Prop
from materials import plain
from meshes import add_object, block, empty, mesh_from, sheet
from piece import HALF

FLAVOUR = 'clotted-cream'
SLAB = (3.1, 2.12, HALF[2])
MARBLE_TOP = 0.55


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


def cut_squares(rng):
    """Three columns to the right of the slab, further apart the longer they have been cut."""
    for column, (x, gap) in enumerate(((2.32, 0.03), (4.55, 0.10), (6.95, 0.16))):
        for row in range(2):
            place = (x + rng.uniform(-gap, gap), (row - 0.5) * (2.10 + gap) + rng.uniform(-gap, gap) / 2,
                     MARBLE_TOP + HALF[2] + 0.03)
            fudge.add(FLAVOUR, 70 + 3 * column + row, place, (0, 0, rng.gauss(0, gap * 0.7)), cells=64)


def build():
    rng = random.Random(8)
    stage.wall()
    stage.board()
    add_object(block('marble', (17.0, 8.6, MARBLE_TOP), 0.06, 3), stage.marble(), (1.2, 0.2, 0))
    parchment = plain('#f6ecd9', roughness=0.65, specular=0.2, bump=0.15, bump_scale=60)
    add_object(sheet('paper', lambda u, v: ((u - 0.5) * 13.2, (v - 0.5) * 5.3, MARBLE_TOP + 0.012), 2, 2), parchment,
               (1.5, 0.05, 0), (0, 0, 0.015))
    fudge.add(FLAVOUR, 61, (-1.98, 0, MARBLE_TOP + HALF[2] + 0.03), cells=110, half=SLAB)
    cut_squares(rng)
    fudge.add(FLAVOUR, 90, (5.75, 0.15, MARBLE_TOP + 3 * HALF[2] + 0.03), (0, 0, 0.5), cells=64)
    for i in range(60):
        size = rng.choice([0.02, 0.03, 0.045, 0.07])
        place = (rng.uniform(0.6, 8.0), rng.uniform(-3.3, -1.9), MARBLE_TOP + 0.03 + size * 0.5)
        add_object(bits.crumb(f'crumb{i}', size, i), fudge.material_of(FLAVOUR), place,
                   [rng.uniform(0, 6) for _ in range(3)])
    knife((-0.2, -2.75, MARBLE_TOP + 0.03), (0, 0, 0.05))
    cream = dict(holds='cream', colour='#fff4d6', second='#ecc465')
    props.place(Prop('dish', (0.4, 3.6), (0, 0, 0), 2.0, cream), MARBLE_TOP)
    stage.lights(1.5)
    stage.camera((-2.2, -13.6, 9.2), (1.45, -0.1, 0.75), 40, (0.6, -1.6, 1.3), 0.25)

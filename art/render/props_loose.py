"""Loose things in a heap: coconut. Each function builds onto `root`, lying on z = 0."""
import math
import random

from mathutils import Euler, Vector

import bits
from meshes import add_object, mesh_from
from sheer import sheer

CELL = 0.05


def coconut_flesh():
    return sheer('#fffaf0', '#f8ead2', through=0.35, roughness=0.5, specular=0.3, patch=9.0, lift=0.30)


class Heap:
    """Lets things fall on one another, each as far as what already lies below it, and joins them into one mesh."""

    def __init__(self):
        self.points, self.faces, self.ground = [], [], {}

    def drop(self, shape, x, y, rotation, settle=0.80, highest=9.0):
        """`settle` is the share of it that must lie clear of what is below; it rests no higher than `highest`."""
        points, faces = shape
        turn = Euler(rotation).to_matrix()
        points = [turn @ p + Vector((x, y, 0)) for p in points]
        cells = [(round(p.x / CELL), round(p.y / CELL)) for p in points]
        clearances = sorted(self.ground.get(cell, 0.0) - p.z for p, cell in zip(points, cells))
        # A little of it may lie inside what is below: nothing is stiff, and nobody sees it.
        floor = -min(p.z for p in points)
        rest = floor + min(max(0.0, clearances[int((len(points) - 1) * settle)] - floor), highest)
        for p, cell in zip(points, cells):
            p.z += rest
            self.ground[cell] = max(self.ground.get(cell, 0.0), p.z)
        start = len(self.points)
        self.points += points
        self.faces += [tuple(start + i for i in face) for face in faces]

    def mesh(self, name, smooth=True):
        return mesh_from(name, self.points, self.faces, smooth)


def about(rng, spread):
    """A place in a heap that is dense in the middle and thins out: (x, y)."""
    reach, turn = spread * abs(rng.gauss(0, 0.55)), rng.uniform(0, 2 * math.pi)
    return reach * math.cos(turn), reach * 0.62 * math.sin(turn)


def coconut(root, count=80, spread=0.8, shavings=0.04, seed=1):
    """Shredded coconut: fine curled shreds, here and there a thin curved shaving."""
    rng, heap = random.Random(seed), Heap()
    for i in range(count):
        x, y = about(rng, spread)
        thin = rng.random() > shavings
        tilt = 0.10 if i < count / 3 else 0.28
        heap.drop((bits.strand if thin else bits.shaving)(rng), x, y,
                  (rng.gauss(0, tilt), rng.gauss(0, tilt), rng.uniform(0, 6.28)), 0.40,
                  0.30 * spread * math.exp(-(x * x + 2.6 * y * y) / (0.5 * spread * spread)))
    add_object(heap.mesh('coconut'), coconut_flesh(), parent=root)

"""A flavour's picture: one of six arrangements of its pieces, one of them broken, and what they are made of.

Neighbours on the pages have different arrangements; flavours.py says which flavour has which."""
import math
import zlib
from functools import partial

import bpy

import bits
import fudge
import gift
import props
import stage
from flavours import FLAVOURS
from meshes import add_object, lathe
from piece import HALF
from props_larder import porcelain

HEIGHT = 1


def seed_of(slug):
    return zlib.crc32(slug.encode()) % 997 + FLAVOURS[slug].seed


class Set:
    """Puts pieces of one flavour down, each on the paper or on what `on` says."""

    def __init__(self, slug):
        self.slug, self.seed, self.count = slug, seed_of(slug), 0

    def piece(self, x, y, turn=0.0, on=stage.PAPER_TOP - 0.02, half=HALF, broken=None, tip=(0.0, 0.0), share=1.0,
              lit=None):
        """A smaller one holds a `share` of what is pressed into others. Of a short flavour the break is turned to the
        window by `lit`, about the middle of what is left of it."""
        self.count += 1
        if lit is not None and FLAVOURS[self.slug].short:
            middle = (broken - half[0]) / 2
            x += middle * (math.cos(turn) - math.cos(lit))
            y += middle * (math.sin(turn) - math.sin(lit))
            turn = lit
        inside = fudge.inside_of(self.slug, share) if share < 1 else None
        return fudge.add(self.slug, self.seed + self.count, (x, y, on + half[2]), (*tip, turn), inside, half=half,
                         broken=broken,
                         bitten=FLAVOURS[self.slug].bitten)

    def camera(self, place, target, lens, focus, f_stop):
        stage.camera(place, target, lens, focus, f_stop * FLAVOURS[self.slug].depth)

    def crumbs(self, x, y, count=6, spread=0.8, on=stage.PAPER_TOP):
        self.count += 1
        fudge.crumbs(self.slug, self.seed + self.count, (x, y, on), count, spread)


def tower(put):
    """Three on top of one another, half a one leaning at their foot."""
    stage.paper(4.6, 4.6, -0.35, (0.1, 0.2))
    half = (0.98, 0.98, 0.58)
    for x, y, turn, storey in ((-0.35, 0.35, 0.62, 0), (-0.30, 0.38, 0.95, 1), (-0.38, 0.33, 0.48, 2)):
        put.piece(x, y, turn, on=stage.PAPER_TOP - 0.02 + storey * (2 * half[2] + 0.01), half=half)
    put.piece(1.05, -0.72, -0.80, half=(0.85, 0.95, 0.56), broken=0.0, lit=-2.38)
    put.crumbs(0.7, -1.75, 6, 0.8)
    put.camera((0.7, -11.6, 4.2), (0.02, 0.1, 1.56), 97, (-0.2, -0.7, 1.6), 0.45)


def plate(put):
    """A few small squares on a small plate, the foremost broken."""
    rim = [(0.001, 0.05), (1.55, 0.05), (1.75, 0.08), (2.32, 0.24), (2.37, 0.26), (2.38, 0.23), (1.8, 0.03), (1.3, 0.0),
           (0.001, 0.0)]
    add_object(lathe('plate', rim, 160), porcelain(FLAVOURS[put.slug].ware), (0.15, 0.05, 0.01))
    half = (0.72, 0.72, 0.56)
    put.piece(-0.92, 0.28, 0.62, half=half, on=0.04, share=0.6)
    put.piece(0.78, 0.62, 0.95, half=half, on=0.04, share=0.6)
    put.piece(-0.25, 1.42, 0.30, half=half, on=0.04, share=0.6)
    put.piece(-0.16, 0.62, 0.46, half=half, on=0.04 + 2 * half[2] - 0.01, share=0.6, tip=(0.02, -0.02))
    put.piece(0.62, -0.92, -0.80, half=(0.74, 0.76, 0.56), broken=0.22, on=0.04, share=0.6, lit=-2.38)
    put.crumbs(-0.05, -1.35, 8, 0.30, on=0.06)
    put.crumbs(0.7, -2.3, 2, 0.7, on=0.0)
    put.camera((0.7, -10.4, 5.1), (0.02, 0.05, 0.80), 110, (0.25, -1.0, 0.7), 0.45)


def bites(put):
    """Small squares tipped out on the board, seen closely; the foremost is broken through, its crumb turned to the window."""
    stage.paper(6.6, 5.6, 0.3, (0.1, 0.9))
    half, floor = (0.64, 0.64, 0.52), stage.PAPER_TOP - 0.02
    storey = 2 * half[2] - 0.01
    for x, y, turn in ((-1.50, 0.35, 0.72), (0.02, 0.80, 0.28), (1.42, 0.62, 0.98), (-0.85, 1.85, 0.25),
                       (0.75, 2.15, 0.62), (2.30, 1.95, 0.15), (-2.40, 1.75, 0.45)):
        put.piece(x, y, turn, half=half, share=0.45)
    put.piece(-0.78, 0.72, 0.50, on=floor + storey, half=half, share=0.45, tip=(0.02, -0.03))
    put.piece(0.74, 1.10, 0.90, on=floor + storey, half=half, share=0.45, tip=(-0.02, 0.03))
    put.piece(0.22, -0.80, -2.38, half=(0.66, 0.66, 0.52), broken=0.22, share=0.45)
    put.crumbs(-0.30, -1.50, 9, 0.45)
    put.camera((0.6, -9.8, 4.7), (0.0, 0.15, 0.80), 104, (0.05, -1.0, 0.8), 0.54)


def corner(put):
    """Very near: two on one another, others behind, a broken one before them."""
    stage.paper(6.6, 5.4, 0.24, (0.1, 0.8))
    half, floor = (0.74, 0.74, 0.58), stage.PAPER_TOP - 0.02
    for x, y, turn in ((-0.92, 0.62, 0.66), (0.80, 1.15, 0.28), (2.25, 1.30, 0.90), (-2.45, 1.55, 0.35),
                       (-0.75, 2.35, 0.80)):
        put.piece(x, y, turn, half=half, share=0.6)
    put.piece(-0.80, 0.70, 0.36, on=floor + 2 * half[2] - 0.01, half=half, share=0.6, tip=(0.02, -0.02))
    put.piece(0.86, -0.72, -0.80, half=(0.80, 0.78, 0.60), broken=0.25, share=0.6, lit=-2.38)
    put.crumbs(0.10, -1.45, 10, 0.32)
    put.camera((0.5, -9.6, 5.1), (0.05, 0.1, 0.98), 102, (0.3, -0.9, 0.8), 0.42)


def slab(put):
    """A slab cut into squares, seen from above; one is pulled forward and bitten."""
    stage.paper(7.4, 6.4, 0.16, (0.1, 0.8))
    half, turn, step = (0.72, 0.72, 0.52), 0.52, 1.50
    for i in range(-1, 3):
        for j in range(0, 3):
            if (i, j) not in ((-1, 0), (2, 0), (2, 1)):
                x, y = step * i, step * j
                put.piece(x * math.cos(turn) - y * math.sin(turn) + 0.55, x * math.sin(turn) + y * math.cos(turn) + 0.05,
                          turn + 0.05 * (-1) ** (i + j), half=half, share=0.6)
    put.piece(-0.62, -1.20, -0.80, half=(0.76, 0.74, 0.53), broken=0.28, share=0.6, lit=-2.25)
    put.crumbs(-1.05, -1.95, 9, 0.30)
    put.camera((0.4, -9.2, 6.6), (0.10, 0.0, 0.42), 92, (-0.5, -1.5, 0.8), 0.50)


def tied(put):
    """Flat bars, four of them in a band of tartan; before them one snapped in two."""
    stage.paper(6.6, 5.4, 0.24, (0.1, 0.8))
    half, floor, storeys = (1.05, 0.64, 0.245), stage.PAPER_TOP - 0.02, 4
    storey = 2 * half[2] + 0.02
    for x, y, turn, level in ((-0.35, 0.75, 0.40, 0), (-1.9, 2.6, 0.44, 0), (-0.31, 0.79, 0.36, 1), (-0.38, 0.74, 0.44, 2),
                              (-0.34, 0.76, 0.38, 3)):
        put.piece(x, y, turn, on=floor + level * storey, half=half, share=0.6)
    gift.tartan_band((-0.35, 0.75, floor), 0.40, half[1] + 0.055, storeys * storey + 0.085)
    put.piece(0.95, -0.85, -0.80, half=(1.05, 0.70, 0.275), broken=0.30, share=0.6, lit=-2.38)
    put.crumbs(0.15, -1.45, 12, 0.36)
    put.camera((0.5, -9.6, 5.1), (0.05, 0.1, 0.84), 100, (0.3, -0.9, 0.7), 0.54)


ARRANGEMENTS = dict(tower=tower, plate=plate, bites=bites, corner=corner, slab=slab, tied=tied)


def build(slug):
    look = FLAVOURS[slug]
    arrangement, table, wall = look.picture
    stage.board(table)
    stage.wall(wall)
    ARRANGEMENTS[arrangement](Set(slug))
    for i, strewn in enumerate(look.strewn):
        bits.strew(strewn, seed_of(slug) + i, stage.PAPER_TOP)
    for prop in look.props:
        props.place(prop, stage.PAPER_TOP)
    stage.lights(mood=look.light)
    bpy.context.scene.view_settings.exposure = look.exposure


PICTURES = {slug: partial(build, slug) for slug in FLAVOURS}

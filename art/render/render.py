"""Renders flavour pictures.

blender -b -P render.py -- shelf|piece OUT_DIRECTORY SIZE SAMPLES [THREADS] [SLUG ...]
"""
import math
import os
import sys
import time
import zlib
from dataclasses import replace

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bits  # noqa: E402
import materials  # noqa: E402
import props  # noqa: E402
import stage  # noqa: E402
from develop import develop  # noqa: E402
from flavours import FLAVOURS  # noqa: E402
from meshes import add_object  # noqa: E402
from piece import HALF, piece_mesh  # noqa: E402

PYRAMID = (((-1.06, 0.05), 0, 0.16), ((1.05, 0.26), 0, -0.22), ((-0.02, 0.16), 1, 0.52))


def add_piece(look, material, seed, place, rotation, inside):
    piece = add_object(piece_mesh(f'piece{seed}', look, seed), material, place, rotation)
    for i, kind in enumerate(inside):
        bits.press_into(piece, kind, seed * 7 + i)
    return piece


def shelf_picture(look, seed):
    """Three pieces in a pyramid on paper, with what they are made of beside them."""
    stage.wall()
    stage.board()
    stage.paper()
    material = materials.fudge('fudge', look)
    for i, ((x, y), storey, turn) in enumerate(PYRAMID):
        height = stage.PAPER_TOP + HALF[2] * (1 + 2 * storey) + 0.03 * storey
        add_piece(look, material, seed + i, (x, y, height), (0, 0, turn), look.inside)
    bits.strew_crumbs(material, seed, stage.PAPER_TOP)
    for i, strewn in enumerate(look.strewn):
        bits.strew(strewn, seed + i, stage.PAPER_TOP)
    for prop in look.props:
        props.place(prop, stage.PAPER_TOP)
    stage.lights()
    stage.shelf_camera()


def piece_picture(look, seed):
    """One piece seen from above, filling the picture; a layered one lies on its side to show its layers."""
    stage.board()
    material = materials.fudge('fudge', look)
    lying = bool(look.layers)
    on_top = [replace(kind, where='top', count=max(4, kind.count * 2 // 5)) for kind in look.inside]
    height, tilt = (HALF[1], math.radians(-90)) if lying else (HALF[2], 0)
    piece = add_piece(look, material, seed + 2, (0, 0, height), (tilt, 0, 0), on_top)
    if lying:
        piece.scale.z = HALF[0] / HALF[2]
    stage.lights()
    stage.top_camera()


PICTURES = dict(shelf=shelf_picture, piece=piece_picture)


def main(kind, folder, size, samples, threads='2', *slugs):
    os.makedirs(folder, exist_ok=True)
    for slug in slugs or FLAVOURS:
        started = time.time()
        stage.reset(int(size), int(samples), int(threads))
        PICTURES[kind](FLAVOURS[slug], zlib.crc32(slug.encode()) % 997)
        built = time.time()
        develop(os.path.join(folder, slug + '.png'))
        print(f'{slug}: built in {built - started:.1f} s, rendered in {time.time() - built:.1f} s', flush=True)


if __name__ == '__main__':
    main(*sys.argv[sys.argv.index('--') + 1:])

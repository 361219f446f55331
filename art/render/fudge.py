"""A piece of a flavour, whole or broken: its shape, its material, and what lies on it."""
import random
from dataclasses import replace

import bpy

import bits
import materials
from flavours import FLAVOURS
from meshes import add_object
from piece import HALF, mark, piece_mesh


def material_of(slug):
    return bpy.data.materials.get(slug) or materials.fudge(slug, FLAVOURS[slug])


def add(slug, seed, place, rotation=(0, 0, 0), inside=None, cells=84, half=HALF, scale=1.0, parent=None, broken=None):
    """`inside` replaces what the flavour has pressed in; `cells` is how finely the shape is cut."""
    look = FLAVOURS[slug]
    mesh = piece_mesh(f'{slug}{seed}', look, seed, cells, half, broken)
    piece = add_object(mesh, material_of(slug), place, rotation, parent)
    piece.scale = (scale,) * 3
    for i, kind in enumerate(look.inside if inside is None else inside):
        bits.press_into(piece, kind, seed * 7 + i)
    return piece


def inside_of(slug, share=1.0, **changes):
    """What is pressed into a flavour, more or less of it."""
    return [replace(kind, count=max(2, round(kind.count * share)), **changes) for kind in FLAVOURS[slug].inside]


def crumbs(slug, seed, place, count=26, spread=0.8):
    """Crumbs of a flavour, most of them small, about `place`; each is of one of its layers."""
    rng = random.Random(seed)
    for i in range(count):
        size = rng.choice([0.012, 0.015, 0.015, 0.02, 0.02, 0.03, 0.04, 0.06])
        mesh = bits.crumb(f'{slug}-crumb{seed}-{i}', size, seed * 31 + i)
        points = len(mesh.vertices)
        mark(mesh, level=[rng.random()] * points, torn=[1.0] * points)
        at = (place[0] + rng.gauss(0, spread * 0.6), place[1] + rng.gauss(0, spread * 0.35), place[2] + size * 0.7)
        add_object(mesh, material_of(slug), at, [rng.uniform(0, 6) for _ in range(3)])

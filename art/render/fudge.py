"""A piece of a flavour, whole: its shape, its material, and what is pressed into it."""
from dataclasses import replace

import bpy

import bits
import materials
from flavours import FLAVOURS
from meshes import add_object
from piece import HALF, piece_mesh


def material_of(slug):
    return bpy.data.materials.get(slug) or materials.fudge(slug, FLAVOURS[slug])


def add(slug, seed, place, rotation=(0, 0, 0), inside=None, cells=84, half=HALF, scale=1.0, parent=None):
    """`inside` replaces what the flavour has pressed in; `cells` is how finely the shape is cut."""
    look = FLAVOURS[slug]
    piece = add_object(piece_mesh(f'{slug}{seed}', look, seed, cells, half), material_of(slug), place, rotation, parent)
    piece.scale = (scale,) * 3
    for i, kind in enumerate(look.inside if inside is None else inside):
        bits.press_into(piece, kind, seed * 7 + i)
    return piece


def inside_of(slug, share=1.0, **changes):
    """What is pressed into a flavour, more or less of it."""
    return [replace(kind, count=max(2, round(kind.count * share)), **changes) for kind in FLAVOURS[slug].inside]

"""A piece of a flavour, whole or broken: its shape, its material, and what lies on it."""
import random
from dataclasses import replace

import bpy
from mathutils import Euler

import bits
import materials
from flavours import FLAVOURS
from meshes import add_object
from piece import HALF, mark, piece_mesh

# Cells a side of a piece that the renderer divides; it makes some 64 faces of each.
COARSE = 13


def material_of(slug):
    return bpy.data.materials.get(slug) or materials.fudge(slug, FLAVOURS[slug])


def crumb_material(slug):
    """Without light inside: it would lose its red in so small a thing, which turns crumbs green."""
    name = f'{slug} crumb'
    return bpy.data.materials.get(name) or materials.fudge(name, replace(FLAVOURS[slug], glow=0.0))


def add(slug, seed, place, rotation=(0, 0, 0), inside=None, cells=None, half=HALF, scale=1.0, parent=None, broken=None,
        bitten=False):
    """`inside` replaces what the flavour has pressed in. The renderer divides a piece finely, for every grain to show; one of
    many small pieces is made of so many `cells` a side and no more."""
    look = FLAVOURS[slug]
    mesh = piece_mesh(f'{slug}{seed}', look, seed, cells or COARSE, half, broken, bitten)
    piece = add_object(mesh, material_of(slug), place, rotation, parent)
    piece.scale = (scale,) * 3
    if cells is None:
        piece.modifiers.new('fine', 'SUBSURF').subdivision_type = 'CATMULL_CLARK'
        piece.cycles.use_adaptive_subdivision = True
    taken = []
    for i, kind in enumerate(look.inside if inside is None else inside):
        bits.press_into(piece, kind, seed * 7 + i, taken)
    return piece


def inside_of(slug, share):
    """What is pressed into a flavour, more or less of it."""
    return [replace(kind, count=max(2, round(kind.count * share))) for kind in FLAVOURS[slug].inside]


def crumbs(slug, seed, place, count=26, spread=0.8):
    """Crumbs of a flavour lying about `place`, nearly all of them small; each is of one of its layers."""
    rng = random.Random(seed)
    scene, laid_so_far = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    for i in range(count * 2):
        size = min(0.050, 0.012 * rng.paretovariate(1.3))
        mesh = bits.crumb(f'{slug}-crumb{seed}-{i}', size, seed * 31 + i, 0.7, 2 if size < 0.02 else 3)
        points = len(mesh.vertices)
        mark(mesh, level=[rng.random()] * points, torn=[0.8] * points, relief=[0.12] * points)
        mesh.transform(Euler([rng.uniform(0, 6) for _ in range(3)]).to_matrix().to_4x4())
        lowest = min(v.co.z for v in mesh.vertices)
        near = rng.random() ** 1.5
        x, y = place[0] + rng.gauss(0, spread * near), place[1] + rng.gauss(0, spread * 0.6 * near)
        hit, ground, *_ = scene.ray_cast(laid_so_far, (x, y, 9.0), (0, 0, -1))
        if hit and ground.z < place[2] + 0.2:
            add_object(mesh, crumb_material(slug), (x, y, ground.z - lowest * 0.85))

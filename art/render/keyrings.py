"""The keyrings: a wooden disc with words burnt into it and a steel ring; and the name tag, left blank."""
import math
import os
from functools import partial

import bmesh
import bpy
from mathutils import Vector

import stage
from cardboard import PRINTS
from materials import plain
from meshes import add_object, empty, tube, unwrap
from nodes import Graph, linear

HEIGHT = 1
THICK = 0.2
RADIUS = 1.75
ENGRAVED = 2.22  # an engraving's circle leaves a margin in its drawing
TAG = (3.4, 1.75)
MAINS = ('this-nan-belongs this-mum-belongs this-dad-belongs this-grandma-belongs this-grandad-belongs '
         'this-nanny-belongs this-auntie-belongs this-uncle-belongs this-family-belongs my-heart-belongs-to '
         'best-friends-forever always-in-my-thoughts').split()


def wood(engraving=None):
    """Pale wood with its grain along x; an engraving's dark is burnt brown and lies deeper."""
    material = bpy.data.materials.new('wood')
    g = Graph(material)
    along = g.scaled(g.object_position(), (0.35, 4.0, 1.0))
    broad, fine = g.noise(along, 1.7, 4, 0.5, 0.5), g.noise(along, 11.0, 4, 0.7)
    shade = g.mix(g.step(broad, 0.34, 0.68), linear('#e9cb9b'), linear('#d5ad73'))
    shade = g.mix(g.multiply(g.step(fine, 0.52, 0.78), 0.45), shade, linear('#b98d55'))
    relief = g.multiply(fine, 0.12)
    if engraving:
        burnt = g.image(os.path.join(PRINTS, engraving + '.png'), 'CLIP')[1]
        shade = g.mix(g.multiply(burnt, 0.92), shade, linear('#41220f'))
        relief = g.math('SUBTRACT', relief, burnt)
    side = g.step(g.split(g.node('ShaderNodeTexCoord').outputs['Normal'])[2], 0.2, 0.8)
    shade = g.mix(g.multiply(g.invert(side), 0.55), shade, linear('#7a4a22'))
    g.surface(Base_Color=shade, Roughness=0.52, Specular=0.3, Normal=g.bump(relief, 0.4, 0.03))
    return material


def plate(outline, hole, hole_radius=0.17):
    """A flat plate of this outline with a round hole, its rim softened."""
    bm = bmesh.new()
    count = 40
    ring = [hole + Vector((math.cos(2 * math.pi * k / count), math.sin(2 * math.pi * k / count))) * hole_radius
            for k in range(count)]
    edges = []
    for loop in (outline, ring):
        points = [bm.verts.new((p[0], p[1], 0)) for p in loop]
        edges += [bm.edges.new((points[k - 1], points[k])) for k in range(len(points))]
    bmesh.ops.triangle_fill(bm, use_beauty=True, edges=edges)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    if bm.faces[0].normal.z < 0:
        bmesh.ops.reverse_faces(bm, faces=bm.faces[:])
    raised = bmesh.ops.extrude_face_region(bm, geom=bm.faces[:])
    bmesh.ops.translate(bm, verts=[v for v in raised['geom'] if isinstance(v, bmesh.types.BMVert)], vec=(0, 0, THICK))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces[:])
    rim = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > 1.0 and e.verts[0].co.z > 0.1
           and e.verts[1].co.z > 0.1]
    bmesh.ops.bevel(bm, geom=rim, offset=0.035, segments=3, profile=0.5, affect='EDGES')
    mesh = bpy.data.meshes.new('plate')
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def disc_outline(radius):
    return [Vector((radius * math.cos(2 * math.pi * k / 160), radius * math.sin(2 * math.pi * k / 160)))
            for k in range(160)]


def tag_outline(width, height, corner=0.42):
    centres = ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3))
    return [Vector((x * (width / 2 - corner) + corner * math.cos(a), y * (height / 2 - corner) + corner * math.sin(a)))
            for x, y, quarter in centres for a in ((quarter + k / 12) * math.pi / 2 for k in range(13))]


def steel():
    return plain('#d5d4cf', roughness=0.2, metallic=1.0)


def ring(place, radius, wire, turn):
    circle = [(radius * math.cos(2 * math.pi * k / 96), radius * math.sin(2 * math.pi * k / 96), 0) for k in range(98)]
    add_object(tube('ring', circle, lambda t: wire, 16), steel(), place, turn)


def split_ring(place, radius, wire, turn):
    """A ring wound twice, as keys are threaded on."""
    coil = [(radius * math.cos(a), radius * math.sin(a), 2.1 * wire * k / 96) for k in range(193)
            for a in (2 * math.pi * k / 96,)]
    add_object(tube('split ring', coil, lambda t: wire, 16), steel(), place, turn)


def scene():
    stage.board()
    stage.lights(0.95)


def keyring(slug):
    scene()
    handle = empty('keyring', (0, 0, 0.01), (0, 0, -0.10))
    disc = unwrap(plate(disc_outline(RADIUS), Vector((0, RADIUS - 0.30))), ENGRAVED * RADIUS, ENGRAVED * RADIUS)
    add_object(disc, wood('engraving-' + slug), parent=handle)
    ring((0.17, RADIUS + 0.03, 0.26), 0.36, 0.036, (0.42, 0.12, -0.1))
    split_ring((0.30, RADIUS + 0.86, 0.09), 0.66, 0.046, (0.10, 0.03, 0))
    stage.camera((-0.35, -4.4, 10.4), (0.04, 0.66, 0.1), 72, (0, 0.1, 0.2), 0.6)


def name_tag():
    """Seen from straight above, so that a name set over it lies flat on the wood."""
    scene()
    width, height = TAG
    hole = Vector((0, height / 2 - 0.26))
    add_object(plate(tag_outline(width, height), hole, 0.12), wood(), (0, -0.45, 0.01))
    ring((0.03, -0.45 + height / 2 + 0.07, 0.22), 0.32, 0.034, (0.45, 0.10, 0))
    split_ring((0.12, -0.45 + height / 2 + 0.98, 0.09), 0.72, 0.045, (0.08, 0.02, 0))
    stage.camera((0, 0.36, 10.6), (0, 0.361, 0), 88, (0, -0.4, 0.2), 0.8)


PICTURES = {slug: partial(keyring, slug) for slug in MAINS} | {'name-tag': name_tag}

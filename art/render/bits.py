"""Small things in and around the fudge: raisins, nuts, crumbs, salt. All lie with their flat side down, about z = 0."""
import math
import random
from itertools import accumulate

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from materials import plain
from meshes import mesh_from, sphere
from props_larder import caramelised_mesh, sandwich_mesh
from sheer import sheer


def offset_of(seed):
    return Vector((seed * 1.3, seed * 0.7, seed * 2.1))


def crumb(name, size, seed, flat=0.8, subdivisions=4):
    """A broken piece: a ball cut by planes into an angular bit, then a little roughened."""
    rng = random.Random(seed)
    planes = [(Vector([rng.gauss(0, 1) for _ in range(3)]).normalized(), rng.uniform(0.35, 0.75)) for _ in range(12)]
    stretch, where = (1.0, rng.uniform(0.65, 1), flat), offset_of(seed)

    def shape(n):
        p = n.copy()
        for plane, reach in planes:
            p -= plane * max(0.0, p.dot(plane) - reach) * 0.95
        p *= 1 + 0.10 * noise.fractal(n * 4.0 + where, 0.8, 2.2, 4)
        return Vector(a * b for a, b in zip(p, stretch)) * size * 1.4

    return faceted(sphere(name, shape, subdivisions))


def faceted(mesh):
    mesh.polygons.foreach_set('use_smooth', [False] * len(mesh.polygons))
    return mesh


def raisin(name, size, seed):
    where = offset_of(seed)

    def shape(n):
        q = Vector((n.x * 0.7, n.y * 1.35, n.z * 1.35))
        folds = 0.34 * min(0.5, abs(noise.noise(q * 1.25 + where))) + 0.16 * min(0.4, abs(noise.noise(q * 2.4 - where)))
        p = n * (0.84 + folds)
        return Vector((p.x * 1.25, p.y * 0.9, p.z * 0.78)) * size

    return sphere(name, shape, 5)


def two_sided(mesh, inner, is_inner):
    """Gives the faces within, those of which `is_inner` says so, the material `inner`; the outer one comes later."""
    mesh.materials.append(inner)
    mesh.materials.append(inner)
    for polygon in mesh.polygons:
        polygon.material_index = 1 if is_inner(polygon) else 0
    return mesh


def button(name, size, seed):
    """A lens of chocolate in a sugar shell, its rim blunt."""
    def shape(n):
        flat = math.copysign(abs(n.z) ** 1.25, n.z)
        return Vector((n.x, n.y, flat * 0.40)) * size

    return sphere(name, shape, 5)


def cherry(name, size, seed):
    """Half a glacé cherry, its cut face up: the flesh swells round the hollow that the stone left; the skin is darker."""
    rng = random.Random(seed)
    where, aside = offset_of(seed), (rng.uniform(-0.12, 0.12), rng.uniform(-0.12, 0.12))

    def shape(n):
        r = 1 + 0.10 * noise.noise(n * 1.1 + where) + 0.05 * noise.fractal(n * 2.6 - where, 0.9, 2.1, 2)
        x, y = n.x * 1.06, n.y * 0.94
        if n.z <= 0:
            return Vector((x * r, y * r, n.z * 0.62)) * size
        hollow = ((x - aside[0]) ** 2 / 0.16 + (y - aside[1]) ** 2 / 0.09)
        wet = 0.05 * noise.noise(n * 2.2 - where)
        return Vector((x * r, y * r, 0.26 * n.z ** 0.5 - 0.16 * math.exp(-hollow) + wet)) * size

    flesh = plain('#b3152e', second='#8f0c22', patch=5.0, roughness=0.16, subsurface=0.5, coat=0.5,
                  radius=(0.25, 0.04, 0.03))
    return two_sided(sphere(name, shape, 5), flesh, lambda face: face.normal.z > 0.25)


def whole_cherry(name, size, seed):
    """A glacé cherry: round, wrinkled by the sugar, a dimple where it was stoned."""
    where = offset_of(seed)

    def shape(n):
        fold = 0.07 * min(0.6, abs(noise.noise(n * 1.5 + where))) + 0.04 * noise.noise(n * 3.2 - where)
        dimple = 0.30 * math.exp(-((n - Vector((0.35, -0.55, 0.76))).length / 0.26) ** 2)
        return Vector((n.x, n.y, n.z * 0.90)) * (0.96 + fold - dimple) * size

    return sphere(name, shape, 5)


def snapped(name, mesh, seed):
    """What is left of a closed mesh about the origin, one unit in radius, after it is snapped near its middle."""
    rng = random.Random(seed)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.holes_fill(bm, edges=[e for e in bm.edges if e.is_boundary])
    angle = rng.uniform(0, 6.28)
    out = Vector((math.cos(angle), math.sin(angle), rng.uniform(-0.25, 0.25))).normalized()
    cut = bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=out * rng.uniform(-0.1, 0.35),
                                 plane_no=out, clear_outer=True)['geom_cut']
    bmesh.ops.holes_fill(bm, edges=[e for e in cut if isinstance(e, bmesh.types.BMEdge)])
    where = offset_of(seed)
    broken = bpy.data.meshes.new(name)
    for material in mesh.materials:
        broken.materials.append(material)
    middle = sum((v.co for v in bm.verts), Vector()) / len(bm.verts)
    for vertex in bm.verts:
        vertex.co += Vector((noise.noise(vertex.co * 9 + where), noise.noise(vertex.co * 9 - where), 0)) * 0.012
        vertex.co -= Vector((middle.x, middle.y, 0))
    bm.to_mesh(broken)
    bm.free()
    broken.use_auto_smooth = True
    return broken


def cocoa_biscuit(name, size, seed):
    """A piece of a cocoa sandwich biscuit: cream between two embossed wafers."""
    return scaled(snapped(name, sandwich_mesh(), seed), size)


def caramelised_biscuit(name, size, seed):
    """A small caramelised biscuit, whole."""
    return scaled(caramelised_mesh(), size)


def scaled(mesh, size):
    mesh.transform(Matrix.Scale(size, 4))
    return mesh


def ribbon(rng, length, width, thick, bend, twist=0.0, ragged=0.15, steps=16):
    """A strip along x that curls up by `bend` (radians) and turns by `twist`: (points, faces). Its rims are ragged."""
    count, wander, where = 8, rng.uniform(-0.5, 0.5), rng.uniform(0, 90)
    points, x, z = [], 0.0, 0.0
    for i in range(steps + 1):
        t = i / steps
        heading = bend * (t - 0.5) + wander * math.sin(5 * t + where)
        x, z = x + length / steps * math.cos(heading), z + length / steps * math.sin(heading)
        along = Vector((math.cos(heading), 0, math.sin(heading)))
        across = (Matrix.Rotation(twist * (t - 0.5), 3, along) @ Vector((0, 1, 0)))
        up = along.cross(across)
        taper = min(1.0, (0.25 + 5 * t), (0.25 + 5 * (1 - t)))
        for k in range(count):
            turn = 2 * math.pi * k / count
            rim = 1 + ragged * noise.noise((t * length * 7, where, 3.0 * (math.cos(turn) > 0)))
            y = math.cos(turn) * width / 2 * taper * rim
            rise = math.sin(turn) * thick / 2
            points.append(Vector((x, 0, z)) + across * y + up * rise)
    middle = sum(points, Vector()) / len(points)
    faces = [(i * count + k, i * count + (k + 1) % count, (i + 1) * count + (k + 1) % count, (i + 1) * count + k)
             for i in range(steps) for k in range(count)]
    faces += [tuple(range(count - 1, -1, -1)), tuple(steps * count + k for k in range(count))]
    return [p - middle for p in points], faces


def strand(rng, size=1.0):
    """A fine shred of coconut, curled; a short one is finer, or it is a grain of rice."""
    fine = size ** 0.4
    return ribbon(rng, size * rng.uniform(0.18, 0.60), fine * rng.uniform(0.016, 0.036), fine * 0.013,
                  rng.uniform(-2.6, 2.6), rng.uniform(-1.5, 1.5), 0.3, 12)


def shred(name, size, seed):
    """Coconut as it lies on a piece; `size` is the longest."""
    return mesh_from(name, *strand(random.Random(seed), size / 0.60))


def crystal(name, size, seed):
    """A grain of coarse salt: a small uneven block with sharp edges, a corner or two split off; no two of one size."""
    rng = random.Random(seed)
    sides = [size * rng.uniform(0.55, 1.35) * k for k in (1.0, rng.uniform(0.6, 1.0), rng.uniform(0.35, 0.8))]
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2.0)
    for _ in range(3):
        split = Vector([rng.choice((-1, 1)) * rng.uniform(0.5, 1.0) for _ in range(3)]).normalized()
        cut = bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=split * rng.uniform(0.85, 1.25),
                                     plane_no=split, clear_outer=True)['geom_cut']
        bmesh.ops.contextual_create(bm, geom=[e for e in cut if isinstance(e, bmesh.types.BMEdge)])
    for vertex in bm.verts:
        vertex.co = Vector(a * b for a, b in zip(vertex.co, sides))
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    return faceted(mesh)


def almond(name, size, seed):
    """A flaked almond: a thin oval slice, nearly flat, a little pointed at one end."""
    rng = random.Random(seed)
    curve, wide = rng.uniform(-0.02, 0.05), rng.uniform(0.52, 0.66)

    def shape(n):
        width = wide * (1 - 0.22 * n.x)
        flat = math.copysign(abs(n.z) ** 0.4, n.z)
        return Vector((n.x * size, n.y * width * size, flat * size * 0.045 + curve * size * n.x * n.x))

    def is_skin(face):
        x, y = face.center.x / size, face.center.y / size / (wide * (1 - 0.22 * face.center.x / size))
        worn = 0.09 * noise.noise(Vector((x * 2.5, y * 2.5, seed * 3.3)))
        return math.hypot(x, y) > 0.90 + worn

    return two_sided(sphere(name, shape, 5), plain('#9a5f2c', roughness=0.6), is_skin)


def shard(name, size, seed):
    """A broken piece of a biscuit or a nut: flat, with straight rough sides."""
    return crumb(name, size, seed, 0.42)


def whole_almond(name, size, seed):
    """An almond in its skin, ridged along its length."""
    where = offset_of(seed)

    def shape(n):
        width = 0.60 * (1 - 0.32 * n.x)
        ridge = 1 + 0.035 * noise.noise(Vector((n.x * 0.8, n.y * 7, n.z * 7)) + where)
        return Vector((n.x * 1.05, n.y * width * ridge, n.z * width * 0.62 * ridge)) * size

    return sphere(name, shape, 5)


def walnut(name, size, seed):
    """Half a walnut: two lobes, folded like a brain, a deep cleft between them."""
    where = offset_of(seed)

    def shape(n):
        bend = Vector((n.x * 2.0 + 0.5 * noise.noise(n * 2 + where), n.y * 2.6, n.z * 2.0))
        folds = 1 - min(1.0, 3.2 * abs(noise.noise(bend + where)))
        fine = noise.fractal(n * 5.5 - where, 1, 2, 3)
        cleft = math.exp(-(n.y / 0.10) ** 2) * max(0.0, n.z) ** 0.4
        notch = math.exp(-(n.x / 0.13) ** 2) * abs(n.y) ** 2
        r = 0.94 - 0.17 * folds + 0.05 * fine - 0.42 * cleft - 0.20 * notch
        z = n.z * (0.66 if n.z > 0 else 0.22)
        return Vector((n.x * 1.16, n.y * 0.92, z)) * r * size

    return sphere(name, shape, 6)


def bean(name, size, seed):
    """A coffee bean, groove up: plump, its groove narrow and bent."""
    wave = 0.10 * math.sin(seed)

    def shape(n):
        groove = math.exp(-((n.y - wave * math.sin(n.x * 3)) / 0.075) ** 2) * max(0.0, n.z) ** 0.5
        lips = 0.10 * math.exp(-((abs(n.y - wave * math.sin(n.x * 3)) - 0.17) / 0.10) ** 2) * max(0.0, n.z) ** 0.5
        z = n.z * (0.62 if n.z > 0 else 0.66)
        return Vector((n.x * 1.25, n.y * 0.94, z + lips - 0.30 * groove)) * size

    return sphere(name, shape, 5)


def stick(name, size, seed):
    """A splinter of chocolate or sugar."""
    mesh = crumb(name, size, seed, 0.45)
    mesh.transform(Matrix.Diagonal((1.5, 0.7, 1, 1)))
    return mesh


MAKERS = {'crumb': crumb, 'raisin': raisin, 'button': button, 'cherry': cherry,
          'whole cherry': whole_cherry, 'shred': shred, 'crystal': crystal, 'almond': almond, 'walnut': walnut,
          'bean': bean, 'nut': whole_almond, 'stick': stick, 'shard': shard,
          'cocoa biscuit': cocoa_biscuit, 'caramelised biscuit': caramelised_biscuit}
# All others lie on their flat side.
TUMBLED = {'crumb', 'raisin', 'whole cherry'}
# What would hang over an edge lies as far from it as this, for a size of 1.
INWARD = {'almond': 0.75, 'walnut': 0.8, 'cherry': 0.9, 'whole cherry': 0.7, 'shard': 0.5, 'button': 0.9,
          'bean': 2.2, 'cocoa biscuit': 0.55, 'caramelised biscuit': 0.55}
# How far each may tilt, where it is less than others.
LEVEL = {'almond': 0.05, 'button': 0.10, 'shred': 0.10, 'cocoa biscuit': 0.22,
         'caramelised biscuit': 0.06, 'cherry': 0.12}
# How much their sizes differ, where it is not a fifth.
UNEVEN = {'button': 0.03, 'cocoa biscuit': 0.06}
# How far the middle of each lies above the board, for a size of 1.
HEIGHT = {'button': 0.40, 'raisin': 0.6, 'shred': 0.14, 'crystal': 0.6, 'almond': 0.05,
          'walnut': 0.25, 'bean': 0.55, 'cherry': 0.58, 'whole cherry': 0.82, 'nut': 0.38, 'shard': 0.35,
          'cocoa biscuit': 0.0, 'caramelised biscuit': 0.0}


def materials_for(bits):
    make = sheer if 'through' in bits.finish else plain
    return [make(colour, **bits.finish) for colour in bits.colours]


def lay(mesh, material, place, normal, rng, tilt, uneven, parent=None):
    tilt = Matrix.Rotation(rng.gauss(0, tilt), 4, 'X')
    turn = Vector((0, 0, 1)).rotation_difference(normal).to_matrix().to_4x4()
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.collection.objects.link(thing)
    if not mesh.materials:
        mesh.materials.append(material)
    thing.material_slots[0].link = 'OBJECT'
    thing.material_slots[0].material = material
    thing.parent = parent
    thing.matrix_basis = (Matrix.Translation(place) @ turn @ Matrix.Rotation(rng.uniform(0, 6.28), 4, 'Z') @ tilt
                          @ Matrix.Scale(rng.uniform(1 - uneven, 1 + uneven), 4))
    return thing


def tilt_of(bits):
    if bits.where == 'torn' and 'button' not in bits.kind:
        return 0.7
    return LEVEL.get(bits.kind, 0.8 if bits.kind in TUMBLED and not bits.flat else 0.2)


def press_into(piece, bits, seed, taken):
    """Presses bits into the surface of a piece, apart from one another and from what is `taken`: (place, how far it reaches)."""
    rng = random.Random(seed)
    meshes = [MAKERS[bits.kind](f'{bits.kind}{seed}-{k}', bits.size, 100 * seed + k) for k in range(5)]
    materials = materials_for(bits)
    apart = bits.apart or bits.size * 1.6
    polygons, vertices, torn = piece.data.polygons, piece.data.vertices, piece.data.attributes['torn'].data
    others, mine = list(taken), []
    areas = list(accumulate(polygon.area for polygon in polygons))
    held = bits.size * INWARD.get(bits.kind, 1.0)
    inward = held if bits.kind in INWARD and bits.where in ('top', 'side') else 0.0
    low, high = ([pick(v.co[i] for v in vertices) for i in range(3)] for pick in (min, max))
    rim = [v.co for v, t in zip(vertices, torn) if t.value > 0.5 and v.co.z > 0] if inward else []
    for _ in range(bits.count * 60):
        if len(mine) == bits.count:
            break
        polygon = rng.choices(polygons, cum_weights=areas)[0]
        a, b, c, d = (vertices[i].co for i in polygon.vertices)
        along = rng.random()
        normal, centre = polygon.normal.copy(), a.lerp(b, along).lerp(d.lerp(c, along), rng.random())
        if normal.z < (0.75 if bits.where == 'top' else -0.4):
            continue
        if bits.where == 'side' and abs(normal.z) > 0.4:
            continue
        if bits.where == 'torn' and torn[polygon.vertices[0]].value < 0.9:
            continue
        if bits.bedded and bits.where == 'torn' and any(abs(centre[i]) > high[i] - 0.10 - held for i in (1, 2)):
            continue
        if inward and any(abs(normal[i]) < 0.7 and not low[i] + inward < centre[i] < high[i] - inward for i in range(3)):
            continue
        if any((centre - co).xy.length < inward for co in rim):
            continue
        if any((centre - place).length < apart for place in mine):
            continue
        if any((centre - place).length < 0.8 * (bits.size + reach) for place, reach in others):
            continue
        mine.append(centre)
        taken.append((centre, bits.size))
        lay(rng.choice(meshes), rng.choice(materials), centre - normal * bits.size * bits.sink, normal, rng,
            tilt_of(bits), UNEVEN.get(bits.kind, 0.2), piece)
    if bits.bedded:
        bed(piece.data, mine, bits.size, bits.bedded)


def bed(mesh, places, reach, height):
    """Raises the paste round what is pressed into it, so that it holds it."""
    moves = []
    for vertex in mesh.vertices:
        near = sum(math.exp(-((vertex.co - place).length / reach / 1.05) ** 4) for place in places)
        moves.append(vertex.co + vertex.normal * min(1.0, near) * height * reach)
    for vertex, co in zip(mesh.vertices, moves):
        vertex.co = co
    mesh.update()


def strew(bits, seed, ground):
    """Lays bits on the table about their place, apart from one another."""
    rng = random.Random(seed)
    materials = materials_for(bits)
    meshes = [MAKERS[bits.kind](f'strewn-{bits.kind}{seed}-{k}', bits.size, 900 + 10 * seed + k) for k in range(6)]
    taken = []
    for _ in range(bits.count * 40):
        if len(taken) == bits.count:
            return
        x, y = rng.gauss(bits.place[0], bits.spread), rng.gauss(bits.place[1], bits.spread * 0.45)
        if any(math.hypot(x - a, y - b) < bits.size * (bits.apart or 1.5) for a, b in taken):
            continue
        taken.append((x, y))
        place = Vector((x, y, ground + bits.size * HEIGHT.get(bits.kind, 0.7)))
        lay(meshes[len(taken) % 6], rng.choice(materials), place, Vector((0, 0, 1)), rng, tilt_of(bits),
            UNEVEN.get(bits.kind, 0.2))

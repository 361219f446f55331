"""The shape of one piece of fudge, cut with a knife; one end of it may be broken off."""
import math
import random

from mathutils import Vector, noise

from meshes import mesh_from

HALF = (1.0, 1.0, 0.66)
FINENESS = 1.0  # of meshes; drafts lower it


def cube_grid(cells):
    """The surface of a cube from -1 to 1 as shared points and quads."""
    index, points, faces = {}, [], []

    def point(axis, sign, i, j):
        p = [0.0, 0.0, 0.0]
        p[axis], p[(axis + 1) % 3], p[(axis + 2) % 3] = sign, 2 * i / cells - 1, 2 * j / cells - 1
        key = tuple(round(c * cells) for c in p)
        if key not in index:
            index[key] = len(points)
            points.append(p)
        return index[key]

    for axis in range(3):
        for sign in (-1, 1):
            for i in range(cells):
                for j in range(cells):
                    quad = [point(axis, sign, *c) for c in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
                    faces.append(quad if sign > 0 else quad[::-1])
    return points, faces


def denser_at_edges(t):
    return 0.62 * t + 0.38 * math.sin(t * math.pi / 2)


def smooth(value, low, high):
    t = min(1.0, max(0.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def layer_at(layers, level):
    return next((layer for layer in layers if level <= layer.top), None)


def fracture(y, z, where):
    """How far a broken side stands out: a slope or two, then short crumbly grain, hardly any holes."""
    p = Vector((0.0, y, z))
    d = 0.26 * noise.noise(p * 0.9 + where) + 0.15 * noise.noise(p * 2.0 - where)
    rough = noise.noise(p * 3.0 + where * 2) * 0.5 + 0.75
    d += 0.050 * rough * noise.fractal(p * 3.6 + where, 0.75, 2.2, 4)
    d += 0.018 * rough * noise.fractal(p * 13.0 - where, 0.55, 2.1, 3)
    near = noise.voronoi(p * 6.5 + where)[0][0]
    return d + 0.040 * max(0.0, 0.45 - near) * rough


def rounding(q, where, crumble):
    """The radius of an edge at q: crisp, with a chip here and there, softer towards the poured top."""
    chip = max(0.0, noise.noise(q * 3.1 + where) - 0.22) * 0.11 * crumble
    return max(0.016, 0.034 + 0.012 * noise.noise(q * 4.0 + where) + chip + (0.02 if q.z > 0 else 0.0))


def waviness(s, n, where, crumble):
    """How far the point s of a side stands out from a flat one."""
    move = 0.018 * noise.noise(s * 0.8 + where)
    if n.z > 0.6:
        move += 0.016 * noise.noise(s * 1.7 + where) + 0.004 * noise.noise(s * 6.0 + where)
    elif abs(n.z) < 0.6:
        move += 0.0009 * noise.noise(Vector((s.x * 15, s.y * 15, s.z * 1.1)) + where)
        move += 0.0025 * noise.fractal(s * 13.0 + where, 0.8, 2.0, 2) * crumble
        move -= 0.05 * max(0.0, 0.13 - noise.voronoi(s * 5.0 + where)[0][0]) * crumble
    edge = max(0.0, 1 - max(abs(n.x), abs(n.y), abs(n.z))) * 3.0
    return move + edge * crumble * 0.030 * min(0.0, noise.fractal(s * 7.0 - where, 0.9, 2.0, 3))


def mark(mesh, **values):
    """Stores a number for each point, for the material to read by name."""
    for name, numbers in values.items():
        mesh.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', numbers)
    return mesh


def piece_mesh(name, look, seed, cells=120, half=HALF, broken=None):
    """`broken` is the x at which the right-hand end is torn off. The mesh says of every point how far up the piece it lies
    ('level', 0 to 1), whether it belongs to the poured top ('skin') and whether to the torn side ('torn')."""
    rng = random.Random(seed)
    where = Vector([rng.uniform(-50, 50) for _ in range(3)])
    skew = [rng.uniform(-0.03, 0.03) for _ in range(4)]
    half = Vector(half)
    points, faces = cube_grid(round(cells * FINENESS * (1.5 if broken is not None else 1.0)))
    shaped, level, skin, torn = [], [], [], []
    for p in points:
        q = Vector(denser_at_edges(a) * b for a, b in zip(p, half))
        height = (q.z / half.z + 1) / 2
        layer = layer_at(look.layers, height)
        crumble = layer.crumble if layer else look.crumble
        r = rounding(q, where, crumble)
        inner = Vector(max(-h + r, min(h - r, c)) for c, h in zip(q, half))
        n = (q - inner).normalized()
        s = inner + n * r
        side = 1 - abs(n.z) ** 2
        s = s + n * (waviness(s, n, where, crumble) - (layer.inset * side if layer else 0.0))
        if broken is not None:
            share = (s.x + half.x) / (2 * half.x)
            s.x = -half.x + share * (broken + fracture(s.y, s.z, where) + half.x)
        s.x += skew[0] * s.z + skew[1] * s.y
        s.y += skew[2] * s.z + skew[3] * s.x
        shaped.append(s)
        level.append(height)
        skin.append(smooth(n.z, 0.55, 0.95) if q.z > 0 else 0.0)
        torn.append(smooth(n.x, 0.5, 0.9) if broken is not None else 0.0)
    return mark(mesh_from(name, shaped, faces), level=level, skin=skin, torn=torn)

"""The shape of one hand-cut piece of fudge."""
import random

from mathutils import Vector, noise

from meshes import mesh_from

HALF = (1.0, 1.0, 0.68)


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


def layer_at(layers, height):
    return next((layer for layer in layers if height <= layer.top), None)


def cut_sides(s, normal, seed, crumble):
    """How far a knife and a crumbly grain move the point s of a cut side."""
    edge = max(0.0, 1 - max(abs(normal.x), abs(normal.y), abs(normal.z))) * 3.0
    move = 0.012 * noise.fractal(s * 2.0 + seed, 1.0, 2.1, 4)
    move += crumble * 0.010 * noise.fractal(s * 10.0 + seed, 0.7, 2.1, 3)
    move += edge * crumble * (0.055 * noise.fractal(s * 4.5 - seed, 0.9, 2.0, 3) - 0.015)
    move += 0.007 * noise.noise(Vector((s.x * 1.1, s.y * 1.1, s.z * 11.0)) + seed)
    pitted = noise.noise(s * 2.6 - seed)
    if pitted > 0.12:
        hole = noise.voronoi(s * 6.5 + seed)[0][0]
        move -= crumble * 0.10 * max(0.0, 0.34 - hole) * min(1.0, (pitted - 0.12) * 5)
    return move


def piece_mesh(name, look, seed, cells=84, half=HALF):
    rng = random.Random(seed)
    where = Vector([rng.uniform(-50, 50) for _ in range(3)])
    skew = [rng.uniform(-0.045, 0.045) for _ in range(5)]
    half = Vector(half)
    points, faces = cube_grid(cells)
    shaped = []
    for p in points:
        q = Vector(a * b for a, b in zip(p, half))
        crumble = look.crumble
        round_by = 0.085 + 0.04 * noise.noise(q * 2.3 + where) + 0.035 * crumble * noise.noise(q * 6.0 + where)
        round_by = max(0.03, round_by)
        inner = Vector(max(-h + round_by, min(h - round_by, c)) for c, h in zip(q, half))
        normal = (q - inner).normalized()
        s = inner + normal * round_by
        side = 1.0 - abs(normal.z) ** 2
        layer = layer_at(look.layers, s.z)
        inset = layer.inset if layer else 0.0
        crumble = layer.crumble if layer else crumble
        move = 0.04 * noise.noise(s * 0.9 + where) + 0.022 * noise.noise(s * 2.1 + where * 1.3)
        if normal.z > 0.5:
            move += 0.014 * noise.noise(s * 3.0 + where) + crumble * 0.006 * noise.noise(s * 9.0 + where)
        if side > 0.05:
            move += cut_sides(s, normal, where, crumble) * (0.3 + 0.7 * side)
        s = s + normal * (move - inset * side)
        s.x += skew[0] * s.z + skew[1] * s.y * 0.6
        s.y += skew[2] * s.z + skew[3] * s.x * 0.6
        if s.z > 0:
            s.z += skew[4] * s.x * 0.35
        shaped.append(s)
    return mesh_from(name, shaped, faces)

"""The shape of one piece of fudge, cut with a knife; one end of it may be broken off."""
import math
import random

from mathutils import Vector, noise

from meshes import mesh_from

HALF = (1.0, 1.0, 0.66)


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
    return 0.3 * t + 0.7 * math.sin(t * math.pi / 2)


def smooth(value, low, high):
    t = min(1.0, max(0.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def layer_at(layers, level):
    return next((layer for layer in layers if level <= layer.top), None)


def facets_of(rng):
    """The slopes that a break is made of: (rise along y, rise along z, how far out)."""
    lean = rng.choice((-1, 1))
    return [(lean * rng.uniform(0.05, 0.16), rng.uniform(-0.16, -0.04), rng.uniform(0.0, 0.05)),
            (-lean * rng.uniform(0.10, 0.22), rng.uniform(-0.06, 0.08), rng.uniform(0.02, 0.06)),
            (rng.uniform(-0.05, 0.05), rng.uniform(0.14, 0.26), rng.uniform(0.06, 0.12))]


def fracture(y, z, half, facets, where):
    """How far a broken side stands out: nearly flat, two or three slopes that flow into one another; the material adds the
    grain."""
    p = Vector((0.0, y, z))
    d = -0.10 * math.log(sum(math.exp(-(a * y + b * z + c) / 0.10) for a, b, c in facets))
    return d + 0.045 * noise.noise(p * 1.8 - where) + foot(z, half)


def bite(y, z, half, where):
    """How far a bitten side stands out: a shallow bowl, round in plan, in which a few teeth left soft hollows above and the paste
    tore unevenly below. The bowl is level at its shoulders and runs out towards the foot, or the corners beside it would be
    horns."""
    p = Vector((0.0, y, z))
    across = y / half.y + 0.10 * noise.noise(where)
    height = z / half.z
    bowl = -0.12 * (1 + math.cos(math.pi * min(1.0, abs(across) / 0.98)))
    teeth = scallop(across + 0.10 * noise.noise(p * 2.0 + where), 0.56, 0.06) * smooth(height, -0.35, 0.35)
    scoop = 1 - 0.65 * smooth(-height, -0.1, 1.0)
    torn = 0.07 * noise.noise(p * 1.9 - where) + 0.05 * noise.fractal(p * 3.4 + where, 0.8, 2.2, 2)
    return (bowl + teeth) * scoop + 0.03 + foot(z, half) + torn


def scallop(across, width, depth):
    """A row of round hollows, soft ridges between them."""
    s = 2 * ((across / width) % 1.0) - 1
    return -depth * math.sqrt(1.06 - s * s)


def foot(z, half):
    """A torn side comes forward a little at its foot, so that it stands on the table and does not hang over it."""
    return 0.055 * smooth(-z / half.z, 0.35, 0.95)


def rounding(q, where, crumble, soft=1.0):
    """The radius of an edge at q: soft and unequal, with a chip here and there, softest towards the poured top."""
    chip = max(0.0, noise.noise(q * 3.1 + where) - 0.22) * 0.10 * crumble
    even = 0.075 + 0.035 * noise.noise(q * 1.6 + where) + (0.045 if q.z > 0 else 0.0)
    return max(0.03, even * soft + chip)


def waviness(s, n, where, crumble):
    """How far the point s of a side stands out from a flat one."""
    move = 0.050 * noise.noise(s * 0.8 + where)
    if n.z > 0.6:
        move += 0.030 * noise.noise(s * 1.4 + where)
    edge = max(0.0, 1 - max(abs(n.x), abs(n.y), abs(n.z))) * 3.0
    return move + edge * crumble * 0.016 * min(0.0, noise.fractal(s * 7.0 - where, 0.9, 2.0, 3))


def near_edge(q, half):
    """1 on an edge of the block, falling to 0 a little way into a side."""
    second = sorted(h - abs(c) for c, h in zip(q, half))[1]
    return 1 - smooth(second, 0.0, 0.13)


def mark(mesh, **values):
    """Stores a number for each point, for the material to read by name."""
    for name, numbers in values.items():
        mesh.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', numbers)
    return mesh


def piece_mesh(name, look, seed, cells, half=HALF, broken=None, bitten=False):
    """`broken` is the x at which the right-hand end is torn off. The mesh says of every point how far up the piece it lies
    ('level', 0 to 1), whether it belongs to the poured top ('skin'), to the torn side ('torn') or to an edge ('edge'), and that
    the material may move it ('relief')."""
    rng = random.Random(seed)
    where = Vector([rng.uniform(-50, 50) for _ in range(3)])
    skew = [rng.uniform(-0.055, 0.055) for _ in range(4)]
    facets = facets_of(rng)
    half = Vector((half[0] * rng.uniform(0.95, 1.03), half[1] * rng.uniform(0.95, 1.03), half[2]))
    points, faces = cube_grid(round(cells * (2.2 if broken is not None else 1.0)))
    shaped, level, skin, torn, edge, relief = [], [], [], [], [], []
    for p in points:
        q = Vector(denser_at_edges(a) * b for a, b in zip(p, half))
        height = (q.z / half.z + 1) / 2
        layer = layer_at(look.layers, height)
        crumble = layer.crumble if layer else look.crumble
        r = rounding(q, where, crumble, look.soft)
        if broken is not None:
            # What is torn has no sharp rim.
            r += 0.09 * smooth(q.x / half.x, 0.55, 0.95)
        inner = Vector(max(-h + r, min(h - r, c)) for c, h in zip(q, half))
        n = (q - inner).normalized()
        s = inner + n * r
        side = 1 - abs(n.z) ** 2
        s = s + n * (waviness(s, n, where, crumble) - (layer.inset * side if layer else 0.0))
        if broken is not None:
            share = (s.x + half.x) / (2 * half.x)
            out = bite(s.y, s.z, half, where) if bitten else fracture(s.y, s.z, half, facets, where)
            s.x = -half.x + share * (broken + out + half.x)
        # Soft as it is cut, it spreads a little at its foot.
        spread = 1.0 + 0.035 * (0.5 - height)
        s.x, s.y = s.x * spread, s.y * spread
        s.x += skew[0] * s.z + skew[1] * s.y
        s.y += skew[2] * s.z + skew[3] * s.x
        shaped.append(s)
        level.append(height)
        skin.append(smooth(n.z, 0.55, 0.95) if q.z > 0 else 0.0)
        torn.append(smooth(n.x, 0.25, 0.55) if broken is not None else 0.0)
        edge.append(near_edge(q, half))
        # The foot of a torn side stays on the table.
        relief.append(1.0 if broken is None else 0.35 + 0.65 * smooth(height, 0.0, 0.16))
    mesh = mesh_from(name, shaped, faces)
    return mark(mesh, level=level, skin=skin, torn=torn, edge=edge, relief=relief)

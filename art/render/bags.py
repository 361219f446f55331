"""A paper bag of fudge: a flat foot, full cheeks, the top folded over, the shop's label on its front."""
import math

from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree

from cardboard import KRAFT, kraft, print_size, printed
from meshes import add_object, block, empty, mesh_from, sheet, unwrap

WIDTH, DEPTH, HEIGHT = 1.55, 0.95, 4.3
AROUND, UP = 144, 110


def skin(seed):
    where = Vector((seed * 5.1, seed * 2.2, seed))

    def at(angle, t):
        z = t * HEIGHT
        depth = max(0.05, DEPTH * (1 - max(0.0, (t - 0.08) / 0.86) ** 1.5))
        width = WIDTH + (DEPTH - depth) * 0.16
        c, s = math.cos(angle), math.sin(angle)
        power = 4.5 - 2.5 * max(0.0, t - 0.5)
        square = (abs(c) ** power + abs(s) ** power) ** (-1 / power)
        x, y = width * c * square, depth * s * square
        if abs(c) > 0.75:
            gusset = math.sin(math.pi * min(1.0, t * 1.05)) * (abs(c) - 0.75) / 0.25
            x -= math.copysign(0.24, c) * gusset * max(0.0, 1 - 1.3 * abs(s))
        side = math.copysign(1, s)
        loose = min(1, t * 6) * min(1, (1 - t) * 7) * min(1, depth / 0.3)
        crease = abs(noise.noise(Vector((x * 0.8 + z * 0.35, z * 0.7, y)) + where))
        fine = abs(noise.noise(Vector((x * 2.3 - z, z * 1.9, y)) - where))
        y += side * loose * (0.22 * (crease - 0.25) + 0.07 * (fine - 0.2))
        full = math.exp(-((z - HEIGHT * 0.30) / (HEIGHT * 0.24)) ** 2) * max(0, 1 - (x / WIDTH) ** 2)
        return x, y + side * 0.20 * full, z

    points = [at(2 * math.pi * i / AROUND, j / UP) for j in range(UP + 1) for i in range(AROUND)]
    faces = [(j * AROUND + i, j * AROUND + (i + 1) % AROUND, (j + 1) * AROUND + (i + 1) % AROUND, (j + 1) * AROUND + i)
             for j in range(UP) for i in range(AROUND)]
    faces.append(tuple(range(AROUND - 1, -1, -1)))
    return mesh_from('bag', points, faces)


def stuck_label(bag_mesh, width=2.36, height=1.57, middle=0.42):
    """A sheet that follows the bag's front."""
    front = BVHTree.FromPolygons([v.co for v in bag_mesh.vertices], [p.vertices for p in bag_mesh.polygons])

    def at(u, v):
        return (u - 0.5) * width, (v - 0.5) * height, 0.0

    label = unwrap(sheet('label', at, 110, 80), *print_size('label', width, height))
    for vertex in label.vertices:
        x, z = vertex.co.x, HEIGHT * middle + vertex.co.y
        hit = front.ray_cast(Vector((x, -4, z)), Vector((0, 1, 0)))[0]
        vertex.co = (x, hit.y - 0.03, z)
    return label


def bag(seed, place, turn=0.0, tilt=0.0, parent=None, paper=KRAFT, label=0.42):
    """`label` is how far up the bag the middle of its label sits."""
    root = empty('bag', place, (tilt, 0, turn), parent)
    material = kraft(*paper)
    body = skin(seed)
    add_object(body, material, parent=root)
    fold = block('fold', (2 * WIDTH + 0.34, 0.13, 0.46), 0.055, 4)
    add_object(fold, material, (0, -0.05, HEIGHT - 0.40), parent=root)
    add_object(stuck_label(body, middle=label), printed('label'), parent=root)
    return root

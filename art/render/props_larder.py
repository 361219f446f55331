"""Things from the larder. Each function builds onto `root`, lying on z = 0."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from materials import plain
from meshes import add_object, block, empty, lathe, mesh_from, sheet, sphere, tube
from nodes import Graph, linear
from piece import smooth
from sheer import sheer


def porcelain(colour='#fbf8f1'):
    return plain(colour, roughness=0.12, specular=0.6, coat=0.3)


def dish(root, holds='sauce', colour='#b4651c', second=None, radius=0.56, ware='#fbf8f1'):
    """A little dish: of sauce (glossy and level) or of cream (nearly level, under a crust)."""
    outer = [(0.001, 0.0), (radius * 0.70, 0.0), (radius * 0.76, 0.03), (radius * 0.97, 0.40), (radius, 0.43)]
    inner = [(radius * 0.95, 0.43), (radius * 0.90, 0.38), (radius * 0.70, 0.06), (0.001, 0.05)]
    flutes = lambda a, r, h: 0.008 * math.cos(36 * a) if h > 0.02 and r > radius * 0.75 else 0.0
    add_object(lathe('dish', outer + inner, 144, flutes), porcelain(ware), parent=root)
    if holds == 'sauce':
        level = [(0.001, 0.315), (radius * 0.5, 0.318), (radius * 0.84, 0.325), (radius * 0.9, 0.345)]
        sauce = plain(colour, second, roughness=0.08, specular=0.6, subsurface=0.15, coat=0.5, patch=1.5)
        add_object(lathe('sauce', level, 96), sauce, parent=root)
        return
    where = Vector((4.2, 1.1, 7.0))

    def shape(n):
        fold = noise.noise(Vector((n.x * 1.1, n.y * 1.1, n.z * 2.2)) + where)
        lip = 0.07 * math.sin(3.0 * math.atan2(n.y, n.x) + 5.0 * n.z) * max(0.0, n.z) * (1 - n.z)
        clot = noise.noise(Vector((n.x * 3.6, n.y * 3.6, n.z * 3.6)) - where)
        r = radius * (0.88 + 0.10 * fold + 0.05 * clot + lip)
        return Vector((n.x * r, n.y * r, 0.36 + n.z * r * (0.24 if n.z > 0 else 0.3)))

    cream = bpy.data.materials.new('clotted cream')
    g = Graph(cream)
    position = g.object_position()
    high = g.step(g.split(position)[2], 0.38, 0.44)
    crusted = g.multiply(g.multiply(g.step(g.noise(position, 2.4, 3, 0.6), 0.22, 0.48), high), 0.9)
    shade = g.mix(crusted, linear(colour), linear(second or colour))
    wrinkles = g.bump(g.noise(position, 9.0, 3, 0.6), g.math('MULTIPLY_ADD', crusted, 0.12, 0.03), 0.03)
    g.surface(Base_Color=shade, Roughness=0.30, Specular=0.45, Subsurface=0.35, Subsurface_Color=shade,
              Subsurface_Radius=(0.12, 0.08, 0.04), Normal=wrinkles)
    add_object(sphere('cream', shape, 6), cream, parent=root)


def tea(root, colour='#4e2610'):
    """A cup of tea on its saucer, the handle along x."""
    saucer = [(0.001, 0.0), (0.42, 0.0), (0.50, 0.02), (0.88, 0.12), (0.90, 0.14), (0.87, 0.15), (0.50, 0.06), (0.001, 0.05)]
    outer = [(0.001, 0.06), (0.30, 0.06), (0.32, 0.11), (0.49, 0.30), (0.57, 0.54), (0.60, 0.64)]
    inner = [(0.575, 0.645), (0.545, 0.54), (0.46, 0.31), (0.28, 0.13), (0.001, 0.12)]
    level = [(0.001, 0.53), (0.535, 0.53), (0.55, 0.545)]
    handle = [(0.56, 0.0, 0.54), (0.70, 0.0, 0.58), (0.83, 0.0, 0.50), (0.84, 0.0, 0.37), (0.72, 0.0, 0.26), (0.50, 0.0, 0.28)]
    ware = porcelain()
    for name, profile in (('saucer', saucer), ('cup', outer + inner)):
        add_object(lathe(name, profile, 128), ware, parent=root)
    add_object(tube('handle', rounded(handle, 8), lambda t: 0.05, 20), ware, parent=root)
    add_object(lathe('tea', level, 96), plain(colour, roughness=0.06, specular=0.6, subsurface=0.1, coat=0.4), parent=root)


def rounded(path, steps):
    """The path through these points without corners (Catmull and Rom)."""
    points = [Vector(p) for p in path]
    ends = [2 * points[0] - points[1], *points, 2 * points[-1] - points[-2]]
    curve = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for k in range(steps):
            t = k / steps
            curve.append((2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3) / 2)
    return [*curve, points[-1]]


def thin_glass(tint='#ffffff', edge='#6d7168', shine=0.45):
    """Glass without refraction, quick to render: clear where one looks straight through; its outline is darker (`edge`)
    and has more gloss, as thick glass does."""
    material = bpy.data.materials.new('thin glass')
    g = Graph(material)
    facing = g.node('ShaderNodeLayerWeight', {'Blend': 0.5}).outputs['Facing']
    outline = g.math('POWER', facing, 4.0)
    clear = g.node('ShaderNodeBsdfTransparent', {'Color': g.mix(outline, linear(tint), linear(edge))}).outputs[0]
    gloss = g.node('ShaderNodeBsdfGlossy', {'Roughness': 0.02}).outputs[0]
    share = g.math('MULTIPLY_ADD', g.math('POWER', facing, 2.5), shine, 0.05)
    mixed = g.node('ShaderNodeMixShader', {0: share, 1: clear, 2: gloss}).outputs[0]
    g.node('ShaderNodeOutputMaterial', {'Surface': mixed})
    return material


def liqueur(root, drink='#cfa57c', radius=0.62, height=0.98):
    """A squat clear tumbler with a heavy foot, nearly full of cream liqueur."""
    glass = thin_glass()
    outer = [(0.001, 0.0), (radius * 0.80, 0.0), (radius * 0.86, 0.04), (radius * 0.90, 0.16), (radius, height),
             (radius - 0.02, height + 0.016), (radius - 0.045, height), (radius * 0.90 - 0.05, 0.20), (0.001, 0.16)]
    add_object(lathe('glass', outer, 128), glass, parent=root)
    inner = lambda h: radius * (0.90 + 0.10 * (h - 0.16) / (height - 0.16)) - 0.030
    top = height * 0.80
    body = [(0.001, 0.14), (inner(0.16) - 0.05, 0.14), (inner(0.2), 0.20), (inner(top), top + 0.02),
            (inner(top) - 0.03, top), (0.001, top)]
    cream = plain(drink, roughness=0.16, subsurface=0.25, specular=0.5, coat=0.3, radius=(0.2, 0.12, 0.06))
    add_object(lathe('drink', body, 128), cream, parent=root)


def caramelised_mesh(length=1.25, width=0.78, thick=0.15):
    """A thin oblong biscuit: round corners, a frilled rim, a raised border and a blank field within."""
    columns, rows = 200, 50
    points, faces = [], []
    for i in range(columns):
        turn = 2 * math.pi * i / columns
        c, s = math.cos(turn), math.sin(turn)
        square = (abs(c) ** 7 + abs(s) ** 7) ** (-1 / 7)
        frill = 1 + 0.022 * math.cos(30 * turn)
        for j in range(rows + 1):
            t = j / rows
            inner = 1 + (frill - 1) * smooth(t, 0.72, 1.0)
            x, y = c * square * t * inner * length / 2, s * square * t * inner * width / 2
            border = 0.035 * math.exp(-((t - 0.80) / 0.055) ** 2)
            field = 0.018 * smooth(0.62 - t, 0.0, 0.06)
            drop = (thick + 0.02) * smooth(t, 0.90, 1.03) ** 1.4
            points.append((x, y, thick + border + field - drop + 0.006 * noise.noise(Vector((x * 9, y * 9, 3)))))
    step = rows + 1
    for i in range(columns):
        k = (i + 1) % columns
        faces += [(i * step + j, k * step + j, k * step + j + 1, i * step + j + 1) for j in range(rows)]
    return mesh_from('biscuit', points, [f[::-1] for f in faces])


def caramelised_biscuit(root, length=1.25, width=0.78, thick=0.15):
    """A whole one, baked dark."""
    material = plain('#9a5a28', '#834819', roughness=0.7, specular=0.2, patch=4, bump=0.6, bump_scale=30)
    add_object(caramelised_mesh(length, width, thick), material, parent=root)


def wafer_mesh(thick, foot=0.0):
    """A round cocoa biscuit of radius 1: a toothed rim, rings and petals stamped into its face. Its underside lies at `foot`."""
    def relief(angle, t):
        rim = 0.038 * (math.cos(44 * angle) > -0.2) * (0.86 < t < 0.985)
        rings = 0.028 * (math.exp(-((t - 0.80) / 0.02) ** 2) + math.exp(-((t - 0.40) / 0.02) ** 2))
        petals = 0.031 * max(0.0, math.cos(6 * angle)) ** 3 * math.exp(-((t - 0.6) / 0.10) ** 2)
        return rim + rings + petals

    rings, segments, points = 48, 264, []
    for i in range(segments):
        angle = 2 * math.pi * i / segments
        for j in range(rings + 1):
            t = max(0.002, j / rings)
            z = foot + thick + relief(angle, t) - (0.05 if j == rings else 0)
            points.append((t * math.cos(angle), t * math.sin(angle), z))
        points.append((math.cos(angle), math.sin(angle), foot))
    step = rings + 2
    faces = [(i * step + j, i * step + j + 1, k * step + j + 1, k * step + j)
             for i, k in ((i, (i + 1) % segments) for i in range(segments)) for j in range(rings + 1)]
    return mesh_from('wafer', points, faces)


def sandwich_mesh():
    """Two dark cocoa wafers of radius 1 with white cream between them."""
    cocoa = plain('#2a1c16', '#35251d', roughness=0.6, specular=0.3, patch=8, bump=0.4, bump_scale=30)
    cream = plain('#fffaf0', roughness=0.5, subsurface=0.25)
    filling = [(0.001, 0.19), (0.90, 0.19), (0.94, 0.29), (0.90, 0.40), (0.001, 0.40)]
    lower = wafer_mesh(0.19)
    lower.transform(Matrix.Rotation(math.pi, 4, 'X') @ Matrix.Translation((0, 0, -0.19)))
    whole = bmesh.new()
    for i, part in enumerate((lower, lathe('cream', filling, 96), wafer_mesh(0.19, 0.40))):
        part.polygons.foreach_set('material_index', [int(i == 1)] * len(part.polygons))
        whole.from_mesh(part)
    mesh = bpy.data.meshes.new('sandwich biscuit')
    whole.to_mesh(mesh)
    whole.free()
    mesh.materials.append(cocoa)
    mesh.materials.append(cream)
    return mesh


def sandwich_biscuit(root, radius=0.58):
    """A whole one."""
    add_object(sandwich_mesh(), parent=root).scale = (radius,) * 3


def shortbread(root, size=(1.25, 0.46, 0.27)):
    """A finger of shortbread with fork holes and sugar."""
    length, width, thick = size
    holes = [(x, y) for x in (-0.42, -0.14, 0.14, 0.42) for y in (-0.1, 0.1)]

    def top(u, v):
        x, y = (u - 0.5) * length, (v - 0.5) * width
        edge = max(abs(2 * u - 1) ** 6, abs(2 * v - 1) ** 6)
        depth = sum(0.12 * math.exp(-((x - a) ** 2 + (y - b) ** 2) / 0.0012) for a, b in holes)
        return x, y, thick + 0.02 - 0.10 * edge ** 3 - depth + 0.015 * noise.noise(Vector((x * 6, y * 6, 2)))

    material = plain('#edcf92', '#dcb06a', roughness=0.75, specular=0.15, patch=3, bump=0.8, bump_scale=24)
    add_object(sheet('shortbread', top, 120, 60), material, parent=root)
    add_object(block('base', (length, width, thick), 0.05), material, parent=root)


def chocolate_square(root, colour='#4a2614', size=0.62, stamped=True):
    """One piece of a bar: sloping sides, a raised frame."""
    half = size / 2

    def top(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        edge = max(abs(x), abs(y))
        slope = min(1.0, (1 - edge) / 0.22)
        panel = 0.03 * (0.5 + 0.5 * math.cos(max(-1, min(1, (edge - 0.60) / 0.06)) * math.pi)) if stamped else 0.0
        return x * half, y * half, 0.03 + 0.17 * slope ** 0.75 + panel

    gloss = plain(colour, roughness=0.24, specular=0.55, subsurface=0.05, bump=0.05, bump_scale=5)
    add_object(sheet('chocolate', top, 72, 72), gloss, parent=root)
    add_object(block('chocolate base', (size, size, 0.06), 0.015), gloss, parent=root)


def mint_thin(root, size=0.74, thick=0.13, snapped=False):
    """A thin square of dark chocolate with ripples on it; a `snapped` one is half as long and shows the white within, at x = 0."""
    length = size / 2 if snapped else size
    bed = thick * 0.74

    def top(u, v):
        edge = max(abs(2 * v - 1), 0.0 if snapped and u < 0.5 else abs(2 * u - 1))
        ripple = 0.006 * math.sin(17 * (u * length + 0.7 * v * size)) * (1 - smooth(edge, 0.80, 0.95))
        return u * length, (v - 0.5) * size, bed + (thick - bed) * (1 - smooth(edge, 0.90, 1.0) ** 2) + ripple

    gloss = plain('#38190c', roughness=0.42, specular=0.4, subsurface=0.05, bump=0.05, bump_scale=5)
    add_object(sheet('thin', top, 72, 72), gloss, parent=root)
    add_object(block('thin base', (length, size, bed), 0.02), gloss, (length / 2, 0, 0), parent=root)
    if snapped:
        cream = plain('#f3ecd8', roughness=0.8, subsurface=0.25, bump=0.5, bump_scale=26)
        add_object(block('filling', (0.10, size * 0.95, thick * 0.52), 0.01), cream, (0.035, 0, thick * 0.22), parent=root)


def chocolate_bar(root, colour='#f0dcb0'):
    """A piece broken off a bar of white chocolate: two rows of small squares, the last one missing."""
    columns, rows, share = 3, 2, 0.66
    for i in range(columns * rows - 1):
        across, along = i // rows - (columns - 1) / 2, i % rows - (rows - 1) / 2
        place = (0.62 * share * across, 0.62 * share * along, 0.0)
        chocolate_square(empty('square', place, parent=root, scale=share), colour)


def dusted_cube(root, size=0.44, colour='#d2647c', dust='#fff4f0'):
    """A cube of Turkish delight: rose jelly, pale under its icing sugar."""
    material = bpy.data.materials.new('jelly')
    g = Graph(material)
    position = g.object_position()
    top = g.step(g.split(position)[2], size * 0.80, size * 0.93)
    worn = g.step(g.noise(position, 13.0, 4, 0.65), 0.36, 0.70)
    grains = g.math('MULTIPLY_ADD', g.noise(position, 60.0, 2, 0.6), 0.5, 0.5)
    sugar = g.math('MAXIMUM', g.multiply(worn, 0.14), g.multiply(top, g.math('MULTIPLY_ADD', worn, 0.30, 0.35)))
    sugar = g.multiply(sugar, grains)
    shade = g.mix(sugar, linear(colour), linear(dust))
    powder = g.bump(g.noise(position, 34.0, 4, 0.7), g.multiply(sugar, 0.4), 0.02)
    g.surface(Base_Color=shade, Roughness=g.blend(sugar, 0.16, 0.8), Specular=0.5, Subsurface=0.6,
              Subsurface_Color=shade, Subsurface_Radius=(0.40, 0.10, 0.10), Clearcoat=g.multiply(g.invert(sugar), 0.3),
              Normal=powder)
    add_object(block('jelly', (size, size * 0.95, size * 0.9), size * 0.12, 5), material, parent=root)

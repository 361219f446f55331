"""Things that grow. Each function builds onto `root`, lying on z = 0."""
import math
import random

import bpy
from mathutils import Matrix, Vector, kdtree, noise

from materials import plain
from meshes import add_object, empty, mesh_from, sheet, tube
from nodes import Graph, linear
from piece import mark, smooth
from sheer import sheer


def sacs(u, v, where):
    """The juice sacs of citrus at a place on a cut face: (how far from the rim of its sac, a number for each sac)."""
    distances, points = noise.voronoi(Vector((u, v, where)))
    return smooth(distances[1] - distances[0], 0.0, 0.42), noise.cell(points[0] * 7.3 + Vector((0.5, 0.5, where)))


def juicy(flesh, light, rind):
    """A wet cut face: its mesh says where 'pulp' and 'rind' are, how deep in a 'sac' it is and the 'tone' of that."""
    name = f'juicy {flesh}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    g = Graph(material)
    pulp, sac, tone, zest = (g.node('ShaderNodeAttribute', attribute_name=a).outputs['Fac']
                             for a in ('pulp', 'sac', 'tone', 'rind'))
    wet = g.mix(g.multiply(tone, 0.55), linear(flesh), linear(light))
    wet = g.mix(g.multiply(g.invert(sac), 0.45), wet, linear(light))
    pith = g.mix(zest, linear('#f6e9c9'), linear(rind))
    shade = g.mix(pulp, pith, wet)
    fine = g.bump(g.noise(g.object_position(), 30.0, 2), 0.08, 0.02)
    g.surface(Base_Color=shade, Roughness=g.blend(pulp, 0.55, 0.24), Specular=0.5, Clearcoat=g.multiply(pulp, 0.5),
              Clearcoat_Roughness=0.16, Subsurface=g.blend(pulp, 0.15, 0.55), Subsurface_Color=shade,
              Subsurface_Radius=(0.30, 0.13, 0.03), Normal=fine)
    return material


def rind_of(colour, second):
    return plain(colour, second, roughness=0.34, specular=0.5, subsurface=0.10, patch=3, bump=0.45, bump_scale=34)


def half_citrus(root, flesh, light, rind, radius=0.66, seed=1):
    """Half an orange or a lemon, cut from pole to pole, lying on its peel."""
    half = math.radians(89)
    long, columns, rows = 1.06, 150, 70

    def shell(u, v):
        theta, phi = math.pi * (0.004 + 0.992 * u), -math.pi / 2 + (2 * v - 1) * half
        r = radius * math.sin(theta)
        return radius * long * math.cos(theta), r * math.cos(phi), r * math.sin(phi)

    holder = empty('half citrus', (0, 0, radius), (0, 0, 0), root)
    add_object(sheet('peel', lambda u, v: shell(1 - u, v), 90, 40), rind_of(rind, light), parent=holder)
    material = juicy(flesh, light, rind)
    for side in (-1, 1):
        phi = -math.pi / 2 + side * half
        out = Vector((0, math.cos(phi), math.sin(phi)))
        normal = Vector((0, -math.sin(phi), math.cos(phi))) * side
        pulp, sac, tone, zests = [], [], [], []

        def cut(u, v):
            theta, share = math.pi * u, max(0.004, v)
            into = min(share * math.sin(theta), (0.865 - share)) if share < 0.865 else 0.0
            flesh_here = smooth(into, 0.03, 0.06)
            depth, chance = sacs(u * 19 * (0.4 + 0.6 * share) + seed, share * 4.4, 5.0 * side + seed)
            pulp.append(flesh_here)
            sac.append(depth)
            tone.append(abs(chance) % 1.0)
            zests.append(smooth(share, 0.935, 0.955))
            lift = 0.05 * smooth(into, 0.0, 0.25) + 0.014 * depth * flesh_here - 0.012 * smooth(share, 0.97, 1.0)
            place = Vector((radius * long * math.cos(theta), 0, 0)) * share + out * radius * share * math.sin(theta)
            return place + normal * lift

        face = mark(sheet('cut', cut, columns, rows), pulp=pulp, sac=sac, tone=tone, rind=zests)
        add_object(face, material, parent=holder)


def banana_peel():
    """Yellow, greener and browner towards its ends, flecked; its mesh says where the 'end' is."""
    if 'banana' in bpy.data.materials:
        return bpy.data.materials['banana']
    material = bpy.data.materials.new('banana')
    g = Graph(material)
    end = g.node('ShaderNodeAttribute', attribute_name='end').outputs['Fac']
    position = g.object_position()
    shade = g.mix(g.step(g.noise(position, 2.0, 3, 0.6), 0.35, 0.7), linear('#e0a92c'), linear('#d2982a'))
    fleck = g.step(g.noise(position, 9.0, 4, 0.65), 0.68, 0.74)
    shade = g.mix(g.multiply(fleck, 0.8), shade, linear('#5f3a14'))
    shade = g.mix(g.step(end, 0.05, 0.5), shade, linear('#a8882e'))
    shade = g.mix(g.step(end, 0.75, 0.95), shade, linear('#3a2410'))
    g.surface(Base_Color=shade, Roughness=0.46, Specular=0.4, Subsurface=0.12, Subsurface_Color=shade,
              Subsurface_Radius=(0.15, 0.08, 0.02), Normal=g.bump(g.noise(position, 14.0, 3), 0.12, 0.03))
    return material


def banana(root, length=2.3, girth=0.27, bend=1.15, seed=1):
    """A banana lying on its side: five soft ridges, a stalk at one end and a dark tip at the other."""
    steps, sides, radius = 90, 60, length / bend
    points, faces, end = [], [], []
    for i in range(steps + 1):
        t = i / steps
        turn = bend * (t - 0.5)
        centre = Vector((radius * math.sin(turn), radius * (math.cos(turn) - 1), girth * 0.9))
        out = Vector((math.sin(turn), math.cos(turn), 0))
        body = girth * (0.24 + 0.76 * smooth(t, 0.05, 0.24) * (1 - smooth(t, 0.78, 0.985)))
        body *= 1.0 if t > 0.004 else 0.9
        for k in range(sides):
            a = 2 * math.pi * k / sides
            r = body * (0.90 + 0.10 * abs(math.cos(2.5 * a)) ** 0.7) * (
                1 + 0.025 * noise.noise(Vector((math.cos(a), math.sin(a), t * 4 + seed))))
            points.append(centre + out * r * math.cos(a) + Vector((0, 0, r * math.sin(a))))
            end.append(max(1 - smooth(t, 0.0, 0.16), smooth(t, 0.90, 1.0)))
    for i in range(steps):
        faces += [(i * sides + k, (i + 1) * sides + k, (i + 1) * sides + (k + 1) % sides, i * sides + (k + 1) % sides)
                  for k in range(sides)]
    faces += [tuple(range(sides)), tuple(steps * sides + k for k in range(sides - 1, -1, -1))]
    add_object(mark(mesh_from('banana', points, faces), end=end), banana_peel(), parent=root)


def coconut_piece(root, radius=0.92, thick=0.15, reach=44, seed=1):
    """A piece broken out of a coconut, its brown skin below: a bowl with a few straight edges, which reaches about so many
    degrees from its middle."""
    sides, rows, turn = 160, 120, Vector((seed * 7.3, 0, 0))
    corners = [2 * math.pi * (k + 0.2 * math.sin(9 * k + seed)) / 4 for k in range(4)]

    def rim(angle):
        """How far it reaches in this direction, as a share: straight between corners, which are rounded."""
        reached = sum(max(0.0, math.cos(angle - corner)) ** 10 for corner in corners)
        jag = 0.05 * noise.noise(Vector((3.0 * math.cos(angle), 3.0 * math.sin(angle), 0)) + turn)
        return 0.80 + 0.20 * min(1.0, reached) + jag

    def at(angle, share, depth):
        polar = math.radians(reach) * share * (0.9 + (rim(angle) - 0.9) * share ** 4)
        out = Vector((math.sin(polar) * math.cos(angle), math.sin(polar) * math.sin(angle), -math.cos(polar)))
        rough = 0.006 * noise.noise(out * 5 + turn)
        if share > 0.9:
            rough += 0.008 * noise.noise(out * 26 + turn)
        return out * (radius - thick * depth + rough) + Vector((0, 0, radius))

    def shell(u, v):
        """From the middle of the skin out to the rim, over it, and back to the middle of the hollow."""
        angle = 2 * math.pi * u
        if v < 0.3:
            return at(angle, max(0.002, v / 0.3), 0.0)
        if v < 0.7:
            depth = (v - 0.3) / 0.4
            return at(angle, 1.0 - 0.04 * smooth(depth, 0.75, 1.0) - 0.015 * smooth(1 - depth, 0.9, 1.0), depth)
        return at(angle, max(0.002, 0.96 * (1 - (v - 0.7) / 0.3)), 1.0)

    mesh = sheet('coconut', shell, sides, rows)
    skin = [float(j / rows < 0.41) for _ in range(sides + 1) for j in range(rows + 1)]
    add_object(mark(mesh, skin=skin), coconut_flesh(), parent=root)


def husk():
    """Dry and dull, in brown fibres."""
    material = bpy.data.materials.new('husk')
    g = Graph(material)
    fibres = g.noise(g.scaled(g.object_position(), (42.0, 42.0, 6.0)), 1.0, 4, 0.7)
    shade = g.mix(g.step(fibres, 0.35, 0.65), linear('#3c2412'), linear('#8a6238'))
    g.surface(Base_Color=shade, Roughness=0.75, Specular=0.2, Normal=g.bump(fibres, 0.9, 0.04))
    return material


def half_coconut(root, radius=0.72, tilt=34, seed=1):
    """Half a coconut, its white bowl leant towards the camera by so many degrees: a fibrous shell, a brown skin, flesh."""
    turn, lean = Vector((seed * 5.1, 0, 0)), Matrix.Rotation(math.radians(tilt), 3, 'X')
    shell_thick, flesh_thick = 0.055 * radius, 0.26 * radius

    def at(angle, polar, r):
        """Polar is 0 at the bottom, 1 at the rim, which is sawn nearly straight."""
        down = math.pi / 2 * (polar + 0.03 * polar ** 8 * noise.noise(Vector((2 * math.cos(angle), 2 * math.sin(angle), 0)) + turn))
        out = Vector((math.sin(down) * math.cos(angle), math.sin(down) * math.sin(angle), -1.06 * math.cos(down)))
        return lean @ (out * r * (1 + 0.012 * noise.noise(out * 2.2 + turn))) + Vector((0, 0, radius * 1.02))

    def shell(u, v):
        angle = 2 * math.pi * u
        if v < 0.8:
            polar = max(0.002, v / 0.8)
            hair = 0.010 * noise.noise(Vector((math.cos(angle) * 22, math.sin(angle) * 22, polar * 2.5)))
            return at(angle, polar, radius * (1 + hair))
        across = (v - 0.8) / 0.2
        ragged = 0.012 * noise.noise(Vector((math.cos(angle) * 9, math.sin(angle) * 9, across * 3)))
        return at(angle, 1.0 + ragged, radius - shell_thick * across)

    def flesh(u, v):
        """Over the rim, whose edges are round, and down to the bottom of the hollow."""
        angle = 2 * math.pi * u
        if v < 0.35:
            across = v / 0.35
            edge = 1 - 0.030 * (abs(2 * across - 1) ** 6)
            rough = 0.006 * noise.noise(Vector((math.cos(angle) * 12, math.sin(angle) * 12, across * 4)))
            return at(angle, edge + rough, radius - shell_thick - flesh_thick * across)
        polar = 0.970 * (1 - (v - 0.35) / 0.65)
        return at(angle, max(0.002, polar), radius - shell_thick - flesh_thick)

    add_object(sheet('shell', shell, 200, 60), husk(), parent=root)
    rows = 90
    mesh = sheet('flesh', flesh, 160, rows)
    skin = [float(j / rows < 0.05) for _ in range(161) for j in range(rows + 1)]
    add_object(mark(mesh, skin=skin), coconut_flesh('#fff6e8'), parent=root)


def coconut_flesh(colour='#f6e8cc'):
    """Moist, with faint fibres; its mesh says where the brown 'skin' is."""
    name = f'coconut {colour}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    g = Graph(material)
    position = g.object_position()
    skin = g.step(g.node('ShaderNodeAttribute', attribute_name='skin').outputs['Fac'], 0.3, 0.7)
    brown = g.mix(g.step(g.noise(position, 7.0, 4, 0.65), 0.38, 0.64), linear('#5e3820'), linear('#8a5a36'))
    shade = g.mix(skin, linear(colour), brown)
    fibres = g.noise(g.scaled(position, (1.0, 1.0, 0.3)), 30.0, 4, 0.65)
    g.surface(Base_Color=shade, Roughness=g.blend(skin, 0.24, 0.75), Specular=0.5, Subsurface=g.blend(skin, 0.5, 0.0),
              Subsurface_Color=shade, Subsurface_Radius=(0.14, 0.10, 0.07),
              Normal=g.bump(fibres, g.blend(skin, 0.35, 0.9), 0.03))
    return material


BERRY = [(0.0, 0.02), (-0.035, 0.22), (-0.03, 0.48), (0.02, 0.76), (0.10, 0.95), (0.22, 1.03), (0.36, 0.98),
         (0.52, 0.82), (0.68, 0.60), (0.82, 0.39), (0.93, 0.20), (0.985, 0.09), (1.0, 0.01)]


def along(profile, s):
    """The point at a share s of a list of points, on a smooth curve through them."""
    at = s * (len(profile) - 1)
    i = min(len(profile) - 2, int(at))
    t = at - i
    p0, p1, p2, p3 = (Vector(profile[max(0, min(len(profile) - 1, i + d))]) for d in (-1, 0, 1, 2))
    square, cube = 2 * p0 - 5 * p1 + 4 * p2 - p3, 3 * p1 - p0 - 3 * p2 + p3
    return 0.5 * (2 * p1 + (p2 - p0) * t + square * t * t + cube * t ** 3)


def berry_skin(length):
    name = 'strawberry'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    g = Graph(material)
    position = g.object_position()
    x = g.split(position)[0]
    shade = g.mix(g.step(g.noise(position, 2.4, 2), 0.35, 0.7), linear('#cf141d'), linear('#a80b17'))
    shade = g.mix(g.invert(g.step(x, -0.03, length * 0.14)), shade, linear('#eda487'))
    pit = g.node('ShaderNodeAttribute', attribute_name='pit').outputs['Fac']
    shade = g.mix(g.multiply(pit, 0.5), shade, linear('#7a0710'))
    g.surface(Base_Color=shade, Roughness=0.22, Specular=0.5, Clearcoat=0.8, Clearcoat_Roughness=0.06, Subsurface=0.25,
              Subsurface_Radius=(0.15, 0.03, 0.02), Subsurface_Color=shade)
    return material


def berry_flesh():
    """The cut face: red under the skin, paler within, white 'fibre' towards a pale core as it lies 'deep'."""
    if 'berry flesh' in bpy.data.materials:
        return bpy.data.materials['berry flesh']
    material = bpy.data.materials.new('berry flesh')
    g = Graph(material)
    deep, fibre = (g.node('ShaderNodeAttribute', attribute_name=a).outputs['Fac'] for a in ('deep', 'fibre'))
    shade = g.mix(g.step(deep, 0.02, 0.30), linear('#c8161f'), linear('#e5574e'))
    shade = g.mix(g.step(deep, 0.34, 0.62), shade, linear('#f4b09a'))
    shade = g.mix(g.step(deep, 0.70, 0.95), shade, linear('#fbe6d6'))
    pale = g.multiply(g.multiply(fibre, 0.55), g.step(deep, 0.08, 0.25))
    shade = g.mix(pale, shade, linear('#f8d3c2'))
    g.surface(Base_Color=shade, Roughness=0.20, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.08, Subsurface=0.45,
              Subsurface_Radius=(0.22, 0.07, 0.05), Subsurface_Color=shade,
              Normal=g.bump(g.noise(g.object_position(), 22.0, 3), 0.2, 0.02))
    return material


def sepals(root, length, lift, count=9, seed=1):
    """Thin pointed leaves that curl back, and a stalk."""
    rng = random.Random(seed)
    green = sheer('#5f9a3a', '#47802c', through=0.35, roughness=0.5, specular=0.3, patch=5)
    for k in range(count):
        long, curl = length * rng.uniform(0.40, 0.58), rng.uniform(0.4, 1.5)
        width = length * rng.uniform(0.075, 0.11)

        def shape(u, v):
            across, angle = 2 * v - 1, 0.35 + curl * u - 1.1 * (1 - u) ** 3
            half = width * math.sin(math.pi * (0.10 + 0.90 * u) ** 0.75) ** 0.9
            return (-long * u * math.sin(angle) * 0.55, across * half,
                    0.05 * length + long * u * math.cos(angle * 0.6) + abs(across) * half * 0.25)

        turn = 2 * math.pi * (k + rng.uniform(-0.2, 0.2)) / count
        holder = empty('sepal', (-0.02 * length, 0, lift), (turn, 0, 0), root)
        add_object(sheet('sepal', shape, 18, 6), green, parent=holder)
    steps = [k / 8 for k in range(9)]
    stalk = [(-length * 0.34 * t, length * 0.10 * t * t, lift + length * 0.08 * t * t) for t in steps]
    add_object(tube('stalk', stalk, lambda t: length * 0.028, 8), plain('#86a850', roughness=0.5), parent=root)


def berry(root, length, radius, lift, arc, seed):
    """The skin of a strawberry round x, tip along x, from 0 to `arc`, and its seeds in their pits."""
    rng = random.Random(seed)
    where = Vector((seed, 2.0 * seed, 0.5))

    def surface(u, s):
        x, r = along(BERRY, s)
        turn = arc * u
        n = Vector((0, math.cos(turn), math.sin(turn)))
        wide = 1 + 0.08 * math.cos(2 * turn) + 0.07 * noise.noise(n * 0.9 + Vector((x * 1.6, 0, 0)) + where)
        return Vector((x * length, 0, 0)) + n * r * radius * wide

    # Seeds spiral round it, as far apart everywhere: of each ring as many as its girth has room for.
    spots, s, pitch, turned = [], 0.16, 0.086 * length, 0.0
    while s < 0.97:
        girth = arc * along(BERRY, s)[1] * radius
        count = max(3, round(girth / pitch))
        turned += 0.5
        for k in range(count):
            u = ((k + turned % 1.0 + rng.uniform(-0.12, 0.12)) / count) % 1.0
            spots.append((u, s + rng.uniform(-0.006, 0.006)))
        step = (surface(0, min(1.0, s + 0.01)) - surface(0, s)).length / 0.01
        s += pitch * 0.80 / max(0.3, step)
    tree = kdtree.KDTree(len(spots))
    places = [surface(u, s) for u, s in spots]
    for i, p in enumerate(places):
        tree.insert(p, i)
    tree.balance()
    pits, big = [], 0.024 * length

    def pitted(u, v):
        p = surface(u, v)
        out = (p - Vector((min(p.x, length * 0.75), 0, 0)))
        _, _, distance = tree.find(p)
        pit = math.exp(-(distance / big) ** 2)
        swell = 0.35 * smooth(distance, big, 2.4 * big)
        pits.append(pit)
        return p - (out.normalized() if out.length > 1e-6 else out) * big * (0.75 * pit - swell)

    skin = mark(sheet('strawberry', lambda u, v: pitted(u, v), 260, 170), pit=pits)
    add_object(skin, berry_skin(length), (0, 0, lift), parent=root)
    points, faces = [], []
    for (u, s), p in zip(spots, places):
        forward = (surface(u, min(1.0, s + 0.01)) - surface(u, max(0.0, s - 0.01))).normalized()
        side = (surface(u + 0.004, s) - surface(u - 0.004, s)).normalized()
        up = (p - Vector((min(p.x, length * 0.75), 0, 0))).normalized()
        start, rings = len(points), 5
        for j in range(rings + 1):
            a = math.pi * j / rings
            for k in range(8):
                b = math.pi * 2 * k / 8
                points.append(p - up * big * 0.50 + forward * math.cos(a) * big * 0.66
                              + (side * math.cos(b) * big * 0.40 + up * math.sin(b) * big * 0.34) * math.sin(a))
        faces += [(ring + k, ring + (k + 1) % 8, ring + 8 + (k + 1) % 8, ring + 8 + k)
                  for ring in range(start, start + 8 * rings, 8) for k in range(8)]
    gold = plain('#e3b94c', '#c9922e', roughness=0.35, specular=0.5, patch=7)
    add_object(mesh_from('seeds', points, faces), gold, (0, 0, lift), parent=root)
    return surface


def strawberry(root, length=0.92, seed=1):
    """A strawberry lying on its side, leaves at the origin, tip along x."""
    radius = length * 0.41
    lift = radius * 0.98
    berry(root, length, radius, lift, 2 * math.pi, seed)
    sepals(root, length, lift, seed=seed)


def strawberry_half(root, length=0.92, seed=2):
    """Half a strawberry, its cut face up."""
    radius = length * 0.41
    lift = radius * 0.92
    holder = empty('half', (0, 0, lift), (math.pi, 0, 0), root)
    surface = berry(holder, length, radius, 0.0, math.pi, seed)
    deep, fibre = [], []

    def cut(u, v):
        # From one rim to the other at each place along the berry.
        s, across = 0.001 + 0.998 * u, 2 * v - 1
        rim = surface(0.0 if across > 0 else 1.0, s)
        middle = Vector((rim.x, 0, 0))
        share = abs(across)
        x = rim.x / length
        core = math.hypot(across * along(BERRY, s)[1] / 0.55, (x - 0.40) / 0.52)
        deep.append(max(0.0, 1 - core) * 1.15 + 0.30 * smooth(1 - share, 0.0, 0.5) * smooth(0.97 - x, 0.0, 0.2))
        lean = x * 26 + share * share * 5
        strand = noise.noise(Vector((lean, 1.5 * share, 3 * (across > 0))))
        fibre.append(smooth(strand, 0.10, 0.45) * smooth(share, 0.15, 0.4))
        return middle.lerp(rim, share) + Vector((0, 0, -0.012 * length * (1 - share ** 4)))

    face = mark(sheet('cut face', cut, 120, 80), deep=deep, fibre=fibre)
    add_object(face, berry_flesh(), parent=holder)
    sepals(root, length, lift * 0.9, 7, seed)


def vanilla_pod(root, length=2.9, bend=0.35, thickness=0.075, seed=1):
    """A cured pod: flat, wrinkled along its length, tapered to both ends, one of them a hook."""
    where = Vector((seed * 3.1, seed * 1.7, 0))
    path, place, heading, steps = [], Vector((-length / 2, 0, thickness * 0.55)), -bend, 130
    for i in range(steps + 1):
        t = i / steps
        path.append(place.copy())
        heading += (bend * 2 / steps) + (0.30 / steps) * math.sin(9 * t + seed)
        heading += smooth(t, 0.90, 0.94) * 2.6 / steps * 10 * (1 if seed % 2 else -1)
        rise = 0.06 * math.sin(7 * t + seed) / steps * 8
        place = place + Vector((math.cos(heading), math.sin(heading), rise)) * length / steps
        place.z = max(place.z, thickness * 0.45)

    def girth(t):
        uneven = 1 + 0.10 * noise.noise(Vector((t * 9, 0, 1)) + where)
        return thickness * min(1.0, 0.22 + 3.2 * t, 0.16 + 3.4 * (1 - t)) * uneven

    pod = tube('vanilla pod', path, girth, 44)
    sides = 44
    for n, vertex in enumerate(pod.vertices):
        i, k = divmod(n, sides)
        centre, turn, t = path[i], 2 * math.pi * k / sides, i / steps
        spot = Vector((math.cos(turn) * 2.4, math.sin(turn) * 2.4, t * 3.5)) + where
        fold = 1 - min(1.0, 3.0 * abs(noise.noise(spot))) + 0.5 * (1 - min(1.0, 3.0 * abs(noise.noise(spot * 2.1))))
        cross = 0.05 * noise.noise(Vector((math.cos(turn), math.sin(turn), t * 60)) + where)
        off = (vertex.co - centre) * (1 - 0.22 * fold + cross)
        off.z *= 0.62
        vertex.co = centre + off
    skin = plain('#2a150b', '#3d200f', roughness=0.30, specular=0.55, patch=4, bump=0.3, bump_scale=26)
    add_object(pod, skin, parent=root)


def liquorice_twist(root, length=0.80, thickness=0.13, lobes=5, turns=1.1, seed=1):
    """A short length of soft black liquorice, twisted and cut at both ends."""
    turn = Vector((seed * 3.7, 0, 0))

    def middle(t):
        bend = 0.06 * noise.noise(Vector((t * 1.6, 0, 0)) + turn)
        return Vector(((t - 0.5) * length, bend, thickness * 0.95))

    def rope(u, v):
        angle = 2 * math.pi * u
        lobe = 0.13 * abs(math.cos(lobes * (angle + 2 * math.pi * turns * v) / 2)) ** 0.8
        r = thickness * (0.87 + lobe) * (1 - 0.10 * smooth(abs(2 * v - 1), 0.90, 1.0))
        return middle(v) + Vector((0, r * math.cos(angle), r * math.sin(angle)))

    def cut(v):
        """The end at v, 0 or 1, pressed in a little by the knife."""
        return lambda u, s: middle(v).lerp(rope(u, v), s) - Vector(((0.02 * v - 0.01) * (1 - s), 0, 0))

    black = plain('#23140e', '#180d08', roughness=0.38, specular=0.5, patch=3.0, bump=0.2, bump_scale=26)
    dull = plain('#2a1a13', roughness=0.5, bump=0.3, bump_scale=40)
    add_object(sheet('rope', rope, 100, 80), black, parent=root)
    for v in (0.0, 1.0):
        add_object(sheet('cut', cut(v), 100, 8), dull, parent=root)

"""Things that grow. Each function builds onto `root`, lying on z = 0."""
import math

import bpy
from mathutils import Vector

from materials import plain
from meshes import add_object, empty, lathe, sheet, sphere, tube
from nodes import Graph, linear


def round_slice(name, radius, height, bevel=0.04):
    profile = [(0.001, height)]
    profile += [(radius * k / 12, height) for k in range(1, 12)]
    profile += [(radius - bevel + bevel * math.sin(a), height - bevel + bevel * math.cos(a))
                for a in (k * math.pi / 8 for k in range(5))]
    profile += [(radius, bevel), (radius - bevel, 0.0), (0.001, 0.0)]
    return lathe(name, profile, 72)


def polar(g, position):
    x, y, _ = g.split(position)
    radius = g.math('SQRT', g.add(g.multiply(x, x), g.multiply(y, y)))
    return radius, g.math('ARCTAN2', y, x)


def citrus_flesh(flesh, light, rind, radius):
    """The cut face of an orange or a lemon: wet, its segments unequal."""
    material = bpy.data.materials.new('citrus')
    g = Graph(material)
    position = g.object_position()
    r, angle = polar(g, position)
    uneven = g.multiply(g.math('SINE', g.math('MULTIPLY_ADD', angle, 2.0, 0.7)), 0.22)
    turn = g.add(g.multiply(angle, 10 / (2 * math.pi)), uneven)
    across = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', turn), 0.5))
    membrane = g.multiply(g.math('SUBTRACT', 0.5, across), r)
    sacs = g.noise(g.vector(g.multiply(turn, 5.0), g.multiply(r, 5.0), 0.0), 1.6, 2, 0.5)
    shade = g.mix(g.step(sacs, 0.35, 0.65), linear(flesh), linear(light))
    pith = '#f3e2bd'
    shade = g.mix(g.invert(g.step(membrane, 0.012, 0.035)), shade, linear(pith))
    shade = g.mix(g.invert(g.step(r, radius * 0.07, radius * 0.12)), shade, linear(pith))
    shade = g.mix(g.step(r, radius * 0.83, radius * 0.86), shade, linear(pith))
    shade = g.mix(g.step(r, radius * 0.92, radius * 0.94), shade, linear(rind))
    g.surface(Base_Color=shade, Roughness=0.14, Specular=0.55, Subsurface=0.25, Subsurface_Radius=(0.15, 0.08, 0.03),
              Subsurface_Color=shade, Normal=g.bump(g.add(sacs, g.step(membrane, 0.0, 0.03)), 0.7, 0.04))
    return material


def citrus_slice(root, flesh='#d4660c', light='#e78e2c', rind='#d2690a', radius=0.62):
    add_object(round_slice('citrus', radius, 0.11), citrus_flesh(flesh, light, rind, radius), parent=root)


def citrus_half(root, flesh, light, rind, radius=0.62):
    """Half a lemon, its cut face towards us."""
    holder = empty('half', (0, 0, radius * 0.95), (math.radians(72), 0, math.radians(-12)), root)
    arc = [k * math.pi / 2 / 24 for k in range(25)]
    profile = [(radius * math.cos(a), -radius * 1.05 * math.sin(a) - 0.12 * max(0.0, a - 1.2)) for a in arc]
    profile[-1] = (0.001, profile[-1][1] - 0.06)
    peel = plain(rind, roughness=0.4, specular=0.45, subsurface=0.08, bump=0.5, bump_scale=22)
    add_object(lathe('peel', [(r + 0.002, h) for r, h in profile], 96), peel, parent=holder)
    add_object(round_slice('face', radius, 0.02, 0.008), citrus_flesh(flesh, light, rind, radius), parent=holder)


def banana_chip(root, radius=0.40):
    """A slice of a peeled banana: not quite round, three groups of pale seeds about its middle."""
    material = bpy.data.materials.new('banana')
    g = Graph(material)
    position = g.object_position()
    r, angle = polar(g, position)
    ray = g.math('COSINE', g.multiply(angle, 3.0))
    spread = g.step(ray, -0.2, 0.9)
    ring = g.invert(g.step(g.math('ABSOLUTE', g.math('SUBTRACT', r, radius * 0.30)), 0.02, 0.10))
    streaks = g.noise(g.vector(g.multiply(angle, 3.0), g.multiply(r, 3.0), 0.0), 2.2, 3, 0.6)
    shade = g.mix(g.step(r, radius * 0.30, radius * 0.62), linear('#e2c98c'), linear('#f3e6bd'))
    shade = g.mix(g.multiply(g.step(streaks, 0.45, 0.7), 0.4), shade, linear('#e7d29b'))
    shade = g.mix(g.multiply(g.multiply(spread, ring), 0.45), shade, linear('#8f6d3a'))
    specks = g.multiply(g.step(g.noise(position, 26.0, 1), 0.60, 0.66), g.multiply(spread, ring))
    shade = g.mix(g.multiply(specks, 0.8), shade, linear('#4a331a'))
    relief = g.bump(g.add(streaks, g.noise(position, 14.0, 3)), 0.2, 0.03)
    g.surface(Base_Color=shade, Roughness=0.36, Specular=0.45, Subsurface=0.25, Subsurface_Color=shade,
              Subsurface_Radius=(0.15, 0.1, 0.05), Normal=relief)
    mesh = round_slice('banana', radius, 0.20, 0.03)
    for vertex in mesh.vertices:
        turn = math.atan2(vertex.co.y, vertex.co.x)
        vertex.co.xy *= 1 + 0.035 * math.cos(3 * turn) + 0.025 * math.cos(5 * turn + 1)
    add_object(mesh, material, parent=root)


def leaf(root, length=0.9, width=0.36, colour='#4f9a46', second='#3c8238', teeth=0.0, veins=7, curl=0.18):
    """A pointed leaf along x; teeth roughens the rim as on mint."""
    def half_width(u):
        saw = 1 + teeth * (1 - 2 * ((u * 9) % 1.0))
        return width * math.sin(math.pi * min(1, 0.02 + 0.98 * u) ** 0.8) ** 0.85 * saw

    def shape(u, v):
        across = 2 * v - 1
        y = across * half_width(u)
        fold = 0.22 * abs(across) * half_width(u)
        pucker = 0.03 * abs(math.sin((u * veins - abs(across) * 0.9) * math.pi)) * abs(across) ** 0.5
        z = 0.03 + fold + pucker + curl * (u - 0.5) ** 2 * 1.6
        return (u * length, y, z * length)

    material = plain(colour, second, roughness=0.4, subsurface=0.1, patch=4, radius=(0.03, 0.08, 0.02))
    add_object(sheet('leaf', shape, 54, 20), material, parent=root)
    steps = [k / 10 for k in range(11)]
    stalk = [(length * (t * 1.05 - 0.12), 0, length * (0.035 + curl * 1.6 * (t - 0.5) ** 2)) for t in steps]
    green = plain('#8fb96f', roughness=0.5)
    add_object(tube('stalk', stalk, lambda t: 0.016 * (1 - 0.8 * t), 8), green, parent=root)


def strawberry(root, length=0.84):
    """A strawberry lying on its side, leaves at the origin, tip along x."""
    radius = length * 0.42

    def shape(n):
        t = (n.x + 1) / 2
        taper = (1 - t ** 2.4) ** 0.55 * (0.35 + 0.65 * min(1.0, t * 4) ** 0.5) * (1.05 - 0.42 * t)
        rim = Vector((0, n.y, n.z)).normalized() if abs(n.x) < 0.9999 else Vector((0, 0, 0))
        return Vector((t * length, 0, 0)) + rim * radius * taper

    body = sphere('strawberry', shape, 6)
    material = bpy.data.materials.new('strawberry')
    g = Graph(material)
    position = g.object_position()
    distance, _ = g.cells(g.scaled(position, (0.62, 1.0, 1.0)), 15.0)
    seed = g.invert(g.step(distance, 0.13, 0.20))
    x = g.split(position)[0]
    shade = g.mix(g.step(x, 0.02, length * 0.22), linear('#e9b291'), linear('#b5121f'))
    shade = g.mix(g.multiply(g.step(g.noise(position, 3.0, 2), 0.4, 0.7), 0.5), shade, linear('#8f0a16'))
    shade = g.mix(seed, shade, linear('#d9b060'))
    dimple = g.step(distance, 0.1, 0.5)
    g.surface(Base_Color=shade, Roughness=0.24, Specular=0.55, Subsurface=0.2, Subsurface_Radius=(0.15, 0.04, 0.03),
              Subsurface_Color=shade, Normal=g.bump(dimple, 0.7, 0.05))
    add_object(body, material, (0, 0, radius * 0.92), parent=root)
    for k in range(7):
        holder = bpy.data.objects.new('calyx', None)
        bpy.context.collection.objects.link(holder)
        holder.parent, holder.location = root, (0.035, 0, radius * 0.92)
        holder.rotation_euler = (2 * math.pi * k / 7, math.radians(-104), 0)
        holder.rotation_mode = 'ZYX'
        leaf(holder, 0.44, 0.085, '#66a843', '#4b8a35', 0, 3, 0.6)


def vanilla_pod(root, length=2.3, bend=0.35, thickness=0.050):
    def at(t):
        aside = bend * (t - 0.5) ** 2 * 2 + 0.04 * math.sin(t * 9)
        return (t - 0.5) * length, aside, thickness + 0.03 * math.sin(t * 6) ** 2

    path = [at(k / 60) for k in range(61)]
    pod = tube('vanilla pod', path, lambda t: thickness * min(1.0, 0.25 + 6 * t, 0.12 + 5 * (1 - t)), 24, 5.0, 6, 0.10)
    skin = plain('#2b150b', '#43230f', roughness=0.32, specular=0.6, patch=5, bump=0.6, bump_scale=14)
    add_object(pod, skin, parent=root)


def liquorice_coil(root, turns=3.6, thickness=0.085):
    """A wheel of soft liquorice: one black rope rolled up flat, its end loose."""
    count = 420

    def at(t):
        angle = 2 * math.pi * turns * t
        reach = 0.07 + 2 * thickness * 1.02 * turns * t + max(0.0, t - 0.93) * 2.2
        return reach * math.cos(angle), reach * math.sin(angle), thickness

    black = plain('#0e0a09', '#171110', roughness=0.30, specular=0.55, patch=4, bump=0.12, bump_scale=9)
    rope = tube('liquorice', [at(k / count) for k in range(count + 1)], lambda t: thickness, 24)
    add_object(rope, black, parent=root)

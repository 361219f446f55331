"""Things that grow. Each function builds onto `root`, lying on z = 0."""
import math

import bpy
from mathutils import Vector

from materials import plain
from meshes import add_object, lathe, sheet, sphere, tube
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


def citrus_slice(root, flesh='#f08a1d', light='#f9b04f', rind='#ee8412', radius=0.62):
    material = bpy.data.materials.new('citrus')
    g = Graph(material)
    position = g.object_position()
    r, angle = polar(g, position)
    turn = g.multiply(angle, 10 / (2 * math.pi))
    across = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', turn), 0.5))
    membrane = g.multiply(g.math('SUBTRACT', 0.5, across), r)
    sacs = g.noise(g.vector(g.multiply(turn, 5.0), g.multiply(r, 5.0), 0.0), 1.6, 2, 0.5)
    shade = g.mix(g.step(sacs, 0.35, 0.65), linear(flesh), linear(light))
    pith = '#fdf0d2'
    shade = g.mix(g.invert(g.step(membrane, 0.012, 0.035)), shade, linear(pith))
    shade = g.mix(g.invert(g.step(r, radius * 0.07, radius * 0.12)), shade, linear(pith))
    shade = g.mix(g.step(r, radius * 0.83, radius * 0.86), shade, linear(pith))
    shade = g.mix(g.step(r, radius * 0.92, radius * 0.94), shade, linear(rind))
    g.surface(Base_Color=shade, Roughness=0.25, Specular=0.5, Subsurface=0.25, Subsurface_Radius=(0.15, 0.08, 0.03),
              Subsurface_Color=shade, Normal=g.bump(g.add(sacs, g.step(membrane, 0.0, 0.03)), 0.5, 0.03))
    add_object(round_slice('citrus', radius, 0.13), material, parent=root)


def banana_slice(root, radius=0.42):
    material = bpy.data.materials.new('banana')
    g = Graph(material)
    r, angle = polar(g, g.object_position())
    spread = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.multiply(angle, 3 / (2 * math.pi))), 0.5))
    seeds = g.multiply(g.step(g.noise(g.object_position(), 16.0, 1), 0.52, 0.6), g.step(spread, 0.2, 0.34))
    seeds = g.multiply(seeds, g.invert(g.step(g.math('ABSOLUTE', g.math('SUBTRACT', r, radius * 0.28)), 0.02, 0.07)))
    shade = g.mix(g.step(r, radius * 0.35, radius * 0.5), linear('#f2dca0'), linear('#fbeec4'))
    shade = g.mix(g.step(r, radius * 0.86, radius * 0.97), shade, linear('#f3dc9c'))
    shade = g.mix(g.multiply(seeds, 0.8), shade, linear('#6b4a22'))
    g.surface(Base_Color=shade, Roughness=0.4, Specular=0.4, Subsurface=0.3, Subsurface_Color=shade,
              Subsurface_Radius=(0.15, 0.1, 0.05), Normal=g.bump(g.noise(g.object_position(), 12.0, 3), 0.15, 0.03))
    add_object(round_slice('banana', radius, 0.24, 0.015), material, parent=root)
    outside = radius + 0.035
    peel = lathe('peel', [(radius - 0.02, 0.0), (outside, 0.03), (outside, 0.21), (radius - 0.02, 0.235)], 72)
    add_object(peel, plain('#f2c521', '#e4b21a', roughness=0.45, patch=2), parent=root)


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


def strawberry(root, length=0.72):
    """A strawberry lying on its side, leaves at the origin, tip along x."""
    radius = length * 0.42

    def shape(n):
        t = (n.x + 1) / 2
        taper = (1 - t ** 2.6) ** 0.5 * (0.30 + 0.70 * min(1.0, t * 4) ** 0.5) * (1.0 - 0.30 * t)
        rim = Vector((0, n.y, n.z)).normalized() if abs(n.x) < 0.9999 else Vector((0, 0, 0))
        return Vector((t * length, 0, 0)) + rim * radius * taper

    body = sphere('strawberry', shape, 6)
    material = bpy.data.materials.new('strawberry')
    g = Graph(material)
    position = g.object_position()
    distance, _ = g.cells(g.scaled(position, (0.8, 1.0, 1.0)), 12.0)
    seed = g.invert(g.step(distance, 0.20, 0.27))
    x = g.split(position)[0]
    shade = g.mix(g.step(x, 0.02, length * 0.22), linear('#f4c2a4'), linear('#d31625'))
    shade = g.mix(g.multiply(g.step(g.noise(position, 3.0, 2), 0.4, 0.7), 0.5), shade, linear('#b00d1c'))
    shade = g.mix(seed, shade, linear('#f0c257'))
    dimple = g.step(distance, 0.2, 0.5)
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


def vanilla_pod(root, length=2.3, bend=0.5, thickness=0.055):
    def at(t):
        aside = bend * (t - 0.5) ** 2 * 2 + 0.04 * math.sin(t * 9)
        return (t - 0.5) * length, aside, thickness + 0.03 * math.sin(t * 6) ** 2

    path = [at(k / 60) for k in range(61)]
    pod = tube('vanilla pod', path, lambda t: thickness * min(1.0, 0.25 + 6 * t, 0.12 + 5 * (1 - t)), 24, 5.0, 6, 0.10)
    skin = plain('#2b150b', '#43230f', roughness=0.32, specular=0.6, patch=5, bump=0.6, bump_scale=14)
    add_object(pod, skin, parent=root)


def star_anise(root, size=0.34):
    material = plain('#6b3417', '#8a4a22', roughness=0.5, patch=8, bump=0.6, bump_scale=12)
    for k in range(8):
        turn = 2 * math.pi * k / 8

        def shape(n):
            along = (n.x + 1) / 2
            width = math.sin(math.pi * min(1, along ** 0.8)) ** 0.7 * 0.22 + 0.02
            groove = 0.5 * math.exp(-(n.y / 0.25) ** 2) * max(0, n.z)
            height = (n.z - groove) * width * 1.1 + 0.16 + 0.12 * along ** 3
            return Vector((along * (1 + 0.15 * along), n.y * width, height)) * size

        add_object(sphere('point', shape, 4), material, rotation=(0, 0, turn), parent=root)
        seed = sphere('seed', lambda n: Vector((n.x * 0.13, n.y * 0.075, n.z * 0.06)) * size, 3)
        reach = 0.55 * size
        add_object(seed, plain('#b5712f', roughness=0.15, specular=0.6),
                   (reach * math.cos(turn), reach * math.sin(turn), 0.26 * size), (0, 0, turn), parent=root)


def coconut_half(root, radius=0.85):
    """A piece of coconut, hollow side up, standing on its round side."""
    wall = radius * 0.16
    arc = [k * math.pi / 2 / 24 for k in range(25)]
    shell = [(radius * math.sin(a) + 1e-3, radius * (1 - math.cos(a))) for a in arc]
    inner = radius - wall * 0.18
    meat = radius - wall
    rim = lambda a, r, h: 0.02 * radius * math.sin(3 * a + 1) + 0.012 * radius * math.sin(11 * a)
    husk = plain('#5c3a20', '#7d5632', roughness=0.85, specular=0.1, patch=7, bump=1.0, bump_scale=22)
    add_object(lathe('husk', shell + [(inner, radius)], 96, rim), husk, parent=root)
    flesh = [(inner, radius)] + [(meat * math.sin(a) + 1e-3, radius - meat * math.cos(a)) for a in reversed(arc)]
    white = plain('#fffdf6', '#faf3e4', roughness=0.5, subsurface=0.3, patch=3, bump=0.2, bump_scale=9)
    add_object(lathe('flesh', flesh, 96, rim), white, parent=root)


def liquorice_root(root, length=1.25, thickness=0.085):
    """A stick of the root, as it is dried and cut."""
    path = [((t - 0.5) * length, 0.03 * math.sin(5 * t + 1), thickness) for t in (k / 60 for k in range(61))]
    bark = plain('#7a5632', '#5a3d22', roughness=0.85, specular=0.1, patch=7, bump=1.0, bump_scale=16)
    stick = tube('root', path, lambda t: thickness * (1 + 0.07 * math.sin(17 * t)), 28, 2.0, 7, 0.07)
    add_object(stick, bark, parent=root)
    cut = plain('#d9b36a', '#c79a50', roughness=0.8, patch=12)
    for x in (-0.5, 0.5):
        place = (x * (length + 0.02) - 0.01, 0.03 * math.sin(5 * (x + 0.5) + 1), thickness)
        add_object(round_slice('cut', thickness * 0.86, 0.02, 0.005), cut, place, (0, math.pi / 2, 0), root)

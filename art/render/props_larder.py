"""Things from the larder. Each function builds onto `root`, lying on z = 0."""
import math
import random

import bpy
from mathutils import Vector, noise

import bits
from materials import plain
from meshes import add_object, block, lathe, mesh_from, sheet, sphere
from nodes import Graph, linear


def porcelain():
    return plain('#fbf8f1', roughness=0.12, specular=0.6, coat=0.3)


def dish(root, holds='sauce', colour='#b4651c', second=None, radius=0.56):
    """A little white dish: of sauce (glossy and level) or of cream (a thick dollop with a crust)."""
    outer = [(0.001, 0.0), (radius * 0.70, 0.0), (radius * 0.76, 0.03), (radius * 0.97, 0.40), (radius, 0.43)]
    inner = [(radius * 0.95, 0.43), (radius * 0.90, 0.38), (radius * 0.70, 0.06), (0.001, 0.05)]
    flutes = lambda a, r, h: 0.008 * math.cos(36 * a) if h > 0.02 and r > radius * 0.75 else 0.0
    add_object(lathe('dish', outer + inner, 144, flutes), porcelain(), parent=root)
    if holds == 'sauce':
        level = [(0.001, 0.315), (radius * 0.5, 0.318), (radius * 0.84, 0.325), (radius * 0.9, 0.345)]
        sauce = plain(colour, second, roughness=0.08, specular=0.6, subsurface=0.15, coat=0.5, patch=1.5)
        add_object(lathe('sauce', level, 96), sauce, parent=root)
        return
    where = Vector((4.2, 1.1, 7.0))

    def shape(n):
        folds = noise.fractal(Vector((n.x * 1.6, n.y * 1.6, n.z * 3.2)) + where, 0.9, 2.1, 4)
        peak = 0.30 * max(0.0, n.z) ** 6
        r = radius * (0.82 + 0.12 * folds)
        return Vector((n.x * r, n.y * r, 0.33 + n.z * r * (0.52 if n.z > 0 else 0.3) + radius * peak))

    cream = plain(colour, second, roughness=0.36, specular=0.5, subsurface=0.3, patch=3.2, bump=0.25, bump_scale=7)
    add_object(sphere('cream', shape, 6), cream, parent=root)


def thin_glass(tint='#ffffff', body=0.0):
    """Glass without refraction, quick to render: clear, with a gloss that grows towards the rim; `body` clouds it."""
    material = bpy.data.materials.new('thin glass')
    g = Graph(material)
    clear = g.node('ShaderNodeBsdfTransparent', {'Color': linear(tint)}).outputs[0]
    cloud = g.node('ShaderNodeBsdfDiffuse', {'Color': linear(tint)}).outputs[0]
    gloss = g.node('ShaderNodeBsdfGlossy', {'Roughness': 0.03}).outputs[0]
    facing = g.node('ShaderNodeLayerWeight', {'Blend': 0.3}).outputs['Facing']
    facing = g.math('MULTIPLY_ADD', g.math('POWER', facing, 2.5), 0.45, 0.04)
    clouded = g.node('ShaderNodeMixShader', {0: body, 1: clear, 2: cloud}).outputs[0]
    mixed = g.node('ShaderNodeMixShader', {0: facing, 1: clouded, 2: gloss}).outputs[0]
    g.node('ShaderNodeOutputMaterial', {'Surface': mixed})
    return material


def glass(root, drink='#c9a27c', level=0.55, radius=0.42, height=1.05, clear=False):
    """A small tumbler with a drink in it."""
    profile = [(0.001, 0.0), (radius * 0.80, 0.0), (radius * 0.83, 0.03), (radius, height),
               (radius - 0.02, height + 0.012), (radius - 0.035, height)]
    add_object(lathe('glass', profile, 96), thin_glass('#eef5f0'), parent=root)
    at = lambda h: radius * (0.83 + 0.17 * h / height) - 0.025
    top = height * level
    body = [(0.001, 0.11), (at(0.11) - 0.03, 0.11), (at(0.14), 0.14), (at(top), top), (0.001, top)]
    full = thin_glass(drink, 0.35) if clear else plain(drink, roughness=0.3, subsurface=0.2)
    add_object(lathe('drink', body, 96), full, parent=root)


def ribbed_biscuit(root, size=(1.15, 0.72, 0.16), colour='#a5622b', second='#8a4a1b'):
    """A dark, spiced, oblong biscuit with a scalloped rim and a raised frame."""
    length, width, thick = size

    def top(u, v):
        x, y = 2 * u - 1, 2 * v - 1
        wave = 0.028 * math.cos(x * 9.5 * math.pi) if abs(y) > 0.99 else 0.0
        wave_x = 0.028 * math.cos(y * 6.5 * math.pi) if abs(x) > 0.99 else 0.0
        edge = max(abs(x), abs(y))
        inwards = max(abs(x) * length, abs(y) * width + length - width)
        frame = 0.032 * math.exp(-((inwards - length * 0.84) / 0.035) ** 2)
        ridges = 0.02 * math.exp(-((y * 3 % 2 - 1) / 0.3) ** 2) * (abs(x) < 0.62 and abs(y) < 0.62)
        drop = thick * max(0.0, (edge - 0.93) / 0.07) ** 2
        bumpy = 0.010 * noise.noise(Vector((x * 9, y * 6, 3)))
        return (x * (length / 2 + wave_x), y * (width / 2 + wave), thick - drop + frame + ridges + bumpy)

    material = plain(colour, second, roughness=0.72, specular=0.2, patch=5, bump=0.7, bump_scale=26)
    add_object(sheet('biscuit', top, 120, 84), material, parent=root)
    add_object(block('underside', (length * 0.97, width * 0.96, thick * 0.6), 0.03), material, parent=root)


def wafer(root, height, radius, material):
    """A round embossed biscuit."""
    def relief(angle, r):
        t = r / radius
        rim = 0.022 * (math.cos(44 * angle) > -0.2) * (0.86 < t < 0.985)
        ring = 0.016 * math.exp(-((t - 0.80) / 0.02) ** 2) + 0.016 * math.exp(-((t - 0.40) / 0.02) ** 2)
        flowers = 0.018 * max(0.0, math.cos(6 * angle)) ** 3 * math.exp(-((t - 0.6) / 0.10) ** 2)
        return rim + ring + flowers

    rings, segments, points, faces = 48, 264, [], []
    for i in range(segments):
        angle = 2 * math.pi * i / segments
        for j in range(rings + 1):
            r = radius * max(0.002, j / rings)
            z = height + 0.11 + relief(angle, r) - (0.03 if j == rings else 0)
            points.append((r * math.cos(angle), r * math.sin(angle), z))
        points.append((radius * math.cos(angle), radius * math.sin(angle), height))
    step = rings + 2
    for i in range(segments):
        k = (i + 1) % segments
        faces += [(i * step + j, i * step + j + 1, k * step + j + 1, k * step + j) for j in range(rings + 1)]
    add_object(mesh_from('wafer', points, faces), material, parent=root)


def sandwich_biscuit(root, radius=0.58):
    """Two dark cocoa wafers with white cream between them."""
    cocoa = plain('#2a1c16', '#35251d', roughness=0.6, specular=0.3, patch=8, bump=0.4, bump_scale=30)
    rim = [(0.001, 0.0), (radius - 0.02, 0.0), (radius, 0.02), (radius, 0.11), (0.001, 0.11)]
    teeth = lambda a, r, h: 0.008 * math.cos(44 * a) if r > radius * 0.9 else 0
    add_object(lathe('lower wafer', rim, 120, teeth), cocoa, parent=root)
    filling = [(0.001, 0.11), (radius * 0.90, 0.11), (radius * 0.94, 0.17), (radius * 0.90, 0.23), (0.001, 0.23)]
    cream = lathe('cream', filling, 96, lambda a, r, h: 0.012 * math.sin(3 * a) * (r > 0.1))
    add_object(cream, plain('#fffaf0', roughness=0.5, subsurface=0.25), parent=root)
    wafer(root, 0.23, radius, cocoa)


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


def dusted_cube(root, size=0.44, colour='#d6837f', dust='#f8e6e2'):
    """A cube of Turkish delight: clear rose jelly under icing sugar."""
    material = bpy.data.materials.new('jelly')
    g = Graph(material)
    position = g.object_position()
    sugar = g.step(g.noise(position, 7.0, 5, 0.75), 0.46, 0.62)
    top = g.step(g.split(position)[2], size * 0.86, size * 0.98)
    sugar = g.math('MAXIMUM', g.multiply(sugar, 0.75), g.multiply(top, 0.85))
    shade = g.mix(sugar, linear(colour), linear(dust))
    powder = g.bump(g.noise(position, 14.0, 4, 0.7), 0.25, 0.03)
    g.surface(Base_Color=shade, Roughness=g.blend(sugar, 0.2, 0.8), Specular=0.4, Subsurface=0.45,
              Subsurface_Color=shade, Subsurface_Radius=(0.25, 0.10, 0.10), Normal=powder)
    add_object(block('jelly', (size, size * 0.95, size * 0.9), size * 0.12, 5), material, parent=root)


def butter(root, size=(0.85, 0.55, 0.34)):
    """A piece cut off a block of butter."""
    soft = plain('#f7dc83', '#f3d06b', roughness=0.38, specular=0.4, subsurface=0.35, patch=2, bump=0.12, bump_scale=9)
    add_object(block('butter', size, 0.05, 4), soft, parent=root)


def walnut_half(root, size=0.3, seed=1):
    kernel = plain('#b98549', '#98622d', roughness=0.55, patch=5, bump=0.4, bump_scale=14)
    add_object(bits.walnut('walnut', size, seed), kernel, (0, 0, size * 0.24), parent=root)


def shell_of_salt(root, radius=0.68, ribs=13):
    """A scallop shell, hollow side up, heaped with salt crystals."""
    def shape(u, v):
        angle = math.radians(-68 + 136 * v)
        ridge = 0.022 * radius * math.cos(2 * math.pi * ribs * v) * u
        reach = radius * 1.5 * u * (1 + 0.018 * math.cos(2 * math.pi * ribs * v) * u)
        x, y = reach * math.sin(angle) * 0.86, reach * math.cos(angle) - radius * 0.75
        bowl = ((x / radius) ** 2 + ((y) / radius) ** 2)
        return x, y, 0.10 + 0.34 * radius * bowl ** 1.1 + ridge

    pearl = plain('#f3cdb4', '#dfa288', roughness=0.35, subsurface=0.15, patch=1.6, bump=0.15)
    add_object(sheet('shell', shape, 40, 260), pearl, parent=root)
    rng = random.Random(5)
    salt = plain('#ffffff', roughness=0.2, specular=0.6, subsurface=0.4)
    crystals = [bits.flake(f'crystal{k}', 0.085, 40 + k) for k in range(6)]
    for _ in range(150):
        angle, r = rng.uniform(0, 6.28), 0.50 * radius * math.sqrt(rng.random())
        heap = 0.16 + 0.20 * (1 - (r / (0.50 * radius)) ** 2) * rng.random() ** 0.3
        bits.lay(crystals[rng.randrange(6)], salt, Vector((r * math.cos(angle), r * math.sin(angle), heap)),
                 Vector((0, 0, 1)), rng, False, root)


def tartan_ribbon(root, length=7.0, width=0.9):
    """A strip of red tartan along x, lying in soft waves."""
    def shape(u, v):
        x, y = (u - 0.5) * length, (v - 0.5) * width
        return x, y + 0.12 * math.sin(x * 0.9), 0.02 + 0.03 * (1 + math.sin(x * 1.7 + y * 0.6))

    material = bpy.data.materials.new('tartan')
    g = Graph(material)
    x, y, _ = g.split(g.object_position())
    y = g.math('SUBTRACT', y, g.multiply(g.math('SINE', g.multiply(x, 0.9)), 0.12))

    def stripes(along):
        t = g.math('FRACT', g.add(g.multiply(along, 1 / 0.62), 10.25))

        def band(centre, half):
            distance = g.math('ABSOLUTE', g.math('SUBTRACT', t, centre))
            return g.invert(g.step(distance, half - 0.008, half + 0.008))

        return band(0.5, 0.17), band(0.10, 0.022), band(0.5, 0.03)

    shade = linear('#a3202c')
    for along in (x, y):
        dark, yellow, pale = stripes(along)
        shade = g.mix(g.multiply(dark, 0.62), shade, linear('#10302e'))
        shade = g.mix(g.multiply(yellow, 0.75), shade, linear('#e8bb4c'))
        shade = g.mix(g.multiply(pale, 0.5), shade, linear('#f3ead8'))
    weave = g.noise(g.object_position(), 90.0, 1)
    g.surface(Base_Color=shade, Roughness=0.75, Specular=0.2, Sheen=0.4, Normal=g.bump(weave, 0.4, 0.01))
    add_object(sheet('tartan', shape, 220, 30), material, parent=root)

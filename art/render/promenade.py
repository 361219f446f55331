"""A box tied with string on a bench by the sea, the old pier far behind."""
import math

import bpy

import stage
from cardboard import kraft, sticker
from materials import plain
from meshes import add_object, block, empty, sheet, tube
from nodes import Graph, linear

HORIZON = 0.3
FAR = 70.0
OUT = 6.0


def sea_and_sky():
    """A painted cloth far behind: it shines by itself, and the lens blurs it."""
    material = bpy.data.materials.new('sea and sky')
    g = Graph(material)
    position = g.object_position()
    _, _, z = g.split(position)
    cloud = g.noise(g.scaled(position, (0.025, 1.0, 0.10)), 1.0, 5, 0.55)
    sky = g.mix(g.step(z, HORIZON, HORIZON + 26.0), linear('#f7ead2'), linear('#a9cfd6'))
    sky = g.mix(g.multiply(g.step(cloud, 0.48, 0.68), 0.6), sky, linear('#fdf6e8'))
    ripple = g.noise(g.scaled(position, (0.06, 1.0, 1.6)), 1.0, 4, 0.6)
    sea = g.mix(g.step(z, HORIZON - 14.0, HORIZON), linear('#6fa5a4'), linear('#b3d2cc'))
    sea = g.mix(g.multiply(g.step(ripple, 0.45, 0.7), 0.4), sea, linear('#cfe6df'))
    shade = g.mix(g.step(z, HORIZON - 0.06, HORIZON + 0.06), sea, sky)
    light = g.node('ShaderNodeEmission', {'Color': shade, 'Strength': 0.92}).outputs[0]
    g.node('ShaderNodeOutputMaterial', {'Surface': light})
    cloth = sheet('cloth', lambda u, v: ((u - 0.5) * 260, FAR, (v - 0.5) * 90), 1, 1)
    add_object(cloth, material)


def pier():
    """Deck on thin legs, out to an island with its pavilion; a haze lies over it."""
    haze = plain('#6f959c', roughness=1.0, specular=0.0)
    near = FAR - 6.0

    def bar(x, z, width, height):
        add_object(block('pier', (width, 0.4, height), 0.02, 1), haze, (x + OUT, near, z))

    bar(44.0, HORIZON + 1.25, 85.0, 0.30)
    for k in range(44):
        bar(3.0 + 1.9 * k, HORIZON - 0.3, 0.16, 1.6)
    for x, width, height in ((-1.2, 9.0, 0.75), (-1.0, 7.0, 1.35)):
        add_object(block('rock', (width, 1.2, height), 0.35, 4), haze, (x + OUT, near, HORIZON - 0.15))
    bar(-1.4, HORIZON + 1.1, 3.6, 1.5)
    bar(-1.4, HORIZON + 2.5, 1.3, 1.5)
    add_object(sheet('roof', lambda u, v: (OUT - 1.4 + (u - 0.5) * 2.4 * (1 - v), near, HORIZON + 4.0 + 1.1 * v), 4, 4),
               haze)
    bar(-1.4, HORIZON + 5.0, 0.10, 1.3)


def bench():
    grey = stage.timber('#cdc3b1', '#b3a793', '#8d8270')
    for k in range(5):
        add_object(block('slat', (40, 1.75, 0.42), 0.09, 4), grey, (0.3 * k, -5.4 + 2.0 * k, -0.42))


def railing():
    """The promenade's rail, out of focus between the bench and the sea."""
    paint = plain('#f4efe2', roughness=0.4, specular=0.4)
    for z in (1.6, 4.4):
        add_object(block('rail', (80, 0.28, 0.28), 0.12, 4), paint, (0, 15, z - 3.6))
    for k in range(9):
        add_object(block('post', (0.34, 0.34, 9.0), 0.10, 4), paint, (-25 + 6.6 * k, 15, -7.7))


def string(path):
    twine = plain('#efe3c8', '#d9c7a0', roughness=0.8, specular=0.1, patch=30)
    add_object(tube('string', path, lambda t: 0.045, 10), twine)


def bow(x0, y0, z0, size=1.0):
    """Two loops and two ends, lying on the lid."""
    for side in (-1, 1):
        loop = []
        for k in range(41):
            a = 2 * math.pi * k / 40
            r = size * (0.5 - 0.5 * math.cos(a))
            loop.append((x0 + side * r * 0.95 + 0.02 * side, y0 + side * 0.12 * r + 0.36 * size * math.sin(a),
                         z0 + 0.05 + 0.28 * size * math.sin(a / 2) ** 2))
        string(loop)
        string([(x0 + side * 0.8 * t, y0 - 0.95 * t - 0.12 * math.sin(5 * t), z0 + 0.03 + 0.05 * math.sin(3 * t))
                for t in (k / 20 for k in range(21))])
    knot = [(x0 + 0.10 * math.cos(a), y0 + 0.09 * math.sin(a), z0 + 0.05 + 0.02 * math.sin(3 * a))
            for a in (2 * math.pi * k / 24 for k in range(26))]
    string(knot)


def tied_box():
    width, depth, height = 6.4, 4.7, 1.7
    root = empty('box', (0.4, -0.2, 0), (0, 0, 0.0))
    add_object(block('base', (width - 0.14, depth - 0.14, height), 0.03, 2), kraft(), parent=root)
    add_object(block('lid', (width, depth, 0.95), 0.04, 3), kraft(), (0, 0, height - 0.85), parent=root)
    top = height + 0.10
    sticker('label', 3.2, 2.13, root, (1.05, -0.75, top + 0.006))
    x, y, half_w, half_d, out = -1.35, 0.85, width / 2, depth / 2, 0.05
    around = [(x, -half_d - out, 0.0), (x, -half_d - out, top - 0.06), (x, -half_d + 0.03, top + 0.045),
              (x, half_d - 0.03, top + 0.045), (x, half_d + out, top - 0.06), (x, half_d + out, 0.0)]
    along = [(-half_w - out, y, 0.0), (-half_w - out, y, top - 0.06), (-half_w + 0.03, y, top + 0.045),
             (half_w - 0.03, y, top + 0.045), (half_w + out, y, top - 0.06), (half_w + out, y, 0.0)]
    for path in (around, along):
        string([(0.4 + px, -0.2 + py, pz) for px, py, pz in path])
    bow(0.4 + x, -0.2 + y, top + 0.05)


def build():
    sea_and_sky()
    pier()
    railing()
    bench()
    tied_box()
    stage.lights(1.7)
    stage.camera((-4.6, -13.6, 5.6), (0.5, 0.6, 2.3), 40, (0.2, -1.6, 1.6), 0.2)

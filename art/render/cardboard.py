"""Kraft card and what is printed on it; boxes of card, and their lids."""
import math
import os

import bpy

from materials import plain
from meshes import add_object, block, empty, lathe, sheet, unwrap
from nodes import Graph, linear

PRINTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'prints')
CARD = 0.07
LID_RIM = 0.7
PLAIN_EDGED = {'lid-enjoy-your-fudge', 'lid-thank-you', 'lid-thank-you-so-much', 'lid-sending-you-a-hug'}


KRAFT = ('#b98d5c', '#9a6f40', '#d2ae80')


def kraft(colour=KRAFT[0], dark=KRAFT[1], light=KRAFT[2]):
    """Brown card: long fibres, fine specks, hardly any gloss."""
    name = f'kraft {colour}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    g = Graph(material)
    position = g.object_position()
    fibre = g.noise(g.scaled(position, (2.0, 15.0, 11.0)), 4.0, 5, 0.7, 0.6)
    cross = g.noise(g.scaled(position, (15.0, 2.4, 9.0)), 4.0, 4, 0.7, 0.6)
    cloud = g.noise(position, 1.3, 3, 0.5)
    shade = g.mix(g.multiply(g.step(fibre, 0.48, 0.74), 0.5), linear(colour), linear(light))
    shade = g.mix(g.multiply(g.step(cross, 0.52, 0.78), 0.5), shade, linear(dark))
    shade = g.mix(g.multiply(g.step(cloud, 0.3, 0.75), 0.18), shade, linear(dark))
    distance, chance = g.cells(position, 24.0)
    speck = g.multiply(g.math('LESS_THAN', chance, 0.16), g.invert(g.step(distance, 0.08, 0.16)))
    shade = g.mix(g.multiply(speck, 0.5), shade, linear('#7b552b'))
    relief = g.bump(g.add(fibre, cross), 0.16, 0.02)
    g.surface(Base_Color=shade, Roughness=0.78, Specular=0.18, Normal=relief)
    return material


def lining():
    return plain('#f7efe2', roughness=0.65, specular=0.2, bump=0.1, bump_scale=30)


def printed(name, roughness=0.5):
    """The material of a print made by prints.mjs."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    g = Graph(material)
    shade = g.image(os.path.join(PRINTS, name + '.png'))[0]
    g.surface(Base_Color=shade, Roughness=roughness, Specular=0.25)
    return material


def print_size(name, width, height, whole=False):
    """How large a print is laid so that it covers width by height without being squeezed, or is seen `whole` upon it."""
    image = bpy.data.images.load(os.path.join(PRINTS, name + '.png'), check_existing=True)
    ratio = image.size[0] / image.size[1]
    return (width, width / ratio) if (width / height > ratio) != whole else (height * ratio, height)


def sticker(name, width, height, parent, location, rotation=(0, 0, 0), whole=False):
    """Beyond a print that is seen whole its edges go on; only plain ones do so well."""
    flat = sheet(name, lambda u, v: ((u - 0.5) * width, (v - 0.5) * height, 0), 1, 1)
    add_object(unwrap(flat, *print_size(name, width, height, whole)), printed(name), location, rotation, parent)


def open_tray(width, depth, height, parent=None):
    """The lower half of a box, seen open: width and depth are what it holds."""
    card, white = kraft(), lining()
    # Faces in one plane would cast shadows on each other.
    add_object(block('floor', (width + CARD, depth + CARD, CARD), 0.02, 2), card, (0, 0, 0.01), parent=parent)
    for side in (-1, 1):
        for size, place, material, bevel in (
                ((CARD, depth + 2 * CARD - 0.02, height - 0.01), (side * (width + CARD - 0.02) / 2, 0, 0), card, 0.02),
                ((width + 2 * CARD, CARD, height), (0, side * (depth + CARD) / 2, 0), card, 0.02),
                ((0.03, depth, height - 0.05), (side * (width / 2 - 0.02), 0, 0), white, 0.008),
                ((width, 0.03, height - 0.05), (0, side * (depth / 2 - 0.02), 0), white, 0.008)):
            add_object(block('side', size, bevel, 2), material, place, parent=parent)


def lid(width, depth, design, place, rotation, parent=None):
    """A lid about its middle, face up."""
    card = kraft()
    root = empty('lid', place, rotation, parent)
    add_object(block('top', (width, depth, 0.08), 0.03, 2), card, (0, 0, -0.04), parent=root)
    for side in (-1, 1):
        add_object(block('rim', (CARD, depth, LID_RIM), 0.02, 2), card,
                   (side * (width - CARD) / 2, 0, -LID_RIM), parent=root)
        add_object(block('rim', (width, CARD, LID_RIM), 0.02, 2), card,
                   (0, side * (depth - CARD) / 2, -LID_RIM), parent=root)
    sticker(design, width - 0.04, depth - 0.04, root, (0, 0, 0.045), whole=design in PLAIN_EDGED)


def paper_cup(place, half, height, parent=None, pleats=22):
    """A pleated case, squarish like the piece in it."""
    def ripple(angle, radius, z):
        square = (abs(math.cos(angle)) ** 5 + abs(math.sin(angle)) ** 5) ** -0.2
        return radius * (square * (1 + 0.045 * z / height * math.cos(pleats * angle)) - 1)

    profile = [(0.001, 0.0), (half * 0.98, 0.0)] + [(half * (1.0 + 0.10 * k / 5), height * k / 5) for k in range(1, 6)]
    paper = plain('#f6ead3', roughness=0.7, specular=0.15)
    return add_object(lathe('cup', profile, pleats * 4, ripple), paper, place, parent=parent)

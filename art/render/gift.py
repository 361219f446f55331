"""What is tied: slices with a ribbon and their blank place card for a wedding, and a band of tartan round bars."""
import math

import bpy

import fudge
from materials import plain
from meshes import add_object, block, empty, sheet
from nodes import Graph, linear

SLICE = (1.10, 0.78, 0.36)
BAND = 0.30


def satin():
    return plain('#a8404f', '#b4505c', roughness=0.32, specular=0.5, patch=2.0)


def strip(name, path, parent, steps=60):
    """A ribbon along a path: path(t) for t from 0 to 1 gives its middle, half its width, and which way that lies (x, y)."""
    def shape(u, v):
        (x, y, z), half, (across, along) = path(u)
        aside = (2 * v - 1) * half
        return x + across * aside, y + along * aside, z - 0.02 * (2 * v - 1) ** 2

    add_object(sheet(name, shape, steps, 4), satin(), parent=parent)


def bow(top, edge, parent):
    """Two loops, a knot and two tails that hang over the edge towards us."""
    for side in (-1, 1):
        def loop(t):
            angle = (t - 0.5) * math.pi / 2 * 0.98
            reach = 0.95 * math.sqrt(math.cos(2 * angle * 0.98))
            x = reach * math.cos(angle)
            return (side * x, 0.10 * side * x, top + 0.06 + reach * math.sin(angle) + 0.55 * x), 0.09 + 0.16 * x, (0, 1)

        def tail(t):
            over = max(0.0, t - 0.62)
            y = -min(t, 0.62) / 0.62 * edge - 0.12 * over
            return (side * (0.06 + 0.42 * t), y, top + 0.10 * math.sin(min(t, 0.62) / 0.62 * math.pi) + 0.03 - 1.9 * over), 0.13, (1, 0)

        strip('loop', loop, parent)
        strip('tail', tail, parent)
    add_object(block('knot', (0.24, 0.30, 0.17), 0.07, 4), satin(), (0, 0, top), parent=parent)


def tied_slices(slug, seed, place, turn):
    """Two slices on one another, a ribbon round their middle."""
    root = empty('slices', place, (0, 0, turn))
    long, wide, high = SLICE
    for storey in range(2):
        fudge.add(slug, seed + storey, (0.03 * storey, -0.02 * storey, high * (1 + 2 * storey) + 0.01), (0, 0, 0.05 * storey),
                  half=SLICE, parent=root)
    top, edge = 4 * high + 0.06, wide + 0.05
    for y, size in ((-edge, (BAND, 0.02, top)), (edge, (BAND, 0.02, top))):
        add_object(block('band', size, 0.008, 2), satin(), (0, y, 0), parent=root)
    add_object(block('band', (BAND, 2 * edge, 0.02), 0.008, 2), satin(), (0, 0, top - 0.01), parent=root)
    bow(top, edge, root)


def place_card(place, turn, width=2.0, height=1.15, lean=0.36):
    """A folded card with nothing on it yet."""
    root = empty('card', place, (0, 0, turn))
    paper = plain('#f4e8d2', roughness=0.7, specular=0.15, bump=0.08, bump_scale=50)
    for side in (-1, 1):
        add_object(block('leaf', (width, 0.03, height), 0.01, 2), paper, (0, side * height * math.sin(lean), 0),
                   (side * lean, 0, 0), root)


def threads(g, along, shift):
    """The colours of a check in one direction: red, a wide green stripe, a fine yellow line on each side of it."""
    far = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('MULTIPLY_ADD', along, 2.5, shift)), 0.5))
    cloth = g.mix(g.math('LESS_THAN', far, 0.17), linear('#9c1f26'), linear('#16342a'))
    line = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', far, 0.36)), 0.022)
    return g.mix(line, cloth, linear('#e8c870'))


def tartan():
    """A material for a band round a stack: a check along x (its width) and along its length, y on the top and z on the sides."""
    if 'tartan' in bpy.data.materials:
        return bpy.data.materials['tartan']
    material = bpy.data.materials.new('tartan')
    g = Graph(material)
    x, y, z = g.split(g.object_position())
    shade = g.mix(0.5, threads(g, x, 0.0), threads(g, g.add(y, z), 0.3))
    g.surface(Base_Color=shade, Roughness=0.6, Specular=0.25, Sheen=0.3)
    return material


def tartan_band(place, turn, edge, top, half_width=0.22, corner=0.10):
    """Adds a band with round corners to the middle of a stack that is `top` high and reaches `edge` to the front and back."""
    quarter = [i * math.pi / 16 for i in range(9)]
    path = [(-edge, 0.0)]
    path += [(-edge + corner * (1 - math.cos(a)), top - corner * (1 - math.sin(a))) for a in quarter]
    path += [(edge - corner * (1 - math.sin(a)), top - corner * (1 - math.cos(a))) for a in quarter]
    path += [(edge, 0.0)]

    def shape(u, v):
        y, z = path[round(u * (len(path) - 1))]
        return (2 * v - 1) * half_width, y, z

    add_object(sheet('band', shape, len(path) - 1, 2), tartan(), parent=empty('tied', place, (0, 0, turn)))

"""A bar of fudge in its paper sleeve, with the shop's label."""
import bpy

from cardboard import KRAFT, kraft, sticker
from fudge import add, inside_of
from meshes import add_object, block

SLEEVES = dict(kraft=KRAFT, sea=('#a9d3ca', '#96c3b9', '#c6e4dc'),
               cream=('#f3e8d0', '#e2d3b4', '#fdf6e6'), rose=('#f0b9ad', '#e2a396', '#f8d3ca'),
               sun=('#f3cd7e', '#e4b75f', '#f9e0a8'))


def bar(slug, seed, place, half, turn=0.0, sleeve='kraft', label_turn=0.0, parent=None):
    """The bar lies along x, `half` as long, wide and high; the label is turned by label_turn on top of the sleeve."""
    inside = inside_of(slug, 1.6)
    fudge = add(slug, seed, place, (0, 0, turn), inside, 84, half, parent=parent)
    length, width, height = half[0] * 0.9, 2 * half[1] + 0.20, 2 * half[2] + 0.30
    for bit in fudge.children:
        if abs(bit.location.x) < length / 2 + 0.2:
            bpy.data.objects.remove(bit)
    paper = kraft(*SLEEVES[sleeve])
    add_object(block('sleeve', (length, width, height), 0.08, 4), paper, (0, 0, -height / 2), parent=fudge)
    room = width - 0.24 if label_turn else min(length * 0.9, (width - 0.3) * 1.5)
    sticker('label', room, room / 1.5, fudge, (0, 0, height / 2 + 0.006), (0, 0, label_turn))
    return fudge

"""The larger things beside the fudge, by name."""
import math

import bpy

import props_garden as garden
import props_larder as larder

MAKERS = {
    'anise': garden.star_anise,
    'banana': garden.banana_slice,
    'citrus': garden.citrus_slice,
    'coconut': garden.coconut_half,
    'flower': garden.vanilla_flower,
    'leaf': garden.leaf,
    'maple leaf': garden.maple_leaf,
    'strawberry': garden.strawberry,
    'vanilla pod': garden.vanilla_pod,
    'biscuit': larder.ribbed_biscuit,
    'boiled sweet': larder.boiled_sweet,
    'chocolate square': larder.chocolate_square,
    'cube': larder.dusted_cube,
    'dish': larder.dish,
    'glass': larder.glass,
    'liquorice wheel': larder.liquorice_wheel,
    'liquorice twist': larder.liquorice_twist,
    'ribbon': larder.tartan_ribbon,
    'sandwich biscuit': larder.sandwich_biscuit,
    'shell': larder.shell_of_salt,
    'shortbread': larder.shortbread,
    'walnut': larder.walnut_half,
}


def place(prop, ground):
    root = bpy.data.objects.new(prop.kind, None)
    bpy.context.collection.objects.link(root)
    x, y, *z = prop.at
    root.location = (x, y, ground + (z[0] if z else 0.0))
    root.rotation_euler = [math.radians(a) for a in prop.turn]
    root.scale = (prop.scale,) * 3
    MAKERS[prop.kind](root, **prop.options)

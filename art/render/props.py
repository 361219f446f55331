"""The larger things beside the fudge, by name."""
import math

import props_garden as garden
import props_larder as larder
from meshes import empty

MAKERS = {
    'anise': garden.star_anise,
    'banana': garden.banana_slice,
    'citrus': garden.citrus_slice,
    'coconut': garden.coconut_half,
    'leaf': garden.leaf,
    'liquorice root': garden.liquorice_root,
    'strawberry': garden.strawberry,
    'vanilla pod': garden.vanilla_pod,
    'biscuit': larder.ribbed_biscuit,
    'butter': larder.butter,
    'chocolate square': larder.chocolate_square,
    'cube': larder.dusted_cube,
    'dish': larder.dish,
    'glass': larder.glass,
    'ribbon': larder.tartan_ribbon,
    'sandwich biscuit': larder.sandwich_biscuit,
    'shell': larder.shell_of_salt,
    'shortbread': larder.shortbread,
    'walnut': larder.walnut_half,
}


def place(prop, ground):
    x, y, *z = prop.at
    place = (x, y, ground + (z[0] if z else 0.0))
    root = empty(prop.kind, place, [math.radians(a) for a in prop.turn], scale=prop.scale)
    MAKERS[prop.kind](root, **prop.options)

"""The larger things beside the fudge, by name."""
import math

import props_garden as garden
import props_larder as larder
from meshes import empty

MAKERS = {
    'banana': garden.banana,
    'biscuit': larder.caramelised_biscuit,
    'chocolate bar': larder.chocolate_bar,
    'chocolate square': larder.chocolate_square,
    'coconut piece': garden.coconut_piece,
    'cube': larder.dusted_cube,
    'dish': larder.dish,
    'half citrus': garden.half_citrus,
    'half coconut': garden.half_coconut,
    'liqueur': larder.liqueur,
    'liquorice twist': garden.liquorice_twist,
    'mint thin': larder.mint_thin,
    'sandwich biscuit': larder.sandwich_biscuit,
    'shortbread': larder.shortbread,
    'strawberry': garden.strawberry,
    'strawberry half': garden.strawberry_half,
    'tea': larder.tea,
    'vanilla pod': garden.vanilla_pod,
}


def place(prop, ground):
    x, y, *z = prop.at
    place = (x, y, ground + (z[0] if z else 0.0))
    root = empty(prop.kind, place, [math.radians(a) for a in prop.turn], scale=prop.scale)
    MAKERS[prop.kind](root, **prop.options)

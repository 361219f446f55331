"""The larger things beside the fudge, by name."""
import math

import props_garden as garden
import props_larder as larder
from meshes import empty

MAKERS = {
    'banana chip': garden.banana_chip,
    'biscuit': larder.caramelised_biscuit,
    'butter': larder.butter,
    'chocolate square': larder.chocolate_square,
    'citrus': garden.citrus_slice,
    'citrus half': garden.citrus_half,
    'cube': larder.dusted_cube,
    'dish': larder.dish,
    'liqueur': larder.liqueur,
    'liquorice coil': garden.liquorice_coil,
    'sandwich biscuit': larder.sandwich_biscuit,
    'shortbread': larder.shortbread,
    'strawberry': garden.strawberry,
    'vanilla pod': garden.vanilla_pod,
    'walnut': larder.walnut_half,
}


def place(prop, ground):
    x, y, *z = prop.at
    place = (x, y, ground + (z[0] if z else 0.0))
    root = empty(prop.kind, place, [math.radians(a) for a in prop.turn], scale=prop.scale)
    MAKERS[prop.kind](root, **prop.options)

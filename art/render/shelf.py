"""A flavour's picture: three pieces in a pyramid on paper, with what they are made of beside them."""
import zlib
from functools import partial

import bits
import fudge
import props
import stage
from flavours import FLAVOURS
from piece import HALF

HEIGHT = 1
PYRAMID = (((-1.06, 0.05), 0, 0.16), ((1.05, 0.26), 0, -0.22), ((-0.02, 0.16), 1, 0.52))


def seed_of(slug):
    return zlib.crc32(slug.encode()) % 997


def build(slug):
    look, seed = FLAVOURS[slug], seed_of(slug)
    stage.wall()
    stage.board()
    stage.paper()
    for i, ((x, y), storey, turn) in enumerate(PYRAMID):
        height = stage.PAPER_TOP + HALF[2] * (1 + 2 * storey) + 0.03 * storey
        fudge.add(slug, seed + i, (x, y, height), (0, 0, turn))
    bits.strew_crumbs(fudge.material_of(slug), seed, stage.PAPER_TOP)
    for i, strewn in enumerate(look.strewn):
        bits.strew(strewn, seed + i, stage.PAPER_TOP)
    for prop in look.props:
        props.place(prop, stage.PAPER_TOP)
    stage.lights()
    stage.camera((0.8, -10.3, 5.0), (0.0, 0.05, 1.06), 70, (0, -0.9, 1.2))


PICTURES = {slug: partial(build, slug) for slug in FLAVOURS}

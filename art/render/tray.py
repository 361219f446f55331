"""A flavour's piece for the tray: seen from above; a layered one lies on its side to show its layers."""
import math
from dataclasses import replace
from functools import partial

import bpy

import fudge
import materials
import stage
from flavours import FLAVOURS
from look import Flecks, Layer, Lump, Swirl
from piece import HALF
from shelf import seed_of

HEIGHT = 1
# Plain pastes are told apart from above by their tops alone, at 70 pixels: the crust of clotted cream lies in golden streaks,
# the specks of vanilla are larger, tablet is paler and grainy, coconut ice is
# pinker, and caramel, whose sauce is one plain orange there, has ribbons instead. Chocolate and maple syrup over the top would
# hide what is under them: mint and lemon have ribbons, others none of it.
FROM_ABOVE = {
    'belgian-chocolate': dict(glaze=None),
    'butterscotch': dict(glaze=None, inside=[]),
    'clotted-cream': dict(glaze=None, skinned=0.25, exposure=0.68,
                          swirl=Swirl('#b8702c', bands=0.62, width=0.26, soft=0.22, fold=1.3, tone='#c98440', feather=0.5,
                                      strength=0.85, strands=0.6, grain=1.0)),
    'vanilla': dict(glaze=None, inside=[], skinned=0.30, exposure=0.66,
                    flecks=[Flecks('#2a170b', 11.0, 0.24, 0.34), Flecks('#3a2412', 17.0, 0.26, 0.22)]),
    'caramel': dict(glaze=None, swirl=Swirl('#8f4612', width=0.17, fold=0.8, tone='#a25a20', strength=0.8)),
    'mint-and-chocolate': dict(layers=[], glaze=None, swirl=Swirl('#3f2011', bands=1.1, width=0.20, tone='#56301c', soft=0.06, fold=0.9,
                                                       strength=1.0, strands=0.35, grain=0.3)),
    'baileys': dict(glaze=None, base='#bb8f68', deep='#aa7c55', pale='#ead2b0', skin='#c08a5c',
                    swirl=Swirl('#eed6b0', bands=0.90, width=0.15, soft=0.12, fold=0.9, tone='#e6c898', feather=0.10,
                                strength=0.80)),
    'banana-and-chocolate-swirl': dict(glaze=None, layers=[],
                                       swirl=Swirl('#4f2a17', bands=1.15, width=0.19, tone='#693c24', soft=0.08, fold=0.9,
                                                   feather=0.10, strength=1.0, strands=0.35, grain=0.3)),
    'maple-and-walnut': dict(glaze=None),
    'fudge-ice': dict(glaze=None,
                      layers=[Layer('#c48a52', '#b47840', '#e2b886', bump=0.10, grain=0.6, top=0.60),
                              Layer('#f2dab4', '#e8c898', '#faebd2', mottle=0.12, bump=0.10, grain=0.6)]),
    'vegan-sea-salt-caramel': dict(glaze=None, base='#bf8856', deep='#ad7543', pale='#ecc69c', grain=0.7),
    'turkish-delight': dict(glaze=None, exposure=0.35),
    'coffee-and-cream': dict(glaze=None,
                             layers=[Layer('#7c5636', '#6a452a', '#ac835e', mottle=0.10, bump=0.10, grain=0.6, top=0.62),
                                     Layer('#f1dab6', '#e6c896', '#faecd2', mottle=0.12, bump=0.10, grain=0.5)]),
    'liquorice': dict(glaze=None, base='#583826', deep='#472b1c', pale='#94704e', glow=0.30, radius=(0.10, 0.06, 0.04),
                      exposure=0.86),
    'vegan-chocolate': dict(glaze=None),
    'oreo': dict(glaze=None, layers=[], flecks=[Flecks('#6a5240', 30.0, 0.20, 0.12)],
                 lumps=[Lump('#2a1c15', '#3a281d', 6.0, radius=0.30, share=0.22, warp=0.22, warp_scale=9, roughness=0.8,
                             rugged=0.8, gap=0.1, stretch=(1.0, 1.3, 1.3))]),
    'rum-and-raisin': dict(glaze=None),
    'strawberry-and-cream': dict(glaze=None,
                                 layers=[Layer('#e58f86', '#d87a72', '#f6c8be', mottle=0.15, bump=0.12, grain=0.5, top=0.64),
                                         Layer('#f1dab6', '#e6c896', '#faecd2', mottle=0.12, bump=0.10, grain=0.5)]),
    'lemon-cheesecake': dict(glaze=None, inside=[], swirl=Swirl('#e2a01c', bands=0.75, width=0.12, fold=0.9, soft=0.08)),
    'coconut-ice': dict(exposure=0.42),
    'traditional-tablet': dict(skinned=0.15, sand=0.6, grain=1.8, exposure=0.72),
}
# Salt is larger there.
ON_TOP = {slug: dict(size=0.055, sink=-0.8) for slug in ('sea-salt-caramel', 'vegan-sea-salt-caramel')}


def build(slug):
    stage.board()
    look = replace(FLAVOURS[slug], **FROM_ABOVE.get(slug, {}))
    materials.fudge(slug, look)
    lying = bool(look.layers)
    share = 0.75 if slug == 'rainbow-button' else 0.4
    on_top = fudge.inside_of(slug, share, where='top', **ON_TOP.get(slug, {})) if look.inside else []
    height, tilt = (HALF[1], math.radians(-90)) if lying else (HALF[2], 0)
    piece = fudge.add(slug, seed_of(slug) + 2, (0, 0, height), (tilt, 0, 0), on_top)
    if lying:
        piece.scale.z = HALF[0] / HALF[2]
    stage.lights()
    camera = stage.camera((0, 0, 8), (0, 0.001, 0))
    camera.type, camera.ortho_scale, camera.dof.use_dof = 'ORTHO', 1.88, False
    bpy.context.scene.view_settings.exposure = look.exposure


PICTURES = {slug: partial(build, slug) for slug in FLAVOURS}

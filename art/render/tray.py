"""How flavours look from above, in the tray and in boxes; a flavour's piece for the tray."""
import math
from dataclasses import replace
from functools import partial

import bpy

import fudge
import materials
import stage
from flavours import FLAVOURS
from look import Glaze
from piece import HALF
from shelf import seed_of

HEIGHT = 1
# What is told by its layers lies on its side; the others are told by what is on them.
LYING = ('banana-and-chocolate-swirl', 'coconut-ice', 'millionaire', 'mint-and-chocolate', 'turkish-delight')


def larger(slug, **changes):
    """What is so small on a flavour that it would not be seen from afar."""
    return dict(inside=[replace(kind, **changes) for kind in FLAVOURS[slug].inside])


FROM_ABOVE = {
    'banana-and-chocolate-swirl': dict(wave=0.30),
    'clotted-cream': dict(glaze=Glaze('#f6e4c4', '#e0a857', thick=0.06, run=0.24, patches='#cd8630')),
    'sea-salt-caramel': larger('sea-salt-caramel', size=0.045, sink=-1.2),
    'vanilla': larger('vanilla', size=0.016, count=130, sink=-2.8),
    'vegan-sea-salt-caramel': larger('vegan-sea-salt-caramel', size=0.045, sink=-1.2),
}


def seen_from_above(slug):
    """A flavour's look, with what tells it from others when its top alone is seen."""
    return replace(FLAVOURS[slug], **FROM_ABOVE.get(slug, {}))


def build(slug):
    stage.board()
    look = seen_from_above(slug)
    materials.fudge(slug, look)
    lying = slug in LYING
    height, tilt = (HALF[1], math.radians(-90)) if lying else (HALF[2], 0)
    piece = fudge.add(slug, seed_of(slug) + 2, (0, 0, height), (tilt, 0, 0), look.inside)
    if lying:
        piece.scale.z = HALF[0] / HALF[2]
    stage.lights()
    camera = stage.camera((0, 0, 8), (0, 0.001, 0))
    camera.type, camera.ortho_scale, camera.dof.use_dof = 'ORTHO', 1.88, False
    bpy.context.scene.view_settings.exposure = look.exposure


PICTURES = {slug: partial(build, slug) for slug in FLAVOURS}

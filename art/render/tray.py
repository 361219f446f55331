"""A flavour's piece for the tray: seen from above; a layered one lies on its side to show its layers."""
import math
from functools import partial

import bpy

import fudge
import stage
from flavours import FLAVOURS
from piece import HALF
from shelf import seed_of

HEIGHT = 1


def build(slug):
    stage.board()
    lying = bool(FLAVOURS[slug].layers)
    on_top = fudge.inside_of(slug, 0.4, where='top')
    height, tilt = (HALF[1], math.radians(-90)) if lying else (HALF[2], 0)
    piece = fudge.add(slug, seed_of(slug) + 2, (0, 0, height), (tilt, 0, 0), on_top)
    if lying:
        piece.scale.z = HALF[0] / HALF[2]
    stage.lights()
    camera = stage.camera((0, 0, 8), (0, 0.001, 0))
    camera.type, camera.ortho_scale, camera.dof.use_dof = 'ORTHO', 1.96, False
    bpy.context.scene.view_settings.exposure = FLAVOURS[slug].exposure


PICTURES = {slug: partial(build, slug) for slug in FLAVOURS}

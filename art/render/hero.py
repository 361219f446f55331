"""The home page's picture: an open box of twelve to the right, a calm wall to the left, and before the box two pieces, one
of them broken. film.py moves it."""
import bpy

import boxes
import fudge
import stage
from meshes import empty
from piece import HALF

HEIGHT = 9 / 16
# From the back row to the front: pale pieces stand between dark ones.
TWELVE = ['clotted-cream', 'belgian-chocolate', 'rum-and-raisin', 'coconut-ice',
          'caramel', 'rainbow-button', 'mint-and-chocolate', 'sea-salt-caramel',
          'millionaire', 'cherry-and-almond', 'maple-and-walnut', 'orange-and-chocolate']


def build():
    stage.wall('foam')
    stage.board('honey')
    root = empty('box', (0, 0, 0), (0, 0, 0.04))
    boxes.pieces(root, TWELVE, 4, None, 'lid-thank-you', gap=0.35)
    fudge.add('rum-and-raisin', 64, (-1.6, -5.5, HALF[2]), (0, 0, -2.55), half=(0.95, 1.0, HALF[2]), broken=0.1)
    fudge.add('belgian-chocolate', 61, (1.3, -5.05, HALF[2]), (0, 0, 0.62))
    fudge.crumbs('rum-and-raisin', 66, (-2.5, -6.3, 0.0), 44, 0.8)
    stage.lights(1.9)
    # The window leaves the wall beside it dark, where the page's own pale wall begins.
    stage.lamp((-16, -5, 9), (-14, 9.5, 6), 8.0, 800, (1, 0.94, 0.86))
    stage.camera((-8.0, -26.2, 18.6), (-2.3, 0.0, 3.0), 42.5, (-1.2, -4.6, 1.2), 0.16)
    bpy.context.scene.view_settings.exposure = 0.8


PICTURES = {'hero': build}

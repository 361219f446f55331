"""The home page's picture: an open box of twelve to the right, a calm wall to the left. film.py moves it."""
import boxes
import fudge
import stage
from meshes import empty

HEIGHT = 9 / 16
LOOSE = (('coconut-ice', (-5.7, -3.3), 0.35), ('clotted-cream', (-6.0, -0.9), -0.25))


def build():
    boxes.room(2.1)
    root = empty('box', (0, 0, 0), (0, 0, 0.04))
    boxes.box_of_pieces(boxes.TWELVE, 4, 'lid-thank-you', root, cells=64)
    for i, (slug, (x, y), turn) in enumerate(LOOSE):
        fudge.add(slug, 60 + i, (x, y, 0.65), (0, 0, turn), fudge.inside_of(slug, 0.8), 64, scale=0.95)
    stage.camera((-7.0, -17.6, 10.8), (-2.85, 1.6, 2.3), 32, (0, -0.6, 1.8), 0.5)


PICTURES = {'hero': build}

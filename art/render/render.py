"""Renders the shop's pictures.

blender -b -P render.py -- KIND OUT_DIRECTORY WIDTH SAMPLES [THREADS] [SLUG ...]
"""
import os
import sys
import time
from importlib import import_module

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import stage  # noqa: E402
from develop import develop  # noqa: E402

# Every module holds PICTURES, a function for each slug that builds its scene, and HEIGHT for one of width.
KINDS = dict(flavours='shelf', pieces='tray', boxes='boxes', keyrings='keyrings', hero='hero', scenes='scenes')


def main(kind, out, width, samples, threads='2', *slugs):
    folder, width = os.path.join(out, kind), int(width)
    os.makedirs(folder, exist_ok=True)
    module = import_module(KINDS[kind])
    for slug in slugs or module.PICTURES:
        started = time.time()
        stage.reset(width, round(width * module.HEIGHT), int(samples), int(threads))
        module.PICTURES[slug]()
        built = time.time()
        develop(os.path.join(folder, slug + '.png'), keep_depth=kind == 'hero')
        print(f'{slug}: built in {built - started:.1f} s, rendered in {time.time() - built:.1f} s', flush=True)


if __name__ == '__main__':
    main(*sys.argv[sys.argv.index('--') + 1:])

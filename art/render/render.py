"""Renders the shop's pictures; render.sh runs it.

blender -b -P render.py -- KIND|all [SLUG ...] [--draft] [--again] [--threads N]

A picture that out/ already holds is left as it is, so that a stopped run goes on; --again renders it anew. --draft renders
small and rough into out/draft/, always anew.
"""
import argparse
import os
import sys
import time
from collections import namedtuple
from importlib import import_module

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import stage  # noqa: E402
from develop import develop  # noqa: E402

# Every module holds PICTURES, a function for each slug that builds its scene, and HEIGHT for one of width.
Kind = namedtuple('Kind', 'module width samples')
KINDS = dict(flavours=Kind('shelf', 800, 8), pieces=Kind('tray', 192, 16), boxes=Kind('boxes', 1200, 8),
             keyrings=Kind('keyrings', 800, 16), scenes=Kind('scenes', 1280, 12), hero=Kind('hero', 2333, 16))
DRAFT_WIDTH, DRAFT_SAMPLES = 480, 4


def arguments():
    parser = argparse.ArgumentParser(prog='render.sh')
    parser.add_argument('kind', choices=[*KINDS, 'all'])
    parser.add_argument('slugs', nargs='*')
    parser.add_argument('--draft', action='store_true')
    parser.add_argument('--again', action='store_true')
    parser.add_argument('--threads', type=int, default=os.cpu_count())
    return parser.parse_intermixed_args(sys.argv[sys.argv.index('--') + 1:])


def wanted(options):
    """(kind, slug, path) of every picture that is to be rendered."""
    for kind in KINDS if options.kind == 'all' else [options.kind]:
        folder = os.path.join(HERE, 'out', *(['draft'] if options.draft else []), kind)
        os.makedirs(folder, exist_ok=True)
        for slug in options.slugs or import_module(KINDS[kind].module).PICTURES:
            path = os.path.join(folder, slug + '.png')
            if options.draft or options.again or not os.path.exists(path):
                yield kind, slug, path


def render(kind, slug, path, options):
    name, width, samples = KINDS[kind]
    if options.draft:
        width, samples = min(width, DRAFT_WIDTH), DRAFT_SAMPLES
    module = import_module(name)
    stage.reset(width, round(width * module.HEIGHT), samples, options.threads)
    module.PICTURES[slug]()
    develop(path, keep_depth=kind == 'hero')


def main():
    options = arguments()
    pictures, began = list(wanted(options)), time.time()
    for i, (kind, slug, path) in enumerate(pictures):
        started = time.time()
        render(kind, slug, path, options)
        now, left = time.time(), len(pictures) - i - 1
        minutes = (now - began) / (i + 1) * left / 60
        print(f"{kind}/{slug}: {now - started:.0f} s; {left} left, about {minutes:.0f} min", file=sys.stderr, flush=True)


main()

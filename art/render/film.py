"""Moves the home page's still along a closed path by its depth, and encodes the six-second loop.

python3 film.py out/hero/hero.png out/hero/hero.npy

The render is larger than the picture by MARGIN, so that the camera has room to move. Frame 0 is the still itself: it is
saved as the hero's photograph, and the film is encoded from it onwards.
"""
import os
import subprocess
import sys
from dataclasses import dataclass

import numpy as np

ASSETS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'src', 'assets')
WIDTH, HEIGHT, MARGIN = 1280, 720, 1.08
SECONDS, RATE = 6, 25
ASIDE, UP, NEARER = 0.60, 0.17, 1.3
FOCAL = 50 / 36

COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
ENCODINGS = {
    'hero.av1.mp4': ['-c:v', 'libsvtav1', '-preset', '6', '-crf', '38', '-pix_fmt', 'yuv420p',
                     '-movflags', '+faststart'],
    'hero.vp9.webm': ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '37', '-deadline', 'good', '-cpu-used', '2',
                      '-row-mt', '1', '-pix_fmt', 'yuv420p'],
    'hero.h264.mp4': ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-profile:v', 'high',
                      '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
}


def run(*command, **options):
    return subprocess.run(['ffmpeg', '-v', 'error', '-y', *command], check=True, **options)


def read_picture(path):
    """The picture at the film's own scale, margin and all."""
    width, height = round(WIDTH * MARGIN), round(HEIGHT * MARGIN)
    raw = run('-i', path, '-vf', f'scale={width}:{height}:flags=area', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-',
              capture_output=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(height, width, 3).astype(np.float32)


def at_scale_of(picture, depth):
    rows, columns = (np.linspace(0, have - 1, want).round().astype(int)
                     for have, want in zip(depth.shape, picture.shape))
    return depth[rows][:, columns]


def along(values, axis, change):
    """Applies change to windows of values and its neighbours, first along one axis."""
    return np.moveaxis(change(np.moveaxis(values, axis, -1)), -1, axis)


def nearest(reach):
    def change(v):
        padded = np.pad(v, [(0, 0)] * (v.ndim - 1) + [(reach, reach)], 'edge')
        return np.min([padded[..., k:k + v.shape[-1]] for k in range(2 * reach + 1)], axis=0)
    return change


def mean(reach):
    def change(v):
        padded = np.pad(v, [(0, 0)] * (v.ndim - 1) + [(reach + 1, reach)], 'edge').astype(np.float64)
        total = np.cumsum(padded, axis=-1)
        return (total[..., 2 * reach + 1:] - total[..., :-2 * reach - 1]) / (2 * reach + 1)
    return change


def soften(depth):
    """Near things grow a little and edges bend, so that nothing tears when it moves."""
    depth = np.clip(depth, 1, 60)
    for change in (nearest(3), mean(4), mean(4)):
        depth = along(along(depth, 0, change), 1, change)
    return depth.astype(np.float32)


def sample(values, x, y):
    height, width = values.shape[:2]
    x, y = np.clip(x, 0, width - 1.001), np.clip(y, 0, height - 1.001)
    left, top = x.astype(np.int32), y.astype(np.int32)
    right, down = x - left, y - top
    if values.ndim == 3:
        right, down = right[..., None], down[..., None]
    upper = values[top, left] * (1 - right) + values[top, left + 1] * right
    lower = values[top + 1, left] * (1 - right) + values[top + 1, left + 1] * right
    return upper * (1 - down) + lower * down


@dataclass
class Still:
    picture: np.ndarray
    depth: np.ndarray

    def __post_init__(self):
        height, width = self.depth.shape
        self.middle = np.array([width / 2, height / 2], np.float32)
        self.focal = FOCAL * width
        body = self.depth[int(height * 0.45):int(height * 0.8), int(width * 0.5):int(width * 0.85)]
        self.pivot = float(np.median(body))

    def seen_from(self, aside, up, nearer, x, y):
        """Where in the still the points x, y of a frame are found when the camera has moved."""
        from_x, from_y = x, y
        for _ in range(5):
            away = sample(self.depth, from_x, from_y)
            grow = (away - nearer) / away
            shift = self.focal * (1 / away - 1 / self.pivot)
            from_x = self.middle[0] + (x - self.middle[0] + aside * shift) * grow
            from_y = self.middle[1] + (y - self.middle[1] + up * shift) * grow
        return from_x, from_y

    def frames(self, columns, rows, count):
        """The camera's closed path begins and ends where the still was taken."""
        height, width = self.depth.shape
        y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
        x = ((x + 0.5) / columns - 0.5) * width / MARGIN + width / 2 - 0.5
        y = ((y + 0.5) / rows - 0.5) * height / MARGIN + height / 2 - 0.5
        for k in range(count):
            turn = 2 * np.pi * k / count
            forth = 0.5 - 0.5 * np.cos(turn)
            place = self.seen_from(ASIDE * np.sin(turn), UP * forth, NEARER * forth, x, y)
            frame = np.clip(sample(self.picture, *place) + 0.5, 0, 255)
            yield frame.astype(np.uint8).tobytes()


def save_poster(picture_path):
    photo = os.path.join(ASSETS, 'photos', 'hero', 'hero.jpg')
    middle = ['-gravity', 'center', '-crop', f'{100 / MARGIN}%x{100 / MARGIN}%+0+0', '+repage']
    subprocess.run(['convert', picture_path, *middle, '-strip', '-quality', '90', photo], check=True)


def save_film(still, master):
    raw = b''.join(still.frames(WIDTH, HEIGHT, SECONDS * RATE))
    run('-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{WIDTH}x{HEIGHT}', '-r', str(RATE), '-i', '-',
        '-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast',
        '-pix_fmt', 'yuv444p', *COLOURS, master, input=raw)
    folder = os.path.join(ASSETS, 'film')
    os.makedirs(folder, exist_ok=True)
    for name, options in ENCODINGS.items():
        path = os.path.join(folder, name)
        run('-i', master, '-an', '-map_metadata', '-1', *options, *COLOURS, path)
        print(f'{name}: {os.path.getsize(path) / 1000:.0f} kB')


def main(picture_path, depth_path):
    save_poster(picture_path)
    picture = read_picture(picture_path)
    depth = soften(at_scale_of(picture, np.load(depth_path)))
    save_film(Still(picture, depth), picture_path.replace('.png', '-master.mp4'))


if __name__ == '__main__':
    main(*sys.argv[1:])

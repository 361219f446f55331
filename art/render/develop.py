"""Renders the scene with its feature passes, takes the noise out, lays the fudge's crystals over it, and saves it."""
import os
import shutil
import tempfile

import bpy
import numpy as np

from crystals import PASS
from denoise import denoise

PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal', 'Depth', PASS)
# Light goes through crystals: their shades are warm, deepest in blue and least in red.
CONTRAST = np.array([0.42, 0.58, 0.68], np.float32)
SPARKLE = 0.4


def write_passes(folder):
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_layers[0].use_pass_z = True
    crystals = scene.view_layers[0].aovs.add()
    crystals.name, crystals.type = PASS, 'COLOR'
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


def save(pixels, path):
    """Saves through the scene's view transform; the file appears under its name only when it is whole."""
    height, width, _ = pixels.shape
    image = bpy.data.images.new('picture', width, height, alpha=True, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    rgba = np.ones((height, width, 4), np.float32)
    rgba[..., :3] = pixels
    image.pixels.foreach_set(rgba.ravel())
    scene = bpy.context.scene
    scene.render.image_settings.file_format, scene.render.image_settings.color_depth = 'PNG', '8'
    begun = os.path.join(os.path.dirname(path), '.' + os.path.basename(path))
    image.save_render(begun, scene=scene)
    os.replace(begun, path)
    bpy.data.images.remove(image)


def sharpness(depth):
    """How much of a detail of two pixels is left at every pixel: 1 in focus, 0 far from it."""
    scene = bpy.context.scene
    camera = scene.camera.data
    if not camera.dof.use_dof:
        return np.ones_like(depth)
    focus, lens = camera.dof.focus_distance, camera.lens / 1000
    pixels = scene.render.resolution_x / (camera.sensor_width / 1000)
    opening = lens / camera.dof.aperture_fstop
    blur = opening * np.abs(depth - focus) / np.maximum(depth, 1e-3) * lens / (focus - lens) * pixels
    return 1 / (1 + (blur / 7) ** 2)


def crystallise(picture, crystals, depth):
    """Gives the picture back what the denoiser cannot keep: light that each crystal catches or loses; sparkles."""
    caught, sparkle = (crystals[..., i, None] * sharpness(depth)[..., None] for i in (0, 1))
    return picture * np.exp(CONTRAST * caught) + picture.mean(2, keepdims=True) * sparkle * SPARKLE


def develop(path, keep_depth=False):
    """Renders to a PNG; keep_depth also saves how far every pixel is, top row first, beside it as .npy."""
    folder = tempfile.mkdtemp()
    write_passes(folder)
    bpy.ops.render.render(write_still=False)
    *passes, depth, crystals = [read_pass(folder, name) for name in PASSES]
    shutil.rmtree(folder)
    if keep_depth:
        np.save(path.replace('.png', '.npy'), depth[::-1, :, 0])
    save(crystallise(denoise(*passes), crystals, depth[..., 0]), path)

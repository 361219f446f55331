"""Wall, board, paper, light and camera: the same in every flavour's picture, so that a row of them makes a shelf."""
import random

import bpy
from mathutils import Vector, noise

from materials import plain
from meshes import add_object, block, sheet
from nodes import Graph, linear

PAPER_TOP = 0.05


def wall():
    paint = plain('#cbe3da', roughness=0.55, specular=0.35, bump=0.12, bump_scale=14)
    for i in range(-16, 14):
        add_object(block('plank', (1.46, 0.3, 14), 0.05, 2), paint, (i * 1.5, 8.5, -3))


def timber(pale='#e6dccb', mid='#d6c7ae', dark='#bfab8c'):
    """Planed wood, its grain along x; every plank has its own."""
    name = f'timber {pale}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    wood = bpy.data.materials.new(name)
    g = Graph(wood)
    chance = g.node('ShaderNodeObjectInfo').outputs['Random']
    offset = g.vector(g.multiply(chance, 50.0), g.multiply(chance, 9.0), 0.0)
    along = g.scaled(g.vector_math('ADD', g.object_position(), offset), (0.35, 6.0, 1.0))
    broad, fine = g.noise(along, 1.4, 8, 0.62, 0.35), g.noise(along, 5.0, 6, 0.7, 0.2)
    shade = g.mix(g.step(broad, 0.38, 0.7), linear(pale), linear(mid))
    shade = g.mix(g.multiply(g.step(fine, 0.55, 0.75), 0.5), shade, linear(dark))
    grain = g.bump(g.add(broad, g.multiply(fine, 0.5)), 0.25, 0.03)
    g.surface(Base_Color=shade, Roughness=0.6, Specular=0.25, Normal=grain)
    return wood


def board():
    rng = random.Random(4)
    for i in range(10):
        place = (rng.uniform(-1, 1), -9.0 + 1.9 * i, -0.3)
        add_object(block('board', (60, 1.88, 0.3), 0.02, 2), timber(), place)


def paper(width=4.9, depth=4.3, turn=0.16):
    seed = Vector((3, 6, 9))

    def shape(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        p = Vector((x, y, 0))
        rim = max(0.0, max(abs(2 * u - 1), abs(2 * v - 1)) - 0.8)
        lift = 0.035 * abs(noise.noise(p * 0.9 + seed)) + 0.018 * abs(noise.noise(p * 2.1 + seed))
        lift += 0.30 * rim ** 1.5 * (1 + 1.5 * noise.noise(p * 0.6 + seed))
        return x, y, max(0.003, lift)

    parchment = plain('#f6ecd9', roughness=0.65, specular=0.2, bump=0.15, bump_scale=60)
    add_object(sheet('paper', shape, 90, 90), parchment, (0.0, -0.15, 0.006), (0, 0, turn))


def aim(thing, place, target):
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def lamp(place, target, size, power, colour):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.energy, light.size, light.color = power, size, colour
    thing = bpy.data.objects.new('lamp', light)
    bpy.context.collection.objects.link(thing)
    aim(thing, place, target)


def lights(reach=1.0):
    """The same light for every picture; `reach` makes room for a larger subject at the same brightness."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background'].inputs
    sky[0].default_value, sky[1].default_value = (1.0, 0.94, 0.86, 1), 0.40
    for place, aimed_at, size, power, colour in (
            ((-6.6, -1.6, 6.0), (0, 0, 0.8), 3.0, 1080, (1, 0.93, 0.83)),
            ((3.5, 6.5, 5.0), (0, 0, 1.2), 2.6, 270, (1, 0.95, 0.86)),
            ((5.5, -8.0, 4.5), (0, 0, 0.9), 6.0, 500, (1, 0.96, 0.90))):
        lamp([reach * c for c in place], aimed_at, size * reach, power * reach ** 2, colour)


def camera(place, target, lens=70, focus=None, f_stop=0.26):
    data = bpy.data.cameras.new('camera')
    thing = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(thing)
    aim(thing, place, target)
    data.lens = lens
    data.dof.use_dof, data.dof.aperture_fstop = True, f_stop
    data.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
    bpy.context.scene.camera = thing
    return data


def reset(width, height, samples, threads):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = 'CPU', samples, True, False
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.04, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 3.0, 1.0
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.view_settings.view_transform, scene.view_settings.exposure = 'Standard', 0.0

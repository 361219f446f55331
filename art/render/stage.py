"""Wall, table, paper, light and camera: what all pictures share."""
import random

import bpy
from mathutils import Vector, noise

from materials import plain
from meshes import add_object, block, sheet
from nodes import Graph, linear

PAPER_TOP = 0.04
WALLS = dict(mint='#a9cabd', cream='#d9c7a6', rose='#cfa395', dusk='#6f7f86', straw='#cdb07c',
             foam='#c3dccf', cocoa='#5c4032')
WOODS = dict(pale=('#ded2bd', '#cbb99b', '#b09b79'), oak=('#c9a06b', '#b58a55', '#93693a'),
             honey=('#b58452', '#9d6a3c', '#7a4e2b'), walnut=('#7a4f2f', '#633d22', '#452816'))


def wall(kind='mint'):
    paint = plain(WALLS[kind], roughness=0.6, specular=0.25)
    for i in range(-16, 14):
        add_object(block('plank', (1.96, 0.3, 14), 0.05, 2), paint, (i * 2.0, 9.5, -3))


def timber(pale, mid, dark):
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


def slate():
    stone = bpy.data.materials.new('slate')
    g = Graph(stone)
    position = g.object_position()
    broad, fine = g.noise(position, 0.8, 6, 0.65, 0.4), g.noise(position, 11.0, 5, 0.7)
    shade = g.mix(g.step(broad, 0.35, 0.7), linear('#43474a'), linear('#303437'))
    shade = g.mix(g.multiply(g.step(fine, 0.5, 0.75), 0.3), shade, linear('#5c6062'))
    relief = g.add(broad, g.multiply(fine, 0.35))
    g.surface(Base_Color=shade, Roughness=0.62, Specular=0.3, Normal=g.bump(relief, 0.5, 0.05))
    return stone


def board(kind='pale'):
    """The table: planks of a wood, or one slate."""
    if kind == 'slate':
        add_object(block('slate', (60, 26, 0.3), 0.02, 2), slate(), (0, 3.0, -0.3))
        return
    rng = random.Random(4)
    for i in range(12):
        place = (rng.uniform(-1, 1), -10.0 + 2.4 * i, -0.3)
        add_object(block('board', (60, 2.38, 0.3), 0.015, 2), timber(*WOODS[kind]), place)


def paper(width=5.2, depth=4.4, turn=0.22, place=(0.2, 0.1), colour='#ece4d6'):
    """Baking paper, creased twice, its rim lifted a little."""
    seed = Vector((3, 6, 9))

    def shape(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        p = Vector((x, y, 0))
        rim = max(0.0, max(abs(2 * u - 1), abs(2 * v - 1)) - 0.75)
        lift = 0.02 * abs(noise.noise(p * 0.9 + seed)) + 0.010 * abs(noise.noise(p * 2.1 + seed))
        lift += 0.035 * max(0.0, 1 - abs(x * 0.94 + y * 0.34 - 0.9) * 7)
        lift += 0.035 * max(0.0, 1 - abs(y * 0.97 - x * 0.24 + 1.1) * 7)
        return x, y, max(0.003, lift + 0.5 * rim ** 1.6 * (1 + 1.5 * noise.noise(p * 0.6 + seed)))

    parchment = plain(colour, roughness=0.7, specular=0.15, bump=0.1, bump_scale=60)
    add_object(sheet('paper', shape, 110, 110), parchment, (*place, 0.006), (0, 0, turn))


def aim(thing, place, target):
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()


def lamp(place, target, size, power, colour, flat=1.0):
    """A square softbox, or one `flat` as high as it is wide. The camera does not see it."""
    light = bpy.data.lights.new('lamp', 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', size, size * flat
    light.energy, light.color = power, colour
    thing = bpy.data.objects.new('lamp', light)
    bpy.context.collection.objects.link(thing)
    thing.visible_camera = False
    aim(thing, place, target)


# Of the room, the window, the card opposite, the softbox behind.
LIGHT = dict(morning=((0.98, 0.97, 0.96), (1, 0.95, 0.87), (0.98, 0.98, 0.98), (1, 0.96, 0.90)),
             evening=((1.0, 0.95, 0.90), (1, 0.91, 0.78), (0.97, 0.98, 1.0), (1, 0.90, 0.78)))


def lights(reach=1.0, mood='evening'):
    """One window to the left and a little behind, a white card opposite, a flat softbox behind, low enough for tops to
    mirror it. `reach` makes room for a larger subject at the same brightness. In the morning it is clear, its shade
    cool."""
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes['Background'].inputs
    room, window, card, softbox = LIGHT[mood]
    sky[0].default_value, sky[1].default_value = (*room, 1), 0.16
    for place, aimed_at, size, power, colour, flat in (
            ((-6.2, 1.3, 5.2), (0, 0, 0.6), 3.2, 1050, window, 1.0),
            ((5.5, -5.5, 3.2), (0, 0, 0.6), 6.0, 130, card, 1.0),
            ((-1.2, 8.2, 3.7), (0, 0, 0.4), 5.0, 22, softbox, 0.20)):
        lamp([reach * c for c in place], aimed_at, size * reach, power * reach ** 2, colour, flat)


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
    # The fudge is divided down to a few pixels, which Blender calls experimental.
    cycles.feature_set, cycles.dicing_rate, cycles.offscreen_dicing_scale = 'EXPERIMENTAL', 3.0, 8
    cycles.device, cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = 'CPU', samples, True, False
    cycles.adaptive_threshold, cycles.adaptive_min_samples = 0.02, 12
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2.0, 1.0
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = 'Filmic', 'High Contrast', 0.5

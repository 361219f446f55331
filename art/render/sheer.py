"""Thin things that light comes through: coconut, salt, leaves, glass."""
import bpy

from nodes import Graph, linear


def sheer(colour, second=None, through=0.4, clear=0.0, roughness=0.4, specular=0.5, patch=6.0, bump=0.0, bump_scale=20,
          lift=0.0):
    """Lit from both sides: a share `through` of the light comes out on the other, `clear` of what is behind shows.
    `lift` stands for the light that a white heap throws to and fro within, beyond the bounces rendered."""
    key = f'sheer {sorted(locals().items())!r}'
    name = f'sheer {abs(hash(key))}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    g = Graph(material)
    position = g.object_position()
    shade = linear(colour)
    if second:
        shade = g.mix(g.step(g.noise(position, patch, 3, 0.6), 0.38, 0.64), shade, linear(second))
    inputs = {'Base Color': shade, 'Roughness': roughness, 'Specular': specular, 'Emission': shade,
              'Emission Strength': lift}
    if bump:
        inputs['Normal'] = g.bump(g.noise(position, bump_scale, 4, 0.6), bump, 0.03)
    front = g.node('ShaderNodeBsdfPrincipled', inputs).outputs[0]
    back = g.node('ShaderNodeBsdfTranslucent', {'Color': shade}).outputs[0]
    mixed = g.node('ShaderNodeMixShader', {0: through, 1: front, 2: back}).outputs[0]
    if clear:
        nothing = g.node('ShaderNodeBsdfTransparent').outputs[0]
        mixed = g.node('ShaderNodeMixShader', {0: clear, 1: mixed, 2: nothing}).outputs[0]
    g.node('ShaderNodeOutputMaterial', {'Surface': mixed})
    return material

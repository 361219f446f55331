"""Materials: the fudge itself, and a plain one for everything else."""
import bpy

from nodes import Graph, linear
from piece import HALF


def plain(colour, second=None, roughness=0.45, subsurface=0.0, specular=0.5, patch=6.0, bump=0.0, bump_scale=20,
          coat=0.0, transmission=0.0, metallic=0.0, ior=1.45, radius=(0.12, 0.06, 0.04)):
    """One colour, or two in soft patches. The same arguments give the same material."""
    name = repr(sorted(locals().items()))
    key = f'{colour}-{abs(hash(name))}'
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    material = bpy.data.materials.new(key)
    g = Graph(material)
    position = g.object_position()
    shade = linear(colour)
    if second:
        shade = g.mix(g.step(g.noise(position, patch, 4, 0.6), 0.38, 0.64), shade, linear(second))
    inputs = {'Base_Color': shade, 'Roughness': roughness, 'Specular': specular, 'Clearcoat': coat,
              'Clearcoat_Roughness': 0.12, 'Transmission': transmission, 'Metallic': metallic, 'IOR': ior}
    if subsurface:
        inputs |= {'Subsurface': subsurface, 'Subsurface_Radius': radius, 'Subsurface_Color': shade}
    if bump:
        inputs['Normal'] = g.bump(g.noise(position, bump_scale, 5, 0.65), bump, 0.03)
    g.surface(**inputs)
    return material


class FudgeGraph(Graph):
    """The parts of the fudge's material, kept together because they share positions and noises."""

    def __init__(self, material, look):
        super().__init__(material)
        self.look = look
        local = self.object_position()
        chance = self.node('ShaderNodeObjectInfo').outputs['Random']
        offset = self.vector(*(self.multiply(chance, k) for k in (37.0, 91.0, 13.0)))
        self.height = self.split(local)[2]
        self.position = self.vector_math('ADD', local, offset)
        self.broad = self.noise(self.position, 1.1, 2, 0.5)
        self.fine = self.noise(self.position, 9.0, 3, 0.6)

    def paste(self, tones, mottle):
        shade = self.mix(self.step(self.broad, 0.34, 0.70), linear(tones.base), linear(tones.dark))
        return self.mix(self.multiply(self.step(self.fine, 0.45, 0.78), mottle), shade, linear(tones.light))

    def ribbon(self, offset, width, soft):
        swirl, p = self.look.swirl, self.position
        x, y, z = self.split(p)
        across = self.add(self.add(self.multiply(x, 0.55), self.multiply(y, 0.6)), self.multiply(z, 0.75))
        bend = self.multiply(self.noise(p, 0.62, 1, 0.35, 0.5), swirl.fold)
        ripple = self.multiply(self.noise(p, 2.3, 1, 0.4), 0.22)
        phase = self.add(self.add(self.multiply(across, swirl.bands), bend), self.add(ripple, offset))
        distance = self.math('ABSOLUTE', self.math('SUBTRACT', self.math('FRACT', phase), 0.5))
        swelling = self.multiply(self.step(self.noise(p, 1.0, 1, 0.4), 0.30, 0.66), width)
        edge = self.multiply(swelling, 0.5)
        return self.invert(self.step(self.math('SUBTRACT', distance, edge), -soft, 0.0))

    def swirled(self, shade):
        swirl = self.look.swirl
        ribbon = self.mix(self.multiply(self.step(self.fine, 0.4, 0.7), 0.5), linear(swirl.colour),
                          linear(swirl.tone or swirl.colour))
        shade = self.mix(self.ribbon(0.0, swirl.width, swirl.soft), shade, ribbon)
        return self.mix(self.ribbon(0.36, swirl.width * 0.35, swirl.soft), shade, ribbon)

    def flecked(self, shade, flecks):
        distance, chance = self.cells(self.position, flecks.scale)
        spot = self.invert(self.step(distance, flecks.radius * 0.7, flecks.radius))
        return self.mix(self.multiply(self.math('LESS_THAN', chance, flecks.share), spot), shade, linear(flecks.colour))

    def layered(self):
        """Colour, roughness, bump and grain of the bands, one over the other."""
        look = self.look
        wave = self.math('SUBTRACT', self.noise(self.position, 2.2, 4, 0.55), 0.5)
        height = self.math('MULTIPLY_ADD', wave, look.layer_wave, self.height)
        first, *others = look.layers
        shade = self.paste(first, first.mottle)
        rough, bump, grain = (self.add(v, 0.0) for v in (first.roughness, first.bump, first.grain))
        below = first
        for layer in others:
            over = self.step(height, below.top - 0.012, below.top + 0.012)
            shade = self.mix(over, shade, self.paste(layer, layer.mottle))
            rough = self.blend(over, rough, layer.roughness)
            bump = self.blend(over, bump, layer.bump)
            grain = self.blend(over, grain, layer.grain)
            below = layer
        return shade, rough, bump, grain

    def worn(self, shade):
        """Darker in pits, lighter on ridges."""
        point = self.node('ShaderNodeNewGeometry').outputs['Pointiness']
        pit = self.multiply(self.invert(self.step(point, 0.44, 0.52)), 0.25)
        shade = self.mix(pit, shade, self.mix(1.0, shade, linear(self.look.dark), 'MULTIPLY'))
        return self.mix(self.multiply(self.step(point, 0.53, 0.62), 0.22), shade, linear(self.look.light))

    def finish(self):
        look = self.look
        if look.layers:
            shade, rough, bump, grain = self.layered()
        else:
            shade, rough, bump, grain = self.paste(look, look.mottle), look.roughness, look.bump, look.grain
        if look.swirl:
            shade = self.swirled(shade)
        for flecks in look.flecks:
            shade = self.flecked(shade, flecks)
        crystal, chance = self.cells(self.position, 48.0)
        shade = self.mix(self.multiply(self.step(chance, 0.72, 1.0), grain), shade,
                         self.mix(0.5, shade, linear(look.light)))
        shade = self.worn(shade)
        top = self.step(self.height, HALF[2] * 0.86, HALF[2])
        rough = self.math('SUBTRACT', self.math('MULTIPLY_ADD', self.fine, 0.2, self.add(rough, -0.1)),
                          self.multiply(top, look.sheen))
        coarse, dust = self.noise(self.position, 20.0, 3, 0.65), self.noise(self.position, 70.0, 1, 0.5)
        relief = self.add(self.add(self.multiply(coarse, 0.6), self.multiply(dust, 0.3)), self.multiply(crystal, 0.3))
        normal = self.bump(self.multiply(relief, bump), 0.28, 0.045)
        self.surface(Base_Color=shade, Roughness=rough, Specular=look.specular, Subsurface=look.translucency,
                     Subsurface_Radius=look.glow, Subsurface_Color=shade, Normal=normal)


def fudge(name, look):
    material = bpy.data.materials.new(name)
    FudgeGraph(material, look).finish()
    return material

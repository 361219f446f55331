"""Materials: the fudge itself, and a plain one for everything else."""
import bpy

from nodes import Graph, linear


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
    """The fudge: a paste with a fine sugar grain, a darker and smoother skin on top, paler where it is torn. Whatever is in
    it is solid in space, so that every cut goes through it."""

    def __init__(self, material, look):
        super().__init__(material)
        self.look = look
        local = self.object_position()
        chance = self.node('ShaderNodeObjectInfo').outputs['Random']
        offset = self.vector(*(self.multiply(chance, k) for k in (37.0, 91.0, 13.0)))
        self.position = self.vector_math('ADD', local, offset)
        self.broad = self.noise(self.position, 1.3, 2, 0.5)
        self.cloud = self.noise(self.position, 6.0, 4, 0.65)
        self.skin, self.torn = self.stored('skin'), self.stored('torn')

    def stored(self, name):
        """A number that the mesh holds for each of its points."""
        return self.node('ShaderNodeAttribute', attribute_name=name).outputs['Fac']

    def warped(self, amount, scale, detail=2.0, shift=0.0):
        at = self.vector_math('ADD', self.position, (shift, shift * 0.7, -shift))
        inputs = {'Vector': at, 'Scale': scale, 'Detail': detail}
        off = self.vector_math('SUBTRACT', self.node('ShaderNodeTexNoise', inputs).outputs['Color'], (0.5, 0.5, 0.5))
        return self.vector_math('ADD', at, self.vector_math('MULTIPLY', off, (amount,) * 3))

    def paste(self, paste):
        shade = self.mix(self.step(self.broad, 0.3, 0.7), linear(paste.base), linear(paste.deep))
        return self.mix(self.multiply(self.step(self.cloud, 0.48, 0.75), paste.mottle), shade, linear(paste.pale))

    def layered(self):
        """Colour, roughness, bump, and crystals of the bands, one over the other."""
        look = self.look
        wave = self.math('SUBTRACT', self.noise(self.position, 2.2, 4, 0.55), 0.5)
        level = self.math('MULTIPLY_ADD', wave, look.wave, self.stored('level'))
        first, *others = look.layers
        shade, pale = self.paste(first), linear(first.pale)
        rough, bump, crystal = (self.add(v, 0.0) for v in (first.roughness, first.bump, first.crystal))
        below = first
        for layer in others:
            over = self.step(level, below.top - 0.008, below.top + 0.008)
            shade, pale = self.mix(over, shade, self.paste(layer)), self.mix(over, pale, linear(layer.pale))
            rough = self.blend(over, rough, layer.roughness)
            bump = self.blend(over, bump, layer.bump)
            crystal = self.blend(over, crystal, layer.crystal)
            below = layer
        return shade, pale, rough, bump, crystal

    def ribbons(self, swirl):
        """Bent sheets, their edges drawn out softly: (mask, colour)."""
        x, y, z = self.split(self.warped(swirl.fold, 0.75, 1.0))
        across = self.add(self.add(self.multiply(x, 0.6), self.multiply(y, 0.75)), self.multiply(z, 0.9))
        phase = self.math('FRACT', self.multiply(across, swirl.bands))
        distance = self.math('ABSOLUTE', self.math('SUBTRACT', phase, 0.5))
        wide = self.multiply(self.step(self.noise(self.position, 1.1, 1), 0.3, 0.7), swirl.width)
        mask = self.invert(self.step(self.math('SUBTRACT', distance, wide), -swirl.soft, swirl.soft * 0.4))
        tone = self.mix(self.multiply(self.step(self.cloud, 0.4, 0.7), 0.5), linear(swirl.colour),
                        linear(swirl.tone or swirl.colour))
        return mask, tone

    def flecked(self, shade, flecks):
        distance, chance = self.cells(self.warped(0.03, 20), flecks.scale)
        spot = self.invert(self.step(distance, flecks.radius * 0.7, flecks.radius))
        return self.mix(self.multiply(self.math('LESS_THAN', chance, flecks.share), spot), shade, linear(flecks.colour))

    def rim(self, lump, chance):
        if not lump.rims:
            return linear(lump.rim or lump.flesh2)
        ramp = self.node('ShaderNodeValToRGB', {0: chance})
        ramp.color_ramp.interpolation = 'CONSTANT'
        stops = ramp.color_ramp.elements
        while len(stops) < len(lump.rims):
            stops.new(0.5)
        for i, colour in enumerate(lump.rims):
            stops[i].position, stops[i].color = i / len(lump.rims), linear(colour)
        return ramp.outputs[0]

    def lumped(self, shade, rough, relief, lump):
        place = self.scaled(self.warped(lump.warp, lump.warp_scale, 3.0, lump.shift), lump.stretch)
        inputs = {'Vector': place, 'Scale': lump.scale, 'Randomness': 0.9}
        out = self.node('ShaderNodeTexVoronoi', inputs).outputs
        chance = self.split(out['Color'])
        radius = self.math('MULTIPLY_ADD', chance[1], lump.radius * 0.5, lump.radius * 0.6)
        radius = self.multiply(radius, self.math('LESS_THAN', chance[0], lump.share))
        if lump.below < 1:
            radius = self.multiply(radius, self.math('LESS_THAN', self.stored('level'), lump.below))
        depth = self.math('SUBTRACT', radius, out['Distance'])
        mask = self.step(depth, 0.0, 0.012)
        veins = self.step(self.noise(self.position, lump.vein, 4, 0.6), 0.36, 0.66)
        colour = self.mix(veins, linear(lump.flesh), linear(lump.flesh2))
        if lump.skin:
            peel = self.invert(self.step(depth, lump.skin, lump.skin * 1.3 + 0.008))
            if lump.patchy:
                kept = self.step(self.noise(self.position, 7.0, 2), 0.38, 0.6)
                peel = self.multiply(peel, self.blend(lump.patchy, 1.0, kept))
            colour = self.mix(peel, colour, self.rim(lump, chance[2]))
        gap = self.multiply(self.step(depth, -0.03, 0.0), self.invert(mask))
        shadow = self.mix(1.0, shade, linear('#a88460'), 'MULTIPLY')
        shade = self.mix(mask, self.mix(self.multiply(gap, lump.gap), shade, shadow), colour)
        relief = self.add(self.multiply(relief, self.invert(self.multiply(mask, 0.6))),
                          self.multiply(mask, self.add(self.multiply(veins, 0.35), lump.proud)))
        return shade, self.blend(mask, rough, lump.roughness), relief

    def finish(self):
        look = self.look
        if look.layers:
            shade, pale, rough, bump, crystal = self.layered()
        else:
            shade, pale = self.paste(look), linear(look.pale)
            rough, bump, crystal = look.roughness, look.bump, look.crystal
        plain_paste = 1.0
        if look.swirl:
            mask, tone = self.ribbons(look.swirl)
            shade, plain_paste = self.mix(mask, shade, tone), self.invert(mask)
        for flecks in look.flecks:
            shade = self.flecked(shade, flecks)
        # Single crystals catch the light: a few pale cells, more of them where it is torn.
        grain, chance = self.cells(self.position, 85.0)
        some = self.multiply(self.step(chance, 0.86, 0.98), self.multiply(crystal, plain_paste))
        shade = self.mix(some, shade, pale)
        paler = self.multiply(self.torn, self.multiply(self.step(self.cloud, 0.35, 0.7), 0.30))
        shade = self.mix(self.multiply(paler, plain_paste), shade, pale)
        rough = self.math('MULTIPLY_ADD', self.cloud, 0.14, self.add(rough, -0.07))
        rough = self.add(rough, self.multiply(self.torn, 0.15))
        sugar = self.noise(self.position, 34.0, 3, 0.7)
        relief = self.add(self.multiply(sugar, 0.55), self.multiply(grain, 0.45))
        for lump in look.lumps:
            shade, rough, relief = self.lumped(shade, rough, relief, lump)
        # Paler on ridges, deeper in hollows; a sharp edge is dull.
        point = self.node('ShaderNodeNewGeometry').outputs['Pointiness']
        hollow = self.multiply(self.invert(self.step(point, 0.42, 0.5)), 0.22)
        shade = self.mix(hollow, shade, self.mix(1.0, shade, linear(look.deep), 'MULTIPLY'))
        ridge = self.step(point, 0.52, 0.62)
        shade = self.mix(self.multiply(ridge, look.edge), shade, pale)
        rough = self.add(rough, self.multiply(ridge, 0.2))
        deeper = self.mix(1.0, shade, linear(look.skin), 'MULTIPLY')
        shade = self.mix(self.multiply(self.skin, look.skinned), shade, deeper)
        rough = self.math('SUBTRACT', rough, self.multiply(self.skin, look.sheen))
        relief = self.multiply(relief, self.invert(self.multiply(self.skin, 0.6)))
        if look.dust:
            powder = self.add(self.multiply(self.cloud, 0.5), self.multiply(sugar, 0.5))
            dust = self.multiply(self.skin, self.step(powder, 0.36, 0.60))
            shade, rough = self.mix(self.multiply(dust, 0.92), shade, linear(look.dust)), self.blend(dust, rough, 0.9)
        strength = self.multiply(bump, self.add(self.multiply(self.torn, 0.5), 1.0))
        normal = self.bump(relief, strength, 0.02)
        self.surface(Base_Color=shade, Roughness=rough, Specular=look.specular, Subsurface=look.glow,
                     Subsurface_Radius=look.radius, Subsurface_Color=shade, Normal=normal)


def fudge(name, look):
    material = bpy.data.materials.new(name)
    FudgeGraph(material, look).finish()
    return material

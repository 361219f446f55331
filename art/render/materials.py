"""Materials: the fudge itself, and a plain one for everything else."""
import bpy

from crystals import Crystals
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


class FudgeGraph(Crystals):
    """The fudge: a paste of fine sugar crystals, its cut sides smooth with crumbly patches, its broken side granular, its
    poured top smoother and deeper in colour. Whatever is in it is solid in space, so that every cut goes through it. What
    stands out or lies deep moves the surface itself: grains and cut fruit throw shadows of their own."""

    def __init__(self, material, look):
        super().__init__(material)
        self.look = look
        local = self.object_position()
        chance = self.node('ShaderNodeObjectInfo').outputs['Random']
        offset = self.vector(*(self.multiply(chance, k) for k in (37.0, 91.0, 13.0)))
        self.position = self.vector_math('ADD', local, offset)
        self.broad = self.noise(self.position, 1.3, 2, 0.5)
        self.soft = self.noise(self.position, 2.2, 2, 0.5)
        self.cloud = self.noise(self.position, 6.0, 4, 0.65)
        self.sugar = self.noise(self.position, 24.0, 2, 0.6)
        self.skin, self.torn, self.edge = self.stored('skin'), self.stored('torn'), self.stored('edge')
        self.rugged = self.warped(0.10, 9.0, 2.0)
        self.begin_crystals()

    def stored(self, name):
        """A number that the mesh holds for each of its points."""
        return self.node('ShaderNodeAttribute', attribute_name=name).outputs['Fac']

    def warped(self, amount, scale, detail=2.0):
        inputs = {'Vector': self.position, 'Scale': scale, 'Detail': detail}
        off = self.vector_math('SUBTRACT', self.node('ShaderNodeTexNoise', inputs).outputs['Color'], (0.5, 0.5, 0.5))
        return self.vector_math('ADD', self.position, self.vector_math('MULTIPLY', off, (amount,) * 3))

    def paste(self, paste):
        shade = self.mix(self.multiply(self.step(self.broad, 0.25, 0.75), 0.7), linear(paste.base), linear(paste.deep))
        # Butter, folded in, leaves it marbled.
        marble, sides = self.noise(self.scaled(self.warped(0.35, 1.2), (1.0, 1.0, 2.6)), 2.4, 4, 0.6), self.invert(self.skin)
        light, dark = self.multiply(self.step(marble, 0.50, 0.72), sides), self.multiply(self.step(marble, 0.48, 0.28), sides)
        shade = self.mix(self.multiply(light, 0.18), shade, linear(paste.pale))
        shade = self.mix(self.multiply(dark, 0.12), shade,
                         self.mix(1.0, linear(paste.deep), linear(self.look.skin), 'MULTIPLY'))
        return self.mix(self.multiply(self.step(self.soft, 0.40, 0.75), paste.mottle * 0.6), shade, linear(paste.pale))

    def layered(self):
        """Colour, roughness, bump, crystals, sand and grain of the bands, one over the other."""
        look = self.look
        wave = self.math('SUBTRACT', self.noise(self.position, *look.billows, 0.55), 0.5)
        level = self.math('MULTIPLY_ADD', wave, look.wave, self.stored('level'))
        first, *others = look.layers
        self.glow = self.add(first.glow or look.glow, 0.0)
        shade, pale = self.paste(first), linear(first.pale)
        kinds = ('roughness', 'bump', 'crystal', 'sand', 'grain')
        values = [self.add(getattr(first, kind), 0.0) for kind in kinds]
        below = first
        for layer in others:
            over = self.step(level, below.top - 0.008, below.top + 0.008)
            shade, pale = self.mix(over, shade, self.paste(layer)), self.mix(over, pale, linear(layer.pale))
            values = [self.blend(over, value, getattr(layer, kind)) for value, kind in zip(values, kinds)]
            self.glow = self.blend(over, self.glow, layer.glow or look.glow)
            below = layer
        return shade, pale, *values

    def flecked(self, shade, flecks):
        distance, chance = self.cells(self.warped(0.03, 20), flecks.scale)
        spot = self.invert(self.step(distance, flecks.radius * 0.7, flecks.radius))
        return self.mix(self.multiply(self.math('LESS_THAN', chance, flecks.share), spot), shade, linear(flecks.colour))

    def lumped(self, shade, rough, height, lump):
        """A cut goes flat through a lump, which lies a little deeper; a break goes round it; on top it shows as a swelling."""
        place = self.scaled(self.warped(lump.warp, lump.warp_scale, 3.0), lump.stretch)
        inputs = {'Vector': place, 'Scale': lump.scale, 'Randomness': 0.9}
        out = self.node('ShaderNodeTexVoronoi', inputs).outputs
        chance = self.split(out['Color'])
        radius = self.math('MULTIPLY_ADD', chance[1], lump.radius * 0.75, lump.radius * 0.42)
        radius = self.multiply(radius, self.math('LESS_THAN', chance[0], lump.share))
        if lump.below < 1:
            radius = self.multiply(radius, self.math('LESS_THAN', self.stored('level'), lump.below))
        # The paste closes over part of each rim: it frays.
        fray = self.math('SUBTRACT', self.noise(self.position, 16.0, 3, 0.6), 0.5)
        depth = self.math('MULTIPLY_ADD', fray, 0.05, self.math('SUBTRACT', radius, out['Distance']))
        mask = self.step(depth, 0.0, 0.02)
        veins = self.step(self.noise(self.position, lump.vein, 4, 0.6), 0.36, 0.66)
        colour = self.mix(veins, linear(lump.flesh), linear(lump.flesh2))
        # Its middle lets light in and is paler than its edge.
        colour = self.mix(self.multiply(self.invert(self.step(depth, 0.0, lump.radius * 0.5)), 0.35), colour,
                          self.mix(1.0, colour, linear('#b08c78'), 'MULTIPLY'))
        # The paste round it lies in its shade, and has taken a little of its juice.
        stain = self.multiply(self.step(depth, -0.10, 0.01), lump.stain)
        shade = self.mix(stain, shade, self.mix(1.0, shade, linear(self.look.skin), 'MULTIPLY'))
        shade = self.mix(mask, shade, colour)
        size = lump.radius / lump.scale
        dome = self.step(depth, -0.02, lump.radius * 0.7)
        out_by = self.math('MULTIPLY_ADD', self.torn, 0.24, self.math('MULTIPLY_ADD', self.skin, 0.10, 0.05))
        own = self.math('MULTIPLY_ADD', veins, 0.012 * lump.rugged, self.multiply(self.multiply(dome, out_by), size))
        crevice = self.multiply(self.step(depth, -0.06, 0.0), self.invert(self.step(depth, 0.01, 0.05)))
        kept = self.multiply(height, self.invert(self.multiply(mask, 0.9)))
        height = self.add(self.add(kept, self.multiply(mask, own)), self.multiply(crevice, -0.020 * lump.gap))
        self.cut_face(lump, depth, mask, fray)
        return shade, self.blend(mask, rough, lump.roughness), height

    def cut_face(self, lump, depth, mask, fray):
        """The crisp part of a lump: pores or crumb on its face, its rim proud of the paste, here and there a gap."""
        size = min(1.0, lump.radius / lump.scale / 0.2)
        texture = self.noise(self.position, lump.pores, 3, 0.68)
        proud = self.math('MULTIPLY_ADD', self.torn, 0.020, self.math('MULTIPLY_ADD', self.skin, 0.012, 0.006))
        own = self.math('MULTIPLY_ADD', texture, 0.022 * lump.rugged,
                        self.multiply(self.step(depth, -0.01, 0.10), self.multiply(proud, size)))
        self.fine = self.math('MULTIPLY_ADD', mask, own, self.multiply(self.invert(mask), self.fine))
        gap = self.multiply(self.step(depth, -0.055, -0.01), self.invert(self.step(depth, 0.0, 0.03)))
        gap = self.multiply(gap, self.step(self.noise(self.position, 5.0, 2), 0.40, 0.62))
        hollow = self.multiply(self.invert(self.step(texture, 0.30, 0.46)), self.multiply(mask, 0.35 * lump.rugged))
        swallowed = self.math('MULTIPLY_ADD', gap, lump.gap * 0.9, hollow)
        self.lost = self.math('MULTIPLY_ADD', self.lost, self.invert(mask), swallowed)
        self.kept = self.multiply(self.kept, self.invert(self.multiply(mask, 0.92)))

    def grains(self, scale):
        """Round grains, close together, of about 1 / scale: their height from 0 to 1, narrow clefts between them."""
        inputs = {'Vector': self.rugged, 'Scale': scale, 'Randomness': 1.0}
        distance = self.node('ShaderNodeTexVoronoi', inputs).outputs['Distance']
        return self.invert(self.multiply(distance, distance))

    def relief(self):
        """How far the paste stands out, of a grain of 1: (height, how deep in a cleft or pit it is)."""
        coarse, middle = self.grains(8.0), self.grains(19.0)
        # It parts in lumps and along small ledges, and crumbles on them.
        lumps = self.noise(self.position, 4.0, 2, 0.5)
        ledges = self.noise(self.rugged, 5.0, 3, 0.58)
        steps = self.math('SNAP', self.add(ledges, self.multiply(coarse, 0.08)), 0.09)
        ledges = self.multiply(self.blend(0.4, ledges, steps), 0.08 + 0.09 * self.look.short)
        crumbs = self.add(self.multiply(coarse, 0.014), self.multiply(middle, 0.009))
        broken = self.add(self.math('MULTIPLY_ADD', lumps, 0.20, -0.18), self.add(ledges, crumbs))
        # A knife leaves it smooth here, and there takes grains along.
        crumbly = self.step(self.noise(self.position, 2.3, 3, 0.6), 0.42, 0.66)
        pits = self.step(self.noise(self.rugged, 15.0, 3, 0.6), 0.56, 0.74)
        drag = self.noise(self.scaled(self.position, (1.0, 1.0, 0.12)), 22.0, 3, 0.6)
        cut = self.multiply(self.multiply(pits, self.math('MULTIPLY_ADD', crumbly, 0.95, 0.05)), -0.008)
        cut = self.add(cut, self.multiply(drag, 0.004))
        cut = self.add(cut, self.multiply(self.multiply(middle, crumbly), 0.002))
        if self.look.short:
            # The knife crumbles it a little and drags the crumbs along: level furrows that come and go.
            furrow = self.noise(self.scaled(self.rugged, (0.5, 0.5, 3.2)), 4.5, 4, 0.62)
            furrow = self.multiply(self.step(furrow, 0.50, 0.72), self.math('MULTIPLY_ADD', crumbly, 0.8, 0.2))
            cut = self.add(cut, self.multiply(furrow, -0.020 * self.look.short))
        chipped = self.multiply(self.step(self.noise(self.rugged, 7.0, 4, 0.65), 0.46, 0.70), self.edge)
        cut = self.add(cut, self.multiply(chipped, -0.016 - 0.03 * self.look.short))
        cut = self.add(cut, self.multiply(self.multiply(self.edge, middle), 0.004))
        poured = self.add(self.multiply(self.noise(self.position, 2.4, 2, 0.5), 0.05),
                          self.multiply(self.noise(self.position, 8.0, 2, 0.5), 0.005))
        height = self.blend(self.multiply(self.skin, self.invert(self.multiply(self.edge, 0.6))), cut, poured)
        height = self.blend(self.torn, height, broken)
        cleft = self.invert(self.step(self.add(self.multiply(coarse, 0.5), self.multiply(middle, 0.5)), 0.45, 0.85))
        deep = self.multiply(cleft, self.add(self.multiply(self.torn, 0.08), self.multiply(chipped, 0.12)))
        # Moist, it lets light into its hollows, which are warmer.
        hollow = self.invert(self.step(self.add(lumps, self.multiply(ledges, 1.5)), 0.55, 0.85))
        deep = self.add(deep, self.multiply(self.multiply(hollow, self.torn), 0.28))
        deep = self.add(deep, self.multiply(self.multiply(pits, crumbly), self.multiply(self.invert(self.torn), 0.10)))
        return height, deep

    def glazed(self, shade, rough, height):
        """A glossy sauce poured over the top: it stands thick there and runs down the sides here and there."""
        glaze = self.look.glaze
        # A round drip about the middle of some cells of the plan, each as long as it happens.
        x, y, _ = self.split(self.warped(0.05, 3.0, 1.0))
        inputs = {'Vector': self.vector(x, y, 0.0), 'Scale': 2.1, 'Randomness': 0.75}
        cell = self.node('ShaderNodeTexVoronoi', inputs, voronoi_dimensions='2D').outputs
        long = self.step(self.split(cell['Color'])[0], 0.15, 1.0)
        near, round_end = cell['Distance'], self.math('POWER', cell['Distance'], 2.0)
        runs = self.multiply(self.invert(self.step(near, 0.20, 0.40)), self.math('MULTIPLY_ADD', round_end, -4.0, 1.0))
        runs = self.multiply(runs, long)
        swell = self.multiply(self.noise(self.scaled(self.position, (1.0, 1.0, 0.2)), 1.6, 1), 0.25)
        runs = self.multiply(self.add(runs, swell), self.invert(self.multiply(self.torn, 0.9)))
        over = self.math('SUBTRACT', self.stored('level'), self.math('MULTIPLY_ADD', runs, -glaze.run, 0.955))
        over = self.math('MULTIPLY_ADD', self.skin, 0.12, over)
        mask = self.step(over, 0.0, 0.012)
        thick = self.step(over, 0.0, 0.11)
        colour, raised = self.drizzled(glaze) if glaze.drizzle else (linear(glaze.colour), 0.0)
        if glaze.patches:
            patch = self.step(self.noise(self.position, 1.5, 4, 0.6), 0.46, 0.64)
            colour = self.mix(self.multiply(patch, 0.85), colour, linear(glaze.patches))
        shade = self.mix(mask, shade, self.mix(self.step(over, 0.0, glaze.rim), linear(glaze.thin), colour))
        poured = self.math('MULTIPLY_ADD', thick, glaze.thick, self.add(self.multiply(height, 0.25), raised))
        self.kept = self.multiply(self.kept, self.invert(mask))
        rough = self.blend(mask, rough, 0.43 - 0.30 * glaze.gloss)
        return shade, rough, self.blend(mask, height, poured), self.multiply(mask, 0.8 * glaze.gloss)

    def drizzled(self, glaze):
        """Unequal lines across a sauce, as from a spoon: (the sauce's colour with them, how high they stand)."""
        x, y, _ = self.split(self.warped(0.16, 1.6, 2.0))
        sway = self.multiply(self.math('SINE', self.math('MULTIPLY_ADD', x, 3.4, 0.7)), 0.3)
        at = self.math('MULTIPLY_ADD', self.math('MULTIPLY_ADD', x, 0.45, y), 2.6, sway)
        off = self.math('ABSOLUTE', self.math('SUBTRACT', self.math('FRACT', at), 0.5))
        half = self.math('MULTIPLY_ADD', self.noise(self.position, 2.0, 1), 0.10, glaze.line - 0.05)
        within = self.math('SUBTRACT', half, off)
        colour = self.mix(self.step(within, -0.012, 0.012), linear(glaze.colour), linear(glaze.drizzle))
        return colour, self.multiply(self.step(within, -0.02, 0.08), 0.022)

    def finish(self):
        look = self.look
        if look.layers:
            shade, pale, rough, bump, crystal, sand, grain_share = self.layered()
        else:
            shade, pale = self.paste(look), linear(look.pale)
            self.glow = look.glow
            rough, bump, crystal, sand, grain_share = look.roughness, look.bump, look.crystal, look.sand, look.grain
        for flecks in look.flecks:
            shade = self.flecked(shade, flecks)
        # Single crystals catch the light: a few pale cells; the paste between them is a little deeper.
        grain, chance = self.cells(self.position, 60.0)
        some = self.multiply(self.step(chance, 0.80, 0.98), self.multiply(crystal, 0.12))
        shade = self.mix(some, shade, pale)
        sandy = self.multiply(self.multiply(self.invert(self.step(self.sugar, 0.36, 0.60)), 0.04), self.invert(self.skin))
        # Coarse sugar or crumb: some grains paler, some deeper, all of them round.
        _, tint = self.cells(self.rugged, 26.0)
        shade = self.mix(self.multiply(self.step(tint, 0.55, 0.95), self.multiply(sand, 0.55)), shade, pale)
        sandy = self.add(sandy, self.multiply(self.invert(self.step(tint, 0.05, 0.40)), self.multiply(sand, 0.45)))
        shade = self.mix(sandy, shade, self.mix(1.0, shade, linear(look.deep), 'MULTIPLY'))
        paler = self.multiply(self.torn, self.math('MULTIPLY_ADD', self.cloud, 0.16, 0.28))
        shade = self.mix(paler, shade, pale)
        # Where the knife went it left a faint smear of gloss, in streaks.
        streaks = self.noise(self.scaled(self.position, (1.0, 1.0, 0.15)), 5.0, 3, 0.55)
        rough = self.multiply(rough, self.math('MULTIPLY_ADD', streaks, 0.55, 0.52))
        rough = self.add(rough, self.multiply(self.torn, 0.20))
        height, deep = self.relief()
        coarseness = self.math('MINIMUM', self.math('MULTIPLY_ADD', bump, 2.6, 0.25), 1.5)
        height = self.multiply(height, coarseness)
        height = self.math('MULTIPLY_ADD', self.grains(17.0), self.multiply(sand, 0.024), height)
        warm = self.mix(1.0, shade, linear(look.skin), 'MULTIPLY')
        shade = self.mix(self.multiply(deep, 0.55), shade, warm)
        edge = self.multiply(self.multiply(self.edge, self.step(self.cloud, 0.40, 0.62)), look.edge * 0.4)
        shade = self.mix(self.multiply(edge, self.invert(self.torn)), shade, pale)
        shade = self.mix(self.multiply(self.skin, look.skinned), shade, warm)
        # The skin of the pour reaches a little down the sides.
        rim = self.math('MULTIPLY_ADD', self.math('SUBTRACT', self.cloud, 0.5), 0.12, self.stored('level'))
        rim = self.multiply(self.step(rim, 0.86, 0.99), self.invert(self.add(self.skin, self.torn)))
        shade = self.mix(self.multiply(self.math('MAXIMUM', rim, 0.0), 0.5 * look.skinned), shade, warm)
        rough = self.math('SUBTRACT', rough, self.multiply(self.skin, look.sheen + 0.05))
        for lump in look.lumps:
            shade, rough, height = self.lumped(shade, rough, height, lump)
        coat = 0.0
        if look.glaze:
            shade, rough, height, coat = self.glazed(shade, rough, height)
        fine = self.add(self.multiply(self.sugar, 0.6), self.multiply(grain, 0.4))
        strength = self.multiply(bump, self.math('MULTIPLY_ADD', self.skin, -0.18, 0.25))
        moist = self.math('MULTIPLY_ADD', self.skin, 0.30, self.multiply(self.invert(self.torn), 0.12))
        moist = self.math('MAXIMUM', self.multiply(moist, look.moist), coat)
        normal = self.bump(fine, strength, 0.02)
        self.surface(Base_Color=shade, Roughness=rough, Specular=look.specular, Subsurface=self.glow,
                     Clearcoat=moist, Clearcoat_Roughness=0.18, Subsurface_Radius=look.radius,
                     Subsurface_Color=shade, Normal=normal)
        self.displace(self.multiply(height, self.stored('relief')))
        self.write_crystals(grain_share, look.crust, look.sparkle)


def fudge(name, look):
    material = bpy.data.materials.new(name)
    material.cycles.displacement_method = 'DISPLACEMENT'
    FudgeGraph(material, look).finish()
    return material

"""The fine surface of fudge: crystals, pores and crumbs of a few pixels, as the light that they catch or lose.

Traced in so few samples, a grain that fine is noise, and the denoiser smears it into fibres. So the material writes a
pass of its own, which light does not touch and which is free of noise: how much brighter or darker the fine relief
makes a place than the smooth surface under it. `develop.py` lays it over the clean picture."""
from mathutils import Vector

from nodes import Graph

PASS = 'Crystals'
# Where stage.py's window and card stand, as seen from the fudge, and what they and the room give.
KEY, FILL = Vector((-6.2, 1.3, 4.6)).normalized(), Vector((5.5, -5.5, 2.6)).normalized()
KEY_SHARE, FILL_SHARE, ROOM = 1.0, 0.45, 0.30


class Crystals(Graph):
    """Expects of its heir `look`, `position`, `skin`, `torn`, `edge`. `kept` is the share of the paste's grain that shows,
    `fine` the relief of what else lies in the surface, `lost` how much light gaps and pores swallow."""

    def begin_crystals(self):
        self.kept, self.fine, self.lost = 1.0, 0.0, 0.0

    def facets(self, scale):
        """Round crystals of about 1 / scale, each leaning its own way: (slope, a number for each)."""
        inputs = {'Vector': self.position, 'Scale': scale, 'Randomness': 1.0}
        out = self.node('ShaderNodeTexVoronoi', inputs).outputs
        dome = self.stretched(self.vector_math('SUBTRACT', self.position, out['Position']), scale * 0.8)
        lean = self.stretched(self.vector_math('SUBTRACT', out['Color'], (0.5, 0.5, 0.5)), 1.5)
        return self.vector_math('ADD', dome, lean), self.split(out['Color'])[0]

    def paste_relief(self):
        """Crumbs where it broke, pores and drag where the knife went, in units."""
        crumbs = self.noise(self.position, 30.0, 3, 0.66)
        broken = self.multiply(crumbs, 0.018 + 0.012 * self.look.short)
        drag = self.noise(self.scaled(self.position, (1.0, 1.0, 0.25)), 34.0, 2, 0.6)
        distance, chance = self.cells(self.position, 22.0)
        pore = self.multiply(self.invert(self.step(distance, 0.08, 0.24)), self.step(chance, 0.80, 0.90))
        uneven = self.multiply(crumbs, self.math('MULTIPLY_ADD', self.edge, 0.006, 0.005))
        cut = self.math('MULTIPLY_ADD', drag, 0.004, uneven)
        cut = self.math('MULTIPLY_ADD', pore, -0.008, cut)
        if self.look.coarse:
            # Level tears, where the knife took crumbs along.
            tear = self.step(self.noise(self.scaled(self.position, (0.7, 0.7, 1.8)), 11.0, 5, 0.7), 0.50, 0.62)
            tear = self.multiply(tear, self.step(self.noise(self.position, 2.2, 2, 0.5), 0.38, 0.60))
            cut = self.multiply(cut, 1 + 8 * self.look.coarse)
            cut = self.math('MULTIPLY_ADD', tear, -0.086 * self.look.coarse, cut)
        return self.blend(self.torn, self.multiply(cut, self.invert(self.multiply(self.skin, 0.85))), broken)

    def coarse_slope(self):
        """Grains of 1/27 and 1/15, which are still seen where a picture is small, on patches of the cut sides."""
        patch = self.step(self.noise(self.position, 3.1, 3, 0.65), 0.36, 0.62)
        share = self.multiply(self.multiply(self.invert(self.math('MAXIMUM', self.skin, self.torn)), patch), self.look.coarse)
        fine, coarse = self.facets(27.0)[0], self.facets(15.0)[0]
        return self.stretched(self.vector_math('ADD', fine, self.stretched(coarse, 0.7)), share)

    def write_crystals(self, grain, crust, lit):
        """`grain` of the cut sides, `crust` its share on the poured top; `lit` is how readily crystals sparkle."""
        rough = self.step(self.noise(self.position, 2.6, 2, 0.6), 0.30, 0.70)
        side = self.math('MULTIPLY_ADD', self.torn, 0.25, self.math('MULTIPLY_ADD', rough, 0.9, 0.55))
        amount = self.blend(self.skin, side, crust)
        amount = self.multiply(self.multiply(self.math('MULTIPLY_ADD', self.edge, 0.4, amount), grain), self.kept)
        small, tint = self.facets(88.0)
        large, chance = self.facets(50.0)
        slope = self.vector_math('ADD', self.stretched(small, 0.27), self.stretched(large, 0.21))
        if self.look.coarse:
            slope = self.vector_math('ADD', slope, self.coarse_slope())
        turned = self.node('ShaderNodeVectorTransform', {0: slope}, vector_type='VECTOR', convert_from='OBJECT',
                           convert_to='WORLD').outputs[0]
        normal = self.node('ShaderNodeNewGeometry').outputs['Normal']
        facing, beside = (self.math('MAXIMUM', self.dot(normal, tuple(light)), 0.0) for light in (KEY, FILL))
        # In the shade only the card opposite is left.
        towards = self.vector_math('ADD', self.stretched(tuple(KEY * KEY_SHARE), self.step(facing, 0.0, 0.25)),
                                   tuple(FILL * FILL_SHARE))
        given = self.math('MULTIPLY_ADD', facing, KEY_SHARE, self.math('MULTIPLY_ADD', beside, FILL_SHARE, ROOM))
        across = self.vector_math('SUBTRACT', towards, self.stretched(normal, self.dot(normal, towards)))
        height = self.add(self.multiply(self.paste_relief(), self.multiply(grain, self.kept)), self.fine)
        bent = self.vector_math('SUBTRACT', self.bump(height, 1.0, 1.0), normal)
        caught = self.math('MULTIPLY_ADD', self.dot(turned, across), amount, self.dot(bent, towards))
        caught = self.math('DIVIDE', caught, given)
        caught = self.math('MULTIPLY_ADD', self.multiply(self.math('SUBTRACT', tint, 0.5), amount), 0.16, caught)
        caught = self.math('MINIMUM', self.math('MAXIMUM', caught, -1.0), 0.8)
        sparkle = self.multiply(self.multiply(self.step(chance, 0.975, 0.985), self.step(facing, 0.0, 0.3)), amount)
        self.write(PASS, self.vector(self.math('SUBTRACT', caught, self.lost), self.multiply(sparkle, lit), 1.0))

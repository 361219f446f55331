"""A short way of writing Blender shader nodes."""
import bpy


def linear(hex_colour):
    """'#rrggbb' as the linear RGBA that shaders want."""
    digits = hex_colour.lstrip('#')
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1.0)


class Graph:
    """The node tree of one material; every method adds a node and returns its outlet."""

    def __init__(self, material):
        material.use_nodes = True
        self.tree = material.node_tree
        self.tree.nodes.clear()

    def node(self, kind, inputs=None, **properties):
        node = self.tree.nodes.new(kind)
        for key, value in properties.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def math(self, operation, a, b=0.0, c=0.0):
        return self.node('ShaderNodeMath', {0: a, 1: b, 2: c}, operation=operation).outputs[0]

    def add(self, a, b):
        return self.math('ADD', a, b)

    def multiply(self, a, b):
        return self.math('MULTIPLY', a, b)

    def invert(self, a):
        return self.math('SUBTRACT', 1.0, a)

    def mix(self, factor, a, b, blend='MIX'):
        return self.node('ShaderNodeMixRGB', {'Fac': factor, 'Color1': a, 'Color2': b}, blend_type=blend).outputs[0]

    def blend(self, factor, a, b):
        """Like mix, for numbers."""
        return self.add(self.multiply(a, self.invert(factor)), self.multiply(b, factor))

    def step(self, value, low, high):
        """0 below low, 1 above high, smooth between."""
        inputs = {0: value, 1: low, 2: high, 3: 0.0, 4: 1.0}
        return self.node('ShaderNodeMapRange', inputs, interpolation_type='SMOOTHSTEP').outputs[0]

    def noise(self, vector, scale, detail=3.0, roughness=0.5, distortion=0.0):
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion}
        return self.node('ShaderNodeTexNoise', inputs).outputs[0]

    def cells(self, vector, scale):
        """Voronoi cells: (distance to the centre, a random number per cell)."""
        out = self.node('ShaderNodeTexVoronoi', {'Vector': vector, 'Scale': scale}).outputs
        return out['Distance'], self.split(out['Color'])[0]

    def split(self, vector):
        return self.node('ShaderNodeSeparateXYZ', {0: vector}).outputs

    def vector(self, x, y, z):
        return self.node('ShaderNodeCombineXYZ', {0: x, 1: y, 2: z}).outputs[0]

    def vector_math(self, operation, a, b):
        return self.node('ShaderNodeVectorMath', {0: a, 1: b}, operation=operation).outputs[0]

    def dot(self, a, b):
        return self.node('ShaderNodeVectorMath', {0: a, 1: b}, operation='DOT_PRODUCT').outputs['Value']

    def stretched(self, vector, factor):
        return self.node('ShaderNodeVectorMath', {0: vector, 'Scale': factor}, operation='SCALE').outputs[0]

    def scaled(self, vector, scale):
        return self.node('ShaderNodeMapping', {0: vector, 'Scale': scale}).outputs[0]

    def object_position(self):
        return self.node('ShaderNodeTexCoord').outputs['Object']

    def image(self, path, extension='EXTEND'):
        """A picture laid out by the mesh's own coordinates: (colour, coverage)."""
        node = self.node('ShaderNodeTexImage', {0: self.node('ShaderNodeTexCoord').outputs['UV']})
        node.image, node.extension = bpy.data.images.load(path, check_existing=True), extension
        return node.outputs

    def bump(self, height, strength, distance):
        return self.node('ShaderNodeBump', {'Strength': strength, 'Distance': distance, 'Height': height}).outputs[0]

    def write(self, name, colour):
        """Writes a colour of what the camera sees to a pass of the picture, untouched by light."""
        node = self.node('ShaderNodeOutputAOV', {'Color': colour})
        node.name = name

    def surface(self, **inputs):
        """Ends the material with a principled shader; names are the shader's own, spaces as underscores."""
        shader = self.node('ShaderNodeBsdfPrincipled', {k.replace('_', ' '): v for k, v in inputs.items()},
                           subsurface_method='BURLEY')
        self.output = self.node('ShaderNodeOutputMaterial', {'Surface': shader.outputs[0]})

    def displace(self, height):
        """Moves the surface itself outwards by height, after `surface`."""
        moved = self.node('ShaderNodeDisplacement', {'Height': height, 'Midlevel': 0.0, 'Scale': 1.0}).outputs[0]
        self.tree.links.new(moved, self.output.inputs['Displacement'])

"""Mesh builders: each makes one mesh from points computed by a function."""
import math

import bmesh
import bpy
from mathutils import Vector


def mesh_from(name, points, faces, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.polygons.foreach_set('use_smooth', [smooth] * len(mesh.polygons))
    mesh.update()
    return mesh


def add_object(mesh, material=None, location=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    thing = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.collection.objects.link(thing)
    if material and not mesh.materials:
        mesh.materials.append(material)
    thing.location, thing.rotation_euler, thing.parent = location, rotation, parent
    return thing


def sphere(name, shape, subdivisions=4):
    """A sphere whose every unit normal n is moved to shape(n)."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=subdivisions, radius=1.0)
    for vertex in bm.verts:
        vertex.co = shape(vertex.co.normalized())
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return mesh


def sheet(name, shape, columns, rows):
    """A surface: shape(u, v) for u and v from 0 to 1."""
    points = [shape(i / columns, j / rows) for i in range(columns + 1) for j in range(rows + 1)]
    step = rows + 1
    faces = [(i * step + j, (i + 1) * step + j, (i + 1) * step + j + 1, i * step + j + 1)
             for i in range(columns) for j in range(rows)]
    return mesh_from(name, points, faces)


def lathe(name, profile, segments=96, ripple=None):
    """A profile of (radius, height) turned round the z axis; ripple(angle, radius, height) may add to the radius."""
    points, faces, count = [], [], len(profile)
    for i in range(segments):
        angle = 2 * math.pi * i / segments
        for radius, height in profile:
            r = radius + (ripple(angle, radius, height) if ripple else 0.0)
            points.append((r * math.cos(angle), r * math.sin(angle), height))
    for i in range(segments):
        k = (i + 1) % segments
        faces += [(i * count + j, k * count + j, k * count + j + 1, i * count + j + 1) for j in range(count - 1)]
    return mesh_from(name, points, faces)


def tube(name, path, radius, sides=12):
    """A tube along path; radius(t) for t from 0 to 1."""
    points, faces, count = [], [], len(path)
    path = [Vector(p) for p in path]
    for i, centre in enumerate(path):
        t = i / (count - 1)
        forward = (path[min(i + 1, count - 1)] - path[max(i - 1, 0)]).normalized()
        side = forward.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 1e-4 else Vector((1, 0, 0))
        up = side.cross(forward)
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            points.append(centre + (side * math.cos(angle) + up * math.sin(angle)) * radius(t))
    for i in range(count - 1):
        for k in range(sides):
            n = (k + 1) % sides
            faces.append((i * sides + k, i * sides + n, (i + 1) * sides + n, (i + 1) * sides + k))
    faces += [tuple(range(sides - 1, -1, -1)), tuple((count - 1) * sides + k for k in range(sides))]
    return mesh_from(name, points, faces)


def block(name, size, bevel=0.05, segments=3):
    """A box with rounded edges, standing on z = 0."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0)
    for vertex in bm.verts:
        vertex.co = Vector((vertex.co.x * size[0], vertex.co.y * size[1], (vertex.co.z + 0.5) * size[2]))
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=segments, profile=0.5, affect='EDGES')
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    return mesh


def unwrap(mesh, width, height):
    """Lays a print of this size flat on a mesh that faces up, its middle at the origin."""
    uv = mesh.uv_layers.new()
    for loop in mesh.loops:
        x, y, _ = mesh.vertices[loop.vertex_index].co
        uv.data[loop.index].uv = (x / width + 0.5, y / height + 0.5)
    return mesh


def empty(name, location=(0, 0, 0), rotation=(0, 0, 0), parent=None, scale=1.0):
    """A handle to move several things by."""
    thing = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler, thing.scale, thing.parent = location, rotation, (scale,) * 3, parent
    return thing

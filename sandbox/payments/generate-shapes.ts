import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import type { ObjectShape, Shape } from './shape.ts';

const source = join(import.meta.dirname, 'api-parameters.ts');
/** The file that `generateShapes` is for. */
export const shapesFile = join(import.meta.dirname, 'shapes.json');

/** Returns the text of `shapes.json`, derived from the SDK's types with the TypeScript compiler. */
export async function generateShapes(): Promise<string> {
  const program = ts.createProgram([source], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    strict: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const endpoints = program.getSourceFile(source)?.statements.find(ts.isInterfaceDeclaration);
  if (!endpoints) throw new Error('api-parameters.ts declares no interface');
  const shapes = readObject(checker, checker.getTypeAtLocation(endpoints)).fields;
  return format(JSON.stringify(shapes), { parser: 'json', printWidth: 100 });
}

function readObject(checker: ts.TypeChecker, type: ts.Type): ObjectShape {
  const fields: Record<string, Shape> = {};
  const required: string[] = [];
  for (const property of checker.getPropertiesOfType(type)) {
    fields[property.name] = readType(checker, checker.getTypeOfSymbol(property));
    if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
  }
  return { fields, required };
}

/** Converts a type. Intersections are branded strings, such as decimals. */
function readType(checker: ts.TypeChecker, type: ts.Type): Shape {
  if (type.isUnion()) return readUnion(checker, type.types);
  if (type.isStringLiteral()) return { oneOf: [type.value] };
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (type.isIntersection()) return 'string';
  const elements = checker.isArrayType(type) ? type.getNumberIndexType() : undefined;
  if (elements) return { list: readType(checker, elements) };
  const values = type.getStringIndexType();
  if (values) return { map: readType(checker, values) };
  return readObject(checker, type);
}

/** Converts a union. The SDK's `OtherString`, which admits any string, is left out: only the listed values are valid. */
function readUnion(checker: ts.TypeChecker, members: ts.Type[]): Shape {
  const listed = members.filter((member) => !isOpenString(member) && !isNullish(member));
  const values = listed.filter((member) => member.isStringLiteral()).map((member) => member.value);
  const others = listed.filter((member) => !member.isStringLiteral());
  const shapes: Shape[] = [];
  if (values.some((value) => value !== ''))
    shapes.push({ oneOf: values.filter((value) => value !== '') });
  for (const shape of others.map((member) => readType(checker, member))) {
    if (!(shape === 'boolean' && shapes.includes('boolean'))) shapes.push(shape);
  }
  const [only] = shapes;
  const shape: Shape = shapes.length === 1 && only ? only : { either: shapes };
  return values.includes('') || members.some(isNull) ? { emptyable: shape } : shape;
}

const isNull = (type: ts.Type): boolean => Boolean(type.flags & ts.TypeFlags.Null);
const isNullish = (type: ts.Type): boolean =>
  isNull(type) || Boolean(type.flags & ts.TypeFlags.Undefined);
const isOpenString = (type: ts.Type): boolean =>
  type.isIntersection() && type.types.some((part) => Boolean(part.flags & ts.TypeFlags.StringLike));

if (import.meta.main) writeFileSync(shapesFile, await generateShapes());

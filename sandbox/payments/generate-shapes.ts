import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import ts from 'typescript';
import type { ObjectShape, Shape } from './shape.ts';

const source = join(import.meta.dirname, 'api-parameters.ts');
export const shapesFile = join(import.meta.dirname, 'shapes.json');

/** The text of `shapes.json`: what each call takes, read from the SDK's types by the compiler. */
export async function generateShapes(): Promise<string> {
  const program = ts.createProgram([source], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ESNext,
    strict: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const calls = program.getSourceFile(source)?.statements.find(ts.isInterfaceDeclaration);
  if (!calls) throw new Error('api-parameters.ts declares no interface');
  const shapes = readObject(checker, checker.getTypeAtLocation(calls)).fields;
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

/** The only intersections are branded values, such as decimals, which travel as text. */
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

/** `OtherString` only lets a newer API's words pass the compiler; this API knows the listed ones. */
function readUnion(checker: ts.TypeChecker, members: ts.Type[]): Shape {
  const meant = members.filter((member) => !isOpenString(member) && !isNullish(member));
  const words = meant.filter((member) => member.isStringLiteral()).map((member) => member.value);
  const others = meant.filter((member) => !member.isStringLiteral());
  const shapes: Shape[] = [];
  if (words.some((word) => word !== ''))
    shapes.push({ oneOf: words.filter((word) => word !== '') });
  for (const shape of others.map((member) => readType(checker, member))) {
    if (!(shape === 'boolean' && shapes.includes('boolean'))) shapes.push(shape);
  }
  const [only] = shapes;
  const shape: Shape = shapes.length === 1 && only ? only : { either: shapes };
  return words.includes('') || members.some(isNull) ? { emptyable: shape } : shape;
}

const isNull = (type: ts.Type): boolean => Boolean(type.flags & ts.TypeFlags.Null);
const isNullish = (type: ts.Type): boolean =>
  isNull(type) || Boolean(type.flags & ts.TypeFlags.Undefined);
const isOpenString = (type: ts.Type): boolean =>
  type.isIntersection() && type.types.some((part) => Boolean(part.flags & ts.TypeFlags.StringLike));

if (import.meta.main) writeFileSync(shapesFile, await generateShapes());

import * as v from 'valibot';
import type { ApiParameters } from './api-parameters.ts';
import type { FormTree, FormValue } from './form-body.ts';
import { invalidParameter, missingParameter, type PaymentApiError } from './api-error.ts';
import { objectShapeSchema, type ObjectShape, type Shape } from './shape.ts';
import shapes from './shapes.json' with { type: 'json' };

const shapesByEndpoint = v.parse(v.record(v.string(), objectShapeSchema), shapes);

/** Parses the parameters of an endpoint by its shape. Throws PaymentApiError with Stripe's messages. */
export function readParameters<Name extends keyof ApiParameters>(
  name: Name,
  form: FormTree,
): ApiParameters[Name] {
  const shape = shapesByEndpoint[name];
  if (!shape) throw new Error(`shapes.json has no ${name}: run generate-shapes.ts`);
  checkUnknown(shape, form);
  const parameters = readObject(shape, form, '');
  if (!isReadBy(name, parameters)) throw new Error(`${name} was not read`);
  return parameters;
}

/** Asserts the type: the shape was generated from it. */
function isReadBy<Name extends keyof ApiParameters>(
  name: Name,
  parameters: object | ApiParameters[Name],
): parameters is ApiParameters[Name] {
  return typeof parameters === 'object' && Object.hasOwn(shapesByEndpoint, name);
}

function checkUnknown(shape: ObjectShape, form: FormTree): void {
  const unknown = unknownNames(shape, form, '');
  const [first] = unknown;
  if (!first) return;
  const word = unknown.length > 1 ? 'parameters' : 'parameter';
  throw invalidParameter(
    first,
    `Received unknown ${word}: ${unknown.join(', ')}`,
    'parameter_unknown',
  );
}

function unknownNames(shape: Shape, value: FormValue, path: string): string[] {
  if (typeof value === 'string' || typeof shape === 'string') return [];
  if ('emptyable' in shape) return unknownNames(shape.emptyable, value, path);
  if ('either' in shape) return unknownNames(branchShape(shape.either), value, path);
  if ('list' in shape) {
    return [...value].flatMap(([key, item]) => unknownNames(shape.list, item, joinPath(path, key)));
  }
  if (!('fields' in shape)) return [];
  return [...value].flatMap(([key, item]) => {
    const field = fieldOf(shape, key);
    return field ? unknownNames(field, item, joinPath(path, key)) : [joinPath(path, key)];
  });
}

function readValue(shape: Shape, value: FormValue, path: string): unknown {
  if (typeof shape === 'object') {
    if ('emptyable' in shape) return value === '' ? '' : readValue(shape.emptyable, value, path);
    if ('either' in shape) {
      const fitting =
        typeof value === 'string' ? leafShape(shape.either) : branchShape(shape.either);
      return readValue(fitting, value, path);
    }
    if ('oneOf' in shape) return readChoice(shape.oneOf, readText(value, path), path);
    if (typeof value === 'string') throw wrongKind(shape, path);
    if ('list' in shape) return readList(shape.list, value, path);
    if ('map' in shape) return readMap(shape.map, value, path);
    return readObject(shape, value, path);
  }
  const text = readText(value, path);
  if (shape === 'number') return readNumber(text, path);
  if (shape === 'boolean') return readBoolean(text, path);
  return text;
}

function readObject(shape: ObjectShape, form: FormTree, path: string): object {
  const absent = shape.required.find((name) => !form.has(name));
  if (absent) throw missingParameter(joinPath(path, absent));
  return Object.fromEntries(
    [...form].flatMap(([key, value]) => {
      const field = fieldOf(shape, key);
      return field ? [[key, readValue(field, value, joinPath(path, key))]] : [];
    }),
  );
}

function readList(shape: Shape, form: FormTree, path: string): unknown[] {
  return [...form].map(([key, value]) => readValue(shape, value, joinPath(path, key)));
}

function readMap(shape: Shape, form: FormTree, path: string): object {
  return Object.fromEntries(
    [...form].map(([key, value]) => [key, readValue(shape, value, joinPath(path, key))]),
  );
}

function readText(value: FormValue, path: string): string {
  if (typeof value !== 'string') throw invalidParameter(path, 'Invalid string');
  if (value !== '') return value;
  throw invalidParameter(
    path,
    `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`,
    'parameter_invalid_empty',
  );
}

function readNumber(text: string, path: string): number {
  const isFraction = path.endsWith('percent]');
  if (/^-?\d{1,15}$/.test(text) || (isFraction && /^\d+\.\d+$/.test(text))) return Number(text);
  throw invalidParameter(path, `Invalid integer: ${text}`, 'parameter_invalid_integer');
}

function readBoolean(text: string, path: string): boolean {
  if (text !== 'true' && text !== 'false') throw invalidParameter(path, `Invalid boolean: ${text}`);
  return text === 'true';
}

function readChoice(words: readonly string[], text: string, path: string): string {
  if (words.includes(text)) return text;
  const choices =
    words.length > 1 ? `one of ${words.slice(0, -1).join(', ')}, or ${words.at(-1)}` : words[0];
  throw invalidParameter(path, `Invalid ${path}: must be ${choices}`);
}

function wrongKind(shape: object, path: string): PaymentApiError {
  return invalidParameter(path, 'list' in shape ? 'Invalid array' : 'Invalid object');
}

const isBranch = (shape: Shape): boolean =>
  typeof shape === 'object' && ('fields' in shape || 'map' in shape || 'list' in shape);

const branchShape = (shapes: readonly Shape[]): Shape => shapes.find(isBranch) ?? 'string';
const leafShape = (shapes: readonly Shape[]): Shape =>
  shapes.find((shape) => !isBranch(shape)) ?? 'string';

function fieldOf(shape: ObjectShape, key: string): Shape | undefined {
  return Object.hasOwn(shape.fields, key) ? shape.fields[key] : undefined;
}

const joinPath = (path: string, key: string): string => (path ? `${path}[${key}]` : key);

import * as v from 'valibot';

/** The shape of a request parameter, as derived from the SDK's types. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | { readonly oneOf: readonly string[] }
  | { readonly list: Shape }
  | { readonly map: Shape }
  | { readonly emptyable: Shape }
  | { readonly either: readonly Shape[] }
  | ObjectShape;

export interface ObjectShape {
  readonly fields: { readonly [name: string]: Shape };
  readonly required: readonly string[];
}

const shapeSchema: v.GenericSchema<Shape> = v.union([
  v.picklist(['string', 'number', 'boolean']),
  v.strictObject({ oneOf: v.array(v.string()) }),
  v.strictObject({ list: v.lazy(() => shapeSchema) }),
  v.strictObject({ map: v.lazy(() => shapeSchema) }),
  v.strictObject({ emptyable: v.lazy(() => shapeSchema) }),
  v.strictObject({ either: v.array(v.lazy(() => shapeSchema)) }),
  v.lazy(() => objectShapeSchema),
]);

export const objectShapeSchema: v.GenericSchema<ObjectShape> = v.strictObject({
  fields: v.record(v.string(), shapeSchema),
  required: v.array(v.string()),
});

import * as v from 'valibot';

/** Reads a JSON file of the site; one that cannot be fetched or is of another shape throws. */
export async function fetchJson<T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return v.parse(schema, await response.json());
}

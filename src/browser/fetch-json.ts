import * as v from 'valibot';

/** Fetches and parses a JSON file of the site. Throws on failure or another shape. */
export async function fetchJson<T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return v.parse(schema, await response.json());
}

import * as v from 'valibot';

/** A setting that a test may change: its allowed values and its setter. */
export interface ControlSwitch {
  readonly values: readonly string[];
  readonly set: (value: string) => void;
}

/** Creates a switch whose setter ignores unknown values. */
export function createSwitch<Value extends string>(
  values: readonly Value[],
  set: (value: Value) => void,
): ControlSwitch {
  return {
    values,
    set(value) {
      const known = values.find((candidate) => candidate === value);
      if (known) set(known);
    },
  };
}

/** Handles `POST { "stripe": "down" }`: sets one or more switches. Answers 400 and changes nothing if a name or value is unknown. */
export async function handleControlRequest(
  request: Request,
  switches: Readonly<Record<string, ControlSwitch>>,
): Promise<Response> {
  const body: unknown = await request.json().catch((): unknown => undefined);
  const wanted = v.safeParse(v.record(v.string(), v.string()), body);
  const entries = wanted.success ? Object.entries(wanted.output) : [];
  const isKnown = entries.every(([name, value]) => switches[name]?.values.includes(value));
  if (entries.length === 0 || !isKnown) {
    const known = Object.entries(switches).map(([name, { values }]) => ({ name, values }));
    return Response.json({ known }, { status: 400 });
  }
  for (const [name, value] of entries) switches[name]?.set(value);
  return Response.json(Object.fromEntries(entries));
}

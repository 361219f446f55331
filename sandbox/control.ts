import * as v from 'valibot';

/** One thing that a test may set: its words, and what to do with one of them. */
export interface ControlSwitch {
  readonly values: readonly string[];
  readonly set: (value: string) => void;
}

/** Builds a switch whose words are checked before they are used. */
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

/** `POST { "stripe": "down" }` sets one switch, or several; anything unknown changes nothing. */
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

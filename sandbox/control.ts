import * as v from 'valibot';

/** One thing that a test may set: its words, and what to do with one of them. */
export interface Switch {
  readonly words: readonly string[];
  readonly set: (word: string) => void;
}

/** Builds a switch whose words are checked before they are used. */
export function switchOf<Word extends string>(
  words: readonly Word[],
  set: (word: Word) => void,
): Switch {
  return {
    words,
    set(word) {
      const known = words.find((candidate) => candidate === word);
      if (known) set(known);
    },
  };
}

/** `POST { "stripe": "down" }` sets one switch, or several; anything unknown changes nothing. */
export async function answerControl(
  request: Request,
  switches: Readonly<Record<string, Switch>>,
): Promise<Response> {
  const body: unknown = await request.json().catch((): unknown => undefined);
  const wanted = v.safeParse(v.record(v.string(), v.string()), body);
  const entries = wanted.success ? Object.entries(wanted.output) : [];
  const isKnown = entries.every(([name, word]) => switches[name]?.words.includes(word));
  if (entries.length === 0 || !isKnown) {
    const known = Object.entries(switches).map(([name, { words }]) => ({ name, words }));
    return Response.json({ known }, { status: 400 });
  }
  for (const [name, word] of entries) switches[name]?.set(word);
  return Response.json(Object.fromEntries(entries));
}

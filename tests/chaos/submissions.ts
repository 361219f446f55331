import type { Passage } from './wire.ts';

const KEY = /^Resend-Idempotency-Key: *(\S+)/im;
const MARK_SENT = /update outbox set sent_at/;

/** Writes down how often each mail was handed over, and whether the shop then knew what became of it. */
export interface Submissions {
  readonly hearMail: (passage: Passage) => void;
  readonly hearDatabase: (passage: Passage) => void;
  readonly count: () => number;
  readonly repeats: () => number;
  /** Keys that were handed over again though the shop had written down that they were sent. */
  readonly afterKnown: () => readonly string[];
}

export function openSubmissions(): Submissions {
  const bodies = new Map<number, string>();
  const times = new Map<string, number>();
  const markedSent = new Set<string>();
  const afterKnown: string[] = [];
  return {
    hearMail({ line, from, text }) {
      if (from === 'server') return;
      const body = (bodies.get(line) ?? '') + text;
      if (!body.endsWith('\r\n.\r\n')) {
        bodies.set(line, /^(EHLO|MAIL|RCPT|DATA|QUIT)/.test(text) ? '' : body);
        return;
      }
      bodies.delete(line);
      const key = KEY.exec(body)?.[1] ?? 'a mail without a key';
      if (markedSent.has(key)) afterKnown.push(key);
      times.set(key, (times.get(key) ?? 0) + 1);
    },
    hearDatabase({ from, text }) {
      if (from === 'server' || !MARK_SENT.test(text)) return;
      for (const key of times.keys()) if (text.includes(key)) markedSent.add(key);
    },
    count: () => [...times.values()].reduce((sum, count) => sum + count, 0),
    repeats: () => [...times.values()].filter((count) => count > 1).length,
    afterKnown: () => afterKnown,
  };
}

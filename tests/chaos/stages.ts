import type { Passage } from './wire.ts';

/** Where in an order's way the server can die. */
export const stages = [
  'before the insert',
  'after the insert',
  'before the mail',
  'in the mail',
  'after the mail',
  'before it is marked sent',
] as const;
export type Stage = (typeof stages)[number];

const INSERT = /insert into orders \(/;
const MARK_SENT = /update outbox set sent_at/;
const END_OF_MAIL = '\r\n.\r\n';

/** Hears on the line to the database which stage is about to pass. */
export function openDatabaseEar(): (passage: Passage) => Stage | undefined {
  const inserting = new Set<number>();
  return ({ line, from, text }) => {
    if (from === 'server') return inserting.delete(line) ? 'after the insert' : undefined;
    if (MARK_SENT.test(text)) return 'before it is marked sent';
    if (!INSERT.test(text)) return undefined;
    inserting.add(line);
    return 'before the insert';
  };
}

/** Hears the same on the line to the mail server. */
export function openMailEar(): (passage: Passage) => Stage | undefined {
  const ends = new Map<number, string>();
  return ({ line, from, text }) => {
    if (from === 'server') {
      const isAnswerToMail = ends.get(line) === END_OF_MAIL;
      ends.delete(line);
      return isAnswerToMail ? 'after the mail' : undefined;
    }
    const end = ((ends.get(line) ?? '') + text).slice(-END_OF_MAIL.length);
    ends.set(line, end);
    if (end === END_OF_MAIL) return 'in the mail';
    return /(^|\n)DATA\r\n$/.test(text) ? 'before the mail' : undefined;
  };
}

import type { ProxiedChunk } from './tcp-proxy.ts';

/** The points in an order's processing at which the shop can be killed. */
export const killStages = [
  'before the insert',
  'after the insert',
  'before the mail',
  'in the mail',
  'after the mail',
  'before it is marked sent',
] as const;
export type KillStage = (typeof killStages)[number];

const INSERT = /insert into orders \(/;
const MARK_SENT = /update outbox set sent_at/;
const END_OF_MAIL = '\r\n.\r\n';

/** Returns a function that tells which stage a chunk of database traffic reaches. */
export function createDatabaseStageDetector(): (chunk: ProxiedChunk) => KillStage | undefined {
  const inserting = new Set<number>();
  return ({ connection, from, text }) => {
    if (from === 'server') return inserting.delete(connection) ? 'after the insert' : undefined;
    if (MARK_SENT.test(text)) return 'before it is marked sent';
    if (!INSERT.test(text)) return undefined;
    inserting.add(connection);
    return 'before the insert';
  };
}

/** Returns a function that tells which stage a chunk of SMTP traffic reaches. */
export function createMailStageDetector(): (chunk: ProxiedChunk) => KillStage | undefined {
  const ends = new Map<number, string>();
  return ({ connection, from, text }) => {
    if (from === 'server') {
      const isReplyToMail = ends.get(connection) === END_OF_MAIL;
      ends.delete(connection);
      return isReplyToMail ? 'after the mail' : undefined;
    }
    const end = ((ends.get(connection) ?? '') + text).slice(-END_OF_MAIL.length);
    ends.set(connection, end);
    if (end === END_OF_MAIL) return 'in the mail';
    return /(^|\n)DATA\r\n$/.test(text) ? 'before the mail' : undefined;
  };
}

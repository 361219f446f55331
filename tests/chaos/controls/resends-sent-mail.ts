// Control: sends every sent mail once more. A deduplicating mailbox hides it.
import type { Database } from '#netlify/adapters/postgres/database.ts';
import { openOutbox as openRealOutbox } from '#netlify/adapters/postgres/outbox.ts';
import type { Outbox } from '#netlify/outbox/outbox-store.ts';

export function openOutbox(database: Database): Outbox {
  const real = openRealOutbox(database);
  const sentOnce = new Set<string>();
  return {
    ...real,
    complete(mail, conclusion, now) {
      const isFirst = conclusion.result === 'sent' && !sentOnce.has(mail.key);
      if (isFirst) sentOnce.add(mail.key);
      return real.complete(
        mail,
        isFirst ? { result: 'again', at: now, mayHaveBeenSent: false } : conclusion,
        now,
      );
    },
  };
}

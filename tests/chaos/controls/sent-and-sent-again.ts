// A wrong outbox, to see the test fail: what was sent for sure is sent once more. A deduplicating mailbox hides it.
import type { Database } from '#adapters/database.ts';
import { openOutbox as openRightOutbox, type Outbox } from '#adapters/outbox.ts';

export function openOutbox(database: Database): Outbox {
  const right = openRightOutbox(database);
  const sentOnce = new Set<string>();
  return {
    ...right,
    complete(mail, conclusion, now) {
      const isFirst = conclusion.result === 'sent' && !sentOnce.has(mail.key);
      if (isFirst) sentOnce.add(mail.key);
      return right.complete(
        mail,
        isFirst ? { result: 'again', at: now, mayHaveBeenSent: false } : conclusion,
        now,
      );
    },
  };
}

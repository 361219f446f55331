// A wrong outbox, to see the test fail: what was sent for sure is sent once more. A deduplicating mailbox hides it.
import type { Database } from '#adapters/database.ts';
import { openOutbox as openRightOutbox, type Outbox } from '#adapters/outbox.ts';

export function openOutbox(database: Database): Outbox {
  const right = openRightOutbox(database);
  return {
    ...right,
    conclude(mail, conclusion, now) {
      const isFirst = conclusion.result === 'sent' && mail.attempts === 1;
      return right.conclude(
        mail,
        isFirst ? { result: 'again', at: now, isUncertain: false } : conclusion,
        now,
      );
    },
  };
}

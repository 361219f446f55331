import type { OutgoingMail } from '#netlify/mail/mail-queue.ts';
import type { ClaimedMail, Outbox } from '#netlify/outbox/outbox-store.ts';
import type { Instant } from '#domain/day.ts';

/** A mail in the outbox, whatever became of it. */
export interface StoredMail extends OutgoingMail {
  createdAt: Instant;
  nextAttemptAt: Instant;
  leasedUntil: Instant | null;
  attempts: number;
  mayHaveBeenSent: boolean;
  state: 'pending' | 'sent' | 'dead';
  /** When it was sent or given up. */
  settledAt: Instant | null;
}

const LEASE_MS = 60_000;

/** An outbox without a database, and its mails by key. */
export function inMemoryOutbox(): Outbox & { mails: Map<string, StoredMail> } {
  const mails = new Map<string, StoredMail>();

  /** Returns the mail if nobody else has claimed it since. */
  const held = ({ key, attempts }: ClaimedMail): StoredMail | undefined => {
    const mail = mails.get(key);
    return mail?.attempts === attempts ? mail : undefined;
  };

  const isDue = (mail: StoredMail, now: Instant, ignoresBackOff: boolean): boolean =>
    mail.state === 'pending' &&
    (ignoresBackOff || mail.nextAttemptAt <= now) &&
    (mail.leasedUntil === null || mail.leasedUntil <= now);

  function add(mail: OutgoingMail, now: Instant): boolean {
    if (mails.has(mail.key)) return false;
    mails.set(mail.key, {
      ...mail,
      createdAt: now,
      nextAttemptAt: now,
      leasedUntil: null,
      attempts: 0,
      mayHaveBeenSent: false,
      state: 'pending',
      settledAt: null,
    });
    return true;
  }

  return {
    mails,
    claim({ now, max, ignoresBackOff, except, urgentKinds }) {
      const rank = ({ kind }: StoredMail): number => (urgentKinds.includes(kind) ? 0 : 1);
      const due = [...mails.values()]
        .filter((mail) => isDue(mail, now, ignoresBackOff) && !except.includes(mail.key))
        .toSorted(
          (a, b) =>
            rank(a) - rank(b) || a.nextAttemptAt - b.nextAttemptAt || (a.key < b.key ? -1 : 1),
        )
        .slice(0, max);
      return Promise.resolve(
        due.map((mail) => {
          mail.attempts += 1;
          mail.leasedUntil = now + LEASE_MS;
          const { key, kind, payload, createdAt, attempts, mayHaveBeenSent } = mail;
          return { key, kind, payload, createdAt, attempts, mayHaveBeenSent };
        }),
      );
    },
    beginDelivery(claimed, now) {
      const mail = held(claimed);
      if (!mail || mail.leasedUntil === null) return Promise.resolve(false);
      mail.mayHaveBeenSent = true;
      mail.leasedUntil = now + LEASE_MS;
      return Promise.resolve(true);
    },
    complete(claimed, outcome, now) {
      const mail = held(claimed);
      if (!mail) return Promise.resolve();
      mail.leasedUntil = null;
      if (outcome.result === 'again') {
        mail.nextAttemptAt = outcome.at;
        mail.mayHaveBeenSent = outcome.mayHaveBeenSent;
      } else if (outcome.result === 'obsolete') mails.delete(mail.key);
      else {
        mail.state = outcome.result;
        mail.payload = {};
        mail.settledAt = now;
        if (outcome.result === 'dead') add(outcome.alert, now);
      }
      return Promise.resolve();
    },
    add: (mail, now) => Promise.resolve(add(mail, now)),
    countKeys: (prefix) =>
      Promise.resolve([...mails.keys()].filter((key) => key.startsWith(prefix)).length),
    purge({ settled, lasting, lastingKinds }) {
      for (const { key, kind, settledAt } of mails.values()) {
        const before = lastingKinds.includes(kind) ? lasting : settled;
        if (settledAt !== null && settledAt <= before) mails.delete(key);
      }
      return Promise.resolve();
    },
    countPending: () =>
      Promise.resolve([...mails.values()].filter(({ state }) => state === 'pending').length),
  };
}

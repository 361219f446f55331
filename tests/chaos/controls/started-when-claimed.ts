// Control: marks a mail as being sent when it is claimed, before its transfer starts.
import type { Database } from '#netlify/adapters/postgres/database.ts';
import { openOutbox as openRealOutbox } from '#netlify/adapters/postgres/outbox.ts';
import type { Outbox } from '#netlify/outbox/outbox-store.ts';

export function openOutbox(database: Database): Outbox {
  const real = openRealOutbox(database);
  return {
    ...real,
    async claim(options) {
      const mails = await real.claim(options);
      await Promise.all(mails.map((mail) => real.beginDelivery(mail, options.now)));
      return mails;
    },
  };
}

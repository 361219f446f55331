// A wrong outbox, to see the test fail: whoever claims a mail marks it as under way at once, long before its body goes over.
import type { Database } from '#adapters/database.ts';
import { openOutbox as openRightOutbox, type Outbox } from '#adapters/outbox.ts';

export function openOutbox(database: Database): Outbox {
  const right = openRightOutbox(database);
  return {
    ...right,
    async claim(options) {
      const mails = await right.claim(options);
      await Promise.all(mails.map((mail) => right.beginDelivery(mail, options.now)));
      return mails;
    },
  };
}

import type { MailQueue, OutgoingMail } from '#netlify/mail/mail-queue.ts';
import type { DataRequests, StoredDataRequest } from '#netlify/privacy/data-request-store.ts';
import { emailKey } from '#domain/customer/email-address.ts';
import type { Instant } from '#domain/day.ts';

/** What data requests do without erasing a person, which is a function of the database. */
export type DataRequestsInMemory = Omit<DataRequests, 'erasePersonalData' | 'finishDeletions'>;

interface Row {
  request: StoredDataRequest;
  confirmHash: string;
  confirmedAt: Instant | null;
  exportHash: string | null;
}

/** Data requests without a database; their mails are queued in this outbox. */
export function inMemoryDataRequests(outbox: Pick<MailQueue, 'add'>): DataRequestsInMemory {
  let rows: Row[] = [];
  async function queue(mail: OutgoingMail, now: Instant): Promise<void> {
    if (!(await outbox.add(mail, now))) throw new Error(`${mail.key} is queued already`);
  }

  const isKnown = ({ request }: Row): boolean => request.email !== '';

  return {
    async add(request, confirmHash, mail) {
      await queue(mail, request.createdAt);
      rows.push({ request, confirmHash, confirmedAt: null, exportHash: null });
    },
    findOpen(confirmHash, since) {
      const found = rows.find(
        (row) =>
          isKnown(row) &&
          row.confirmHash === confirmHash &&
          row.confirmedAt === null &&
          row.request.createdAt > since,
      );
      return Promise.resolve(found?.request ?? null);
    },
    async confirm(confirmHash, exportHash, mails, now) {
      const row = rows.find((one) => one.confirmHash === confirmHash && one.confirmedAt === null);
      if (!row) return false;
      Object.assign(row, { confirmedAt: now, exportHash });
      for (const mail of mails) await queue(mail, now);
      return true;
    },
    findExport(exportHash, since) {
      const found = rows.find(
        (row) =>
          isKnown(row) &&
          row.exportHash === exportHash &&
          row.confirmedAt !== null &&
          row.confirmedAt > since,
      );
      return Promise.resolve(found?.request ?? null);
    },
    findByEmail: (email) =>
      Promise.resolve(
        rows
          .map(({ request }) => request)
          .filter((request) => emailKey(request.email) === emailKey(email))
          .toSorted((a, b) => a.createdAt - b.createdAt),
      ),
    purgeExpired(since) {
      rows = rows
        .filter(({ confirmedAt, request }) => confirmedAt !== null || request.createdAt > since)
        .map((row) => {
          const { confirmedAt, request } = row;
          const hasExpired = confirmedAt !== null && confirmedAt <= since;
          if (!hasExpired || request.requestType !== 'export') return row;
          return { ...row, request: { ...request, email: '', orderReferences: [], reason: '' } };
        });
      return Promise.resolve();
    },
  };
}

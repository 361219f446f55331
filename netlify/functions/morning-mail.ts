import type { Config } from '@netlify/functions';
import { processOutbox } from '#netlify/outbox/process-outbox.ts';
import { queueMorningMail } from '#netlify/morning/queue-morning-mail.ts';
import { defineScheduledHandler } from '#netlify/http/scheduled-handler.ts';

export default defineScheduledHandler('morning-mail', async (shop, force, { waitUntil }) => {
  const report = await queueMorningMail(shop, { force });
  if (report.queued !== null) waitUntil(processOutbox(shop));
  return report;
});

// The platform counts in UTC: 6:00 is 7:00 in London in summer. The later runs queue what an outage held up.
export const config: Config = { schedule: '*/15 6-22 * * *' };

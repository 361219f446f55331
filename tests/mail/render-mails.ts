import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { createMailWriter } from '#netlify/outbox/write-mail.ts';
import { inMemoryLog } from '../support/in-memory/log.ts';
import { morningOf } from '../support/mornings.ts';
import { mailFixtures } from './mail-fixtures.ts';

/** Returns the HTML of every mail fixture by its name. */
export async function renderMails(): Promise<Record<string, string>> {
  const rendered = mailFixtures.map(async ({ name, kind, payload, order }) => {
    const write = createMailWriter({
      orders: { find: () => Promise.resolve(order) },
      readMorning: (on) => Promise.resolve(morningOf(on)),
      catalogue,
      calendar: postalCalendar,
      siteUrl: 'https://birnbeckfudge.example',
      shopInbox: 'orders@birnbeckfudge.example',
      secret: 'gallery',
      log: inMemoryLog(),
    });
    const { html } = await write({ kind, payload }, false);
    return [name, html] as const;
  });
  return Object.fromEntries(await Promise.all(rendered));
}

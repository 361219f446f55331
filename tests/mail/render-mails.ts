import { mailWriterOf } from '../support/mail-writer.ts';
import { mailFixtures } from './mail-fixtures.ts';

/** Returns the HTML of every mail fixture by its name. */
export async function renderMails(): Promise<Record<string, string>> {
  const rendered = mailFixtures.map(async ({ name, kind, payload, order }) => {
    const { html } = await mailWriterOf(order)({ kind, payload }, false);
    return [name, html] as const;
  });
  return Object.fromEntries(await Promise.all(rendered));
}

import { createElement, type ReactElement } from 'react';
import { render } from 'react-email';

/** A mail’s content, without its recipients. */
export interface MailContents {
  subject: string;
  html: string;
  text: string;
}

/** Loads the renderer’s lazy modules ahead of the first mail. */
export async function loadRenderer(): Promise<void> {
  await render(createElement('p'));
}

/** Renders a template to HTML and joins `lines` into the text part. */
export async function renderMail(
  subject: string,
  template: ReactElement,
  lines: readonly string[],
): Promise<MailContents> {
  return { subject, html: await render(template), text: `${lines.join('\n').trim()}\n` };
}

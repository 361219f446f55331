import { createElement, type ReactElement } from 'react';
import { render } from 'react-email';

/** A mail's contents: what to send besides its address. */
export interface MailContents {
  subject: string;
  html: string;
  text: string;
}

/** Loads what rendering fetches late, so that no mail waits for it. */
export async function loadRenderer(): Promise<void> {
  await render(createElement('p'));
}

/** Renders a template and joins its text part from lines; an empty line parts paragraphs. */
export async function renderMail(
  subject: string,
  template: ReactElement,
  lines: readonly string[],
): Promise<MailContents> {
  return { subject, html: await render(template), text: `${lines.join('\n').trim()}\n` };
}

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A mail’s content, without its recipients. */
export interface MailContents {
  subject: string;
  html: string;
  text: string;
}

/** The document type that mail programs render most alike. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Renders a template to HTML and joins `lines` into the text part. */
export function renderMail(
  subject: string,
  template: ReactElement,
  lines: readonly string[],
): MailContents {
  const html = `${DOCTYPE}${renderToStaticMarkup(template)}`;
  return { subject, html, text: `${lines.join('\n').trim()}\n` };
}

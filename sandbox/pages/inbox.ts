import type { CaughtMail } from '../mail-record.ts';
import { html, type Markup } from './html.ts';
import { notFoundPage, pageResponse } from './page.ts';

const address = '/sandbox/inbox';

const style = `
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}
ol{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
li{border-bottom:1px solid var(--line)}
li a{display:grid;gap:.1rem 1rem;padding:.8rem .5rem;color:inherit;text-decoration:none}
li a:hover{background:var(--parchment)}
li strong{color:var(--rasp-deep);text-decoration:underline;text-underline-offset:.2em}
time,.quiet{color:var(--ink-2);font-size:.9375rem}
@media (min-width:44rem){li a{grid-template-columns:1fr auto}li .quiet{grid-column:1/-1}}
dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem 1rem;margin:0 0 1.25rem}
dt{color:var(--ink-2)}dd{margin:0}
iframe{display:block;width:100%;height:75vh;border:1px solid var(--edge);border-radius:5px;background:#fff}
pre{margin:0;padding:1rem;background:#fff;border:1px solid var(--line);border-radius:5px;font:.9375rem/1.5 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap}
section{margin-top:1.5rem}
`;

/** The mailbox as pages: the list, one mail, its HTML alone, and the list as JSON. */
export function answerInbox(pathname: string, mails: readonly CaughtMail[]): Response {
  if (pathname === `${address}.json`) {
    return Response.json(mails, { headers: { 'Cache-Control': 'no-store' } });
  }
  if (pathname === address || pathname === `${address}/`) return listPage(mails);
  const [, number, part] = /^\/sandbox\/inbox\/(\d+)(\/html)?$/.exec(pathname) ?? [];
  const mail = mails[mails.length - Number(number)];
  if (!mail) return notFoundPage('There is no such mail.');
  return part ? htmlPart(mail) : mailPage(mail, Number(number));
}

/** Mails are numbered from the oldest on, so that a number never changes. */
function listPage(mails: readonly CaughtMail[]): Response {
  const rows = mails.map((mail, index) => listRow(mail, mails.length - index));
  return inboxPage(
    `Inbox (${mails.length})`,
    html`<h1>Inbox</h1>
      <p>
        ${mails.length === 0 ? 'No mail yet.' : `${mails.length} caught, newest first.`}
        <a href="${address}.json">As JSON</a>
      </p>
      <ol>
        ${rows}
      </ol>`,
  );
}

function listRow(mail: CaughtMail, number: number): Markup {
  return html`<li>
    <a href="${address}/${number}">
      <strong>${mail.subject || '(no subject)'}</strong>
      ${timeOf(mail)}
      <span class="quiet">To ${mail.to.join(', ')}</span></a
    >
  </li>`;
}

function mailPage(mail: CaughtMail, number: number): Response {
  return inboxPage(
    mail.subject,
    html`<p><a href="${address}">Back to the inbox</a></p>
      <h1>${mail.subject || '(no subject)'}</h1>
      <dl>
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to.join(', ')}</dd>
        <dt>Reply to</dt>
        <dd>${mail.replyTo || 'the sender'}</dd>
        <dt>Caught</dt>
        <dd>${timeOf(mail)}</dd>
      </dl>
      ${mail.html && html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail as it looks" src="${address}/${number}/html"></iframe>`}
      <section>
        <h2>Plain text</h2>
        <pre>${mail.text || 'This mail has no plain text.'}</pre>
      </section>`,
  );
}

/** A mail may style itself and show pictures; it runs nothing, and its links open beside it. */
function htmlPart(mail: CaughtMail): Response {
  return new Response(`${mail.html}<base target="_blank">`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http: https:; frame-ancestors 'self'",
    },
  });
}

function inboxPage(title: string, body: Markup): Response {
  const ribbon = html`<p class="ribbon">Sandbox mailbox: nothing here was sent to anyone</p>`;
  return pageResponse({
    title,
    style,
    body: html`${ribbon}
      <main>${body}</main>`,
  });
}

function timeOf({ at }: CaughtMail): Markup {
  const shown = new Date(at).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/London',
  });
  return html`<time datetime="${at}">${shown}</time>`;
}

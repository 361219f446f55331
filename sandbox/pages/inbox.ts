import type { CapturedMail } from '../captured-mail.ts';
import { html, type Markup } from './html.ts';
import { notFoundPage, pageResponse } from './page.ts';

const inboxPath = '/sandbox/inbox';

const banner = 'Sandbox mailbox: nothing here was sent to anyone';

const style = `
main{padding-block:var(--space-6) var(--space-8)}
main>*+*{margin-top:var(--space-4)}
ol{border-top:2px solid var(--color-border-strong)}
ol>li{max-width:none;border-bottom:1px solid var(--color-border)}
ol a{display:grid;gap:0 var(--space-5);padding:var(--space-3) var(--space-2);color:inherit;text-decoration:none}
ol a:hover{background:var(--color-secondary-tint)}
ol strong{font:600 var(--font-size-h3)/1.3 var(--font-heading);text-decoration:underline 1px;text-underline-offset:.2em}
@media (min-width:44rem){ol a{grid-template-columns:1fr auto}ol .muted{grid-column:1/-1}}
dl{display:grid;grid-template-columns:auto 1fr;gap:var(--space-1) var(--space-5)}
dt{color:var(--color-text-muted);font-weight:400}
iframe{display:block;width:100%;height:80dvh;border:2px solid var(--color-border-strong);border-radius:var(--radius-small);background:var(--color-white)}
pre{padding:var(--space-4);border:1px solid var(--color-border);background:var(--color-white);font:1rem/1.5 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap}
section h2{margin-bottom:var(--space-3);font-size:var(--font-size-h2)}
`;

/** Serves the list of mails (HTML or JSON), one mail, or its HTML part. */
export function handleInbox(pathname: string, mails: readonly CapturedMail[]): Response {
  if (pathname === `${inboxPath}.json`) {
    return Response.json(mails, { headers: { 'Cache-Control': 'no-store' } });
  }
  if (pathname === inboxPath || pathname === `${inboxPath}/`) return listPage(mails);
  const [, number, part] = /^\/sandbox\/inbox\/(\d+)(\/html)?$/.exec(pathname) ?? [];
  const mail = mails[mails.length - Number(number)];
  if (!mail) return notFoundPage('There is no such mail.');
  return part ? htmlPart(mail) : mailPage(mail, Number(number));
}

/** Renders the list; mails are numbered from the oldest, so that numbers are stable. */
function listPage(mails: readonly CapturedMail[]): Response {
  const rows = mails.map((mail, index) => listRow(mail, mails.length - index));
  return inboxPage(
    `Inbox (${mails.length})`,
    html`<h1>Inbox</h1>
      <p>
        ${mails.length === 0 ? 'No mail yet.' : `${mails.length} caught, newest first.`}
        <a href="${inboxPath}.json">As JSON</a>
      </p>
      <ol>
        ${rows}
      </ol>`,
  );
}

function listRow(mail: CapturedMail, number: number): Markup {
  return html`<li>
    <a href="${inboxPath}/${number}">
      <strong>${mail.subject || '(no subject)'}</strong>
      ${timeOf(mail)}
      <span class="muted">To ${mail.to.join(', ')}</span></a
    >
  </li>`;
}

function mailPage(mail: CapturedMail, number: number): Response {
  return inboxPage(
    mail.subject,
    html`<p><a href="${inboxPath}">Back to the inbox</a></p>
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
      ${mail.html && html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="The mail as it looks" src="${inboxPath}/${number}/html"></iframe>`}
      <section>
        <h2>Plain text</h2>
        <pre>${mail.text || 'This mail has no plain text.'}</pre>
      </section>`,
  );
}

/** Returns the HTML part: styles and images are allowed, scripts are not; links open in a new tab. */
function htmlPart(mail: CapturedMail): Response {
  return new Response(`${mail.html}<base target="_blank">`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http: https:; frame-ancestors 'self'",
    },
  });
}

function inboxPage(title: string, body: Markup): Response {
  return pageResponse({ title, banner, style, body: html`<main class="page">${body}</main>` });
}

function timeOf({ at }: CapturedMail): Markup {
  const shown = new Date(at).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/London',
  });
  return html`<time datetime="${at}">${shown}</time>`;
}

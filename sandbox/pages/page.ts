import { createHash } from 'node:crypto';
import { shop } from '#data/shop.ts';
import { html, Markup } from './html.ts';
import { shopStyles } from './shop-styles.ts';

const frameStyle = `
body{overflow-wrap:anywhere}
.banner{max-width:none;padding:.5rem 1rem;background:var(--color-highlight);font-weight:700;text-align:center}
.brand{max-width:none;padding-block:var(--space-3);border-bottom:2px solid var(--color-border-strong);background:var(--color-surface)}
.brand b{display:block;font:600 1.5rem/1.1 var(--font-heading)}
.brand span{color:var(--color-accent);font-size:.8125rem;font-weight:600;letter-spacing:.06em;text-transform:uppercase}
.not-found{padding-block:var(--space-8)}
.not-found>*+*{margin-top:var(--space-4)}
`;

export interface SandboxPage {
  title: string;
  /** Says that the page is not real. */
  banner: string;
  style: string;
  body: Markup;
}

/** Returns a page in the shop's style, without scripts or external files, under a banner. */
export function pageResponse(page: SandboxPage, status = 200): Response {
  const style = shopStyles + frameStyle + page.style;
  const hash = createHash('sha256').update(style).digest('base64');
  const document = html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title}</title>
        <link rel="icon" href="data:," />
        ${new Markup(`<style>${style}</style>`)}
      </head>
      <body>
        <p class="banner">${page.banner}</p>
        <div class="brand">
          <div class="page">
            <b>${shop.shortName}</b>
            <span>${shop.name.replace(shop.shortName, '').trim()}</span>
          </div>
        </div>
        ${page.body}
      </body>
    </html>`;
  return new Response(document.text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; img-src 'self' data: http: https:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** Returns a 404 page. */
export function notFoundPage(message: string): Response {
  const body = html`<main class="page not-found">
    <h1>Not found</h1>
    <p>${message}</p>
    <p><a href="/">Back to the shop</a></p>
  </main>`;
  const banner = 'Sandbox: a page for those who build the shop';
  return pageResponse({ title: 'Not found', banner, style: '', body }, 404);
}

import { createHash } from 'node:crypto';
import { html, Markup } from './html.ts';

const commonStyle = `
:root{--cream:#fffaf0;--parchment:#fbf2de;--line:#dccba5;--edge:#8a7753;--ink:#16384b;--ink-2:#435d6a;--rasp:#a61d49;--rasp-deep:#84143a;--rasp-tint:#fbe6e6;--sea:#1c6660;--sea-tint:#e1efe5;--sun:#f6c75e}
*{box-sizing:border-box}
body{margin:0;background:var(--cream);color:var(--ink);font:1.0625rem/1.55 system-ui,"Segoe UI",Verdana,sans-serif;overflow-wrap:anywhere}
h1,h2{font-family:Georgia,"Times New Roman",serif;line-height:1.2;margin:0 0 .75rem}
h1{font-size:1.7rem}h2{font-size:1.25rem}
p{margin:0 0 .75rem}
a{color:var(--rasp-deep)}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px;border-radius:5px}
.ribbon{margin:0;padding:.5rem 1rem;background:var(--sun);text-align:center;font-weight:600}
`;

/** A page of the sandbox: plain HTML, its own style and nothing else. */
export function pageResponse(
  page: { title: string; style: string; body: Markup },
  status = 200,
): Response {
  const style = commonStyle + page.style;
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
        ${page.body}
      </body>
    </html>`;
  return new Response(document.text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data: http: https:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

export function notFoundPage(message: string): Response {
  return pageResponse(
    {
      title: 'Not found',
      style: 'main{max-width:40rem;margin:3rem auto;padding:0 1rem}',
      body: html`<main>
        <h1>Not found</h1>
        <p>${message}</p>
      </main>`,
    },
    404,
  );
}

import { createHash } from 'node:crypto';
import type { FieldError } from '#contract/form-fields.ts';
import type { PageLink, PostedField, PostedForm } from '#contract/posted-form.ts';
import { logo } from '#data/logo.ts';
import { PAYMENT_ORIGIN } from '#data/payment-provider.ts';
import { shop } from '#data/shop.ts';
import type { HttpError } from './http-error.ts';
import type { PostedValues } from './parse.ts';
import { COMMON_HEADERS } from './respond.ts';

/** A posted form that was refused. */
export interface RefusedForm {
  /** The path that it was posted to. */
  path: string;
  fields: Readonly<Record<string, PostedField>>;
  posted: PostedValues;
  fieldErrors: readonly FieldError[];
  /** Where to go when it cannot be sent again. */
  instead?: PostedForm<unknown, unknown>['instead'] | undefined;
}

const STYLE = `
*{box-sizing:border-box}
html{min-height:100%;color-scheme:only light;background:linear-gradient(#dceadf,#c3dbce);color:#16384b}
body{display:grid;grid-template-rows:auto 1fr auto;min-height:100vh;margin:0;font:1.125rem/1.55 Figtree,system-ui,sans-serif;overflow-wrap:break-word}
header{border-bottom:1px solid #dccba5;background:#fffaf0}
header>div{display:flex;align-items:center;width:min(100% - 2*clamp(1.125rem,.6rem + 2.2vw,3rem),76rem);min-height:4.5rem;margin:0 auto}
main{align-self:center;width:min(100% - 2*clamp(1.125rem,.6rem + 2.2vw,3rem),45rem);margin:2rem auto;padding:1.75rem 1.5rem;border:2px solid #16384b;border-radius:8px;background:#fffaf0;box-shadow:0 10px 24px -12px #5a3d1440}
a{color:#1c6660;text-underline-offset:.2em}
.pier{height:47px;background:#16384b}
footer>div+div{padding:1.75rem max(clamp(1.125rem,.6rem + 2.2vw,3rem),50% - 38rem);background:#16384b;color:#e4edf0}
footer b{display:block;color:#fff}
.brand{display:flex;gap:.75rem;align-items:center;color:inherit;text-decoration:none}
.brand svg{flex:none;fill:none;stroke:currentcolor;stroke-linecap:round;stroke-width:1.4}
.stone{fill:currentcolor;stroke:none}
.water{stroke:#a61d49;stroke-width:1.6}
.flag{fill:#a61d49;stroke:none}
.words{display:grid;font:600 1.5rem/1.1 'Fraunces Soft',Georgia,serif;white-space:nowrap}
.words>:last-child{color:#7d4611;font:600 .8125rem/1.3 Figtree,system-ui,sans-serif;letter-spacing:.06em;text-transform:uppercase}
h1{margin:0 0 1.25rem;font:600 clamp(2.125rem,6vw,2.75rem)/1.05 'Fraunces Soft',Georgia,serif;letter-spacing:-.02em;text-wrap:balance}
p,ul{margin:0 0 1rem}
ul{padding-left:1.2em}
.alert{margin-bottom:1.5rem;padding:1.1rem 1.25rem;border:2px solid #a61d49;border-left-width:8px;border-radius:6px;background:#fbe6e6}
.alert>*{margin:0}
.alert>ul+p{margin-top:.6rem}
.warning{padding:.6rem .7rem;font-weight:700}
.alert a{color:#84143a;font-weight:700}
.field{display:grid;gap:.5rem;margin-bottom:1.5rem}
label{font-weight:700}
.error{margin:0;color:#a61d49;font-size:1rem;font-weight:700}
input,textarea{width:100%;min-height:3.25rem;padding:.6rem .9rem;border:2px solid #a61d49;border-left-width:8px;border-radius:6px;background:#fff;color:inherit;font:inherit}
textarea{min-height:9rem}
.actions{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:.75rem;margin:1.75rem 0 1.5rem}
.actions .button{width:100%;height:100%;margin:0}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;padding:.5rem 1.25rem;border:2px solid #0000;border-radius:6px;background:linear-gradient(#84143a 0 0) bottom/100% 4px no-repeat border-box #a61d49;color:#fff;font:700 1.0625rem/1.2 Figtree,system-ui,sans-serif;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{background-color:#84143a}
.final{background:#84143a}
.outlined{border-color:#16384b;background:#fffaf0;color:#16384b}
.outlined:hover{background:#e1efe5}
form>.button,p>.button{margin-bottom:.5rem}
:focus-visible{outline:3px solid #16384b;outline-offset:2px}
main>:last-child{margin-bottom:0}
@media (max-width:30rem){.button{width:100%}}
@media (min-width:48.0625rem){header>div{min-height:5.25rem}main{margin:3.5rem auto;padding:2.75rem 3rem}}
`;

const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  `style-src 'self' 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `form-action 'self' ${PAYMENT_ORIGIN}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A page whose form may be sent needs its referrer: without it a browser names no origin. */
const PAGE_HEADERS = {
  ...COMMON_HEADERS,
  'Content-Security-Policy': POLICY,
  'Content-Type': 'text/html; charset=utf-8',
  'Referrer-Policy': 'same-origin',
};

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const idOf = (name: string): string => `field-${escape(name)}`;

function hiddenInputs([name, values]: readonly [string, string | readonly string[]]): string {
  return [values]
    .flat()
    .map((value) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
    .join('');
}

const INPUT_TYPES = { line: 'text', email: 'email', date: 'date', number: 'number' } as const;

/** Returns a field to correct, with its error. */
function fieldMarkup(name: string, { label, control }: PostedField, value: string, error: string) {
  const id = idOf(name);
  const attributes = `id="${id}" name="${escape(name)}" aria-describedby="${id}-error" aria-invalid="true"`;
  const input =
    control === 'text' || control === 'choice'
      ? `<textarea ${attributes}>\n${escape(value)}</textarea>`
      : `<input type="${INPUT_TYPES[control]}" ${attributes} value="${escape(value)}">`;
  const head = `<label for="${id}">${escape(label)}</label>`;
  return `<div class="field">${head}<p class="error" id="${id}-error">${escape(error)}</p>${input}</div>`;
}

/** Returns the form with the wrong fields to correct and all others hidden; nothing when a wrong one is no text. */
function formMarkup({ path, fields, posted, fieldErrors }: RefusedForm): string {
  const wrong = fieldErrors.map(({ field, message }) => ({
    field,
    message,
    words: Object.hasOwn(fields, field) ? fields[field] : undefined,
  }));
  if (wrong.some(({ words }) => words === undefined || words.control === 'choice')) return '';
  const kept = Object.entries(posted).filter(([name]) =>
    wrong.every(({ field }) => field !== name),
  );
  const inputs = wrong.map(({ field, message, words }) => {
    const value = Object.hasOwn(posted, field) ? [posted[field] ?? ''].flat().join(', ') : '';
    return words ? fieldMarkup(field, words, value, message) : '';
  });
  return `<form method="post" action="${path}">${kept.map(hiddenInputs).join('')}${inputs.join('')}<button class="button">Send again</button></form>`;
}

const alertMarkup = (title: string, words: string): string =>
  `<h1>${escape(title)}</h1><div class="alert" role="alert">${words}</div>`;

/** Returns links to where one asks for what the wrong fields cannot take, each once. */
function askMarkup(form: RefusedForm | null): string {
  const links = new Map<string, string>();
  for (const { field } of form?.fieldErrors ?? []) {
    const ask = form && Object.hasOwn(form.fields, field) ? form.fields[field]?.ask : undefined;
    if (ask) links.set(ask.path, ask.text);
  }
  return [...links].map(([path, text]) => `<p><a href="${path}">${escape(text)}</a></p>`).join('');
}

function problemMarkup(
  { status, title, detail }: HttpError,
  form: RefusedForm | null,
  link: string,
): string {
  // A link that was used has done its work.
  if (status === 410) return `<h1>${escape(title)}</h1><p>${escape(detail)}</p>`;
  const errors = form?.fieldErrors ?? [];
  if (errors.length === 0) return alertMarkup(title, `<p>${escape(detail)}</p>`);
  const items = errors.map(({ field, message }) => {
    const isLinked = link !== '';
    const text = escape(message);
    return `<li>${isLinked ? `<a href="#${idOf(field)}">${text}</a>` : text}</li>`;
  });
  return alertMarkup('There is a problem', `<ul>${items.join('')}</ul>${askMarkup(form)}`);
}

const BRAND = `<a class="brand" href="/"><svg viewBox="0 0 60 40" width="60" height="40" aria-hidden="true"><path class="flag" d="${logo.flag}"/><path class="stone" d="${logo.stone}"/><path d="${logo.braces}"/><path class="water" d="${logo.water}"/></svg><span class="words"><span>${escape(shop.shortName)}</span> <span>${logo.trade}</span></span></a>`;

const FOOTER = `<footer><div class="pier"></div><div><b>${escape(shop.name)}</b>${escape(`${shop.address.street}, ${shop.address.town} ${shop.address.postcode.replace(' ', '\u00a0')}`)}</div></footer>`;

/** Returns a whole page. `title` is its name, `main` its markup. */
const pageMarkup = (title: string, main: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)} | ${escape(shop.name)}</title><link rel="stylesheet" href="/form-page.css"><style>${STYLE}</style></head>
<body><header><div>${BRAND}</div></header><main>${main}</main>${FOOTER}</body></html>`;

const CONTACT = `<p>Need help? Write to <a href="mailto:${shop.email}">${shop.email}</a> or ring <a href="${shop.phoneLink}">${shop.phone}</a>.</p>`;

/** What a link in a mail asks to confirm, by the only button of its page. */
export interface Confirmation {
  title: string;
  /** What happens when the button is pressed. */
  words: string;
  /** What cannot be undone; empty for anything else. */
  warning: string;
  button: string;
  /** Where the button posts, and what. */
  path: string;
  posted: PostedValues;
  /** The way out. */
  otherwise: { text: string; path: string };
}

/**
 * Returns the page of a link in a mail: the link itself does nothing, since machines follow it, too. Before what cannot
 * be undone, the way out stands first.
 */
export function respondConfirmation({ title, words, warning, otherwise, ...form }: Confirmation) {
  const hidden = Object.entries(form.posted).map(hiddenInputs).join('');
  const ways = [
    `<form method="post" action="${form.path}">${hidden}<button class="button${warning === '' ? '' : ' final'}">${escape(form.button)}</button></form>`,
    `<a class="button outlined" href="${otherwise.path}">${escape(otherwise.text)}</a>`,
  ];
  const main = [
    `<h1>${escape(title)}</h1><p>${escape(words)}</p>`,
    warning === '' ? '' : `<div class="alert warning"><p>${escape(warning)}</p></div>`,
    `<div class="actions">${(warning === '' ? ways : ways.toReversed()).join('')}</div>${CONTACT}`,
  ];
  // The origin alone: the page's own address holds a secret.
  const headers = { ...PAGE_HEADERS, 'Referrer-Policy': 'strict-origin' };
  return new Response(pageMarkup(title, main.join('')), { headers });
}

const insteadMarkup = ({ text, path }: PageLink): string =>
  `<div class="actions"><a class="button" href="${path}">${escape(text)}</a><a class="button outlined" href="/">Go to the shop</a></div>`;

/**
 * Returns the page that answers a mailed link which was refused, for whoever opens it in a browser; null for a program.
 * `instead` is offered where the link will never work.
 */
export function respondRefusedLink(
  error: HttpError,
  request: Request,
  instead: PageLink,
): Response | null {
  if (!request.headers.get('Accept')?.includes('text/html')) return null;
  const isDead = error.status === 400 || error.status === 410;
  const main = `${problemMarkup(error, null, '')}${isDead ? insteadMarkup(instead) : ''}${CONTACT}`;
  return new Response(pageMarkup('There is a problem', main), {
    status: error.status,
    // The page's own address holds a secret.
    headers: { ...PAGE_HEADERS, 'Referrer-Policy': 'no-referrer', ...error.headers },
  });
}

/**
 * Returns the page that answers a form which was refused: what is wrong by field, the wrong fields to correct, and all
 * else that was typed in hidden ones, so that nothing is lost. `form` is null when the form could not be read.
 */
export function respondRefusedForm(error: HttpError, form: RefusedForm | null): Response {
  const again = form && error.status !== 410 ? formMarkup(form) : '';
  const problem = problemMarkup(error, form, again);
  const back =
    form && Object.keys(form.fields).length > 0
      ? `<p>${again === '' ? 'Please' : 'Or'} go back with your browser’s Back button: it keeps what you typed.</p>`
      : '';
  const instead = form?.instead && again === '' ? insteadMarkup(form.instead) : '';
  const page = pageMarkup('There is a problem', `${problem}${again}${back}${instead}${CONTACT}`);
  return new Response(page, {
    status: error.status,
    headers: { ...PAGE_HEADERS, ...error.headers },
  });
}

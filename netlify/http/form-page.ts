import { createHash } from 'node:crypto';
import type { FieldError } from '#contract/form-fields.ts';
import type { PostedField, PostedForm } from '#contract/posted-form.ts';
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
html{min-height:100%;color-scheme:only light;background:linear-gradient(#dceadf,#c3dbce);color:#16384b;font:1.125rem/1.55 system-ui,sans-serif;overflow-wrap:break-word}
body{margin:0}
header{border-bottom:1px solid #dccba5;background:#fffaf0}
main{max-width:44rem;margin:clamp(1rem,5vw,3.5rem) auto;padding:clamp(1.5rem,5vw,2.75rem) clamp(1.25rem,5vw,3rem);border-block:2px solid #16384b;background:#fffaf0}
a{color:#1c6660;text-underline-offset:.2em}
header a{display:flex;gap:.75rem;align-items:center;max-width:44rem;margin:0 auto;padding:.9rem 1.25rem;color:#16384b;font:600 1.3rem/1.2 Georgia,serif;text-decoration:none}
h1{margin:0 0 1rem;font:600 2rem/1.1 Georgia,serif}
p,ul{margin:0 0 1rem}
ul{padding-left:1.2em}
.alert{margin-bottom:1.5rem;padding:1.25rem 1.25rem .25rem;border:2px solid #a61d49;border-left-width:8px;border-radius:6px;background:#fbe6e6}
.alert a{color:#84143a;font-weight:700}
.field{display:grid;gap:.5rem;margin-bottom:1.5rem}
label{font-weight:700}
.error{margin:0;color:#a61d49;font-size:1rem;font-weight:700}
input,textarea{width:100%;min-height:3.25rem;padding:.6rem .9rem;border:2px solid #a61d49;border-left-width:8px;border-radius:6px;background:#fff;color:inherit;font:inherit}
textarea{min-height:9rem}
button{min-height:3.25rem;margin-bottom:1.5rem;padding:.5rem 1.6rem;border:2px solid #0000;border-radius:6px;background:#a61d49;color:#fff;font:700 1.0625rem/1.2 system-ui,sans-serif;cursor:pointer}
button:hover{background:#84143a}
:focus-visible{outline:3px solid #16384b;outline-offset:2px}
main>:last-child{margin-bottom:0}
@media (max-width:30rem){button{width:100%}}
@media (min-width:46rem){main{border:2px solid #16384b;border-radius:6px}}
`;

const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
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
  return `<form method="post" action="${path}">${kept.map(hiddenInputs).join('')}${inputs.join('')}<button>Send again</button></form>`;
}

function problemMarkup({ title, detail }: HttpError, form: RefusedForm | null, link: string) {
  const errors = form?.fieldErrors ?? [];
  if (errors.length === 0) return `<h1>${escape(title)}</h1><p>${escape(detail)}</p>`;
  const items = errors.map(({ field, message }) => {
    const isLinked = link !== '';
    const text = escape(message);
    return `<li>${isLinked ? `<a href="#${idOf(field)}">${text}</a>` : text}</li>`;
  });
  return `<h1>There is a problem</h1><ul>${items.join('')}</ul>`;
}

/** Returns a whole page. `title` is its name, `main` its markup. */
const pageMarkup = (title: string, main: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)} | ${escape(shop.name)}</title><style>${STYLE}</style></head>
<body><header><a href="/"><img src="/favicon.svg" alt="" width="40" height="40">${escape(shop.name)}</a></header><main>${main}</main></body></html>`;

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

/** Returns the page of a link in a mail: the link itself does nothing, since machines follow it, too. */
export function respondConfirmation({ title, words, warning, otherwise, ...form }: Confirmation) {
  const hidden = Object.entries(form.posted).map(hiddenInputs).join('');
  const main = [
    `<h1>${escape(title)}</h1><p>${escape(words)}</p>`,
    warning === '' ? '' : `<div class="alert"><p>${escape(warning)}</p></div>`,
    `<form method="post" action="${form.path}">${hidden}<button>${escape(form.button)}</button></form>`,
    `<p><a href="${otherwise.path}">${escape(otherwise.text)}</a></p>${CONTACT}`,
  ];
  // The origin alone: the page's own address holds a secret.
  const headers = { ...PAGE_HEADERS, 'Referrer-Policy': 'strict-origin' };
  return new Response(pageMarkup(title, main.join('')), { headers });
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
  const instead =
    form?.instead && again === ''
      ? `<p><a href="${form.instead.path}">${escape(form.instead.text)}</a></p>`
      : '';
  const page = pageMarkup(
    'There is a problem',
    `<div class="alert" role="alert">${problem}</div>${again}${back}${instead}${CONTACT}`,
  );
  return new Response(page, {
    status: error.status,
    headers: { ...PAGE_HEADERS, ...error.headers },
  });
}

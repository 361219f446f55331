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

/** The content security policy of these pages, which hold no script: stricter than that of the site's, in `build`. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  "font-src 'self'",
  "style-src 'self'",
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
  const attributes = `class="input" id="${id}" name="${escape(name)}" aria-describedby="${id}-error" aria-invalid="true"`;
  const input =
    control === 'text' || control === 'choice'
      ? `<textarea ${attributes}>\n${escape(value)}</textarea>`
      : `<input type="${INPUT_TYPES[control]}" ${attributes} value="${escape(value)}">`;
  const head = `<label for="${id}">${escape(label)}</label>`;
  return `<div class="field">${head}<p class="field__error" id="${id}-error">${escape(error)}</p>${input}</div>`;
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
  return `<form class="form" method="post" action="${path}">${kept.map(hiddenInputs).join('')}${inputs.join('')}<button class="button button--primary">Send again</button></form>`;
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

/** Returns what is wrong. Each error links to its field where the page has the fields to correct. */
function problemMarkup(
  { status, title, detail }: HttpError,
  form: RefusedForm | null,
  hasFields: boolean,
): string {
  // A link that was used has done its work.
  if (status === 410) return `<h1>${escape(title)}</h1><p>${escape(detail)}</p>`;
  const errors = form?.fieldErrors ?? [];
  if (errors.length === 0) return alertMarkup(title, `<p>${escape(detail)}</p>`);
  const items = errors.map(({ field, message }) => {
    const text = escape(message);
    return `<li>${hasFields ? `<a href="#${idOf(field)}">${text}</a>` : text}</li>`;
  });
  return alertMarkup('There is a problem', `<ul>${items.join('')}</ul>${askMarkup(form)}`);
}

const BRAND = `<a class="brand" href="/"><svg class="logo" viewBox="0 0 60 40" width="60" height="40" aria-hidden="true"><path class="flag-mark" d="${logo.flag}"/><path class="stone" d="${logo.stone}"/><path d="${logo.braces}"/><path class="water" d="${logo.water}"/></svg><span class="logo-words"><span>${escape(shop.shortName)}</span> <span>${logo.trade}</span></span></a>`;

const FOOTER = `<div class="pier-edge"></div><footer><div class="page"><b>${escape(shop.name)}</b>${escape(`${shop.address.street}, ${shop.address.town} ${shop.address.postcode.replace(' ', '\u00a0')}`)}</div></footer>`;

/** Returns a whole page. `title` is its name, `main` its markup. */
const pageMarkup = (title: string, main: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)} | ${escape(shop.name)}</title><link rel="stylesheet" href="/form-page.css"></head>
<body class="surface"><header><div class="page">${BRAND}</div></header><main class="page"><div class="result-card">${main}</div></main>${FOOTER}</body></html>`;

const CONTACT = `<p>Need help? Write to <a href="mailto:${shop.email}">${shop.email}</a> or ring <a href="${shop.phoneLink}">${shop.phone}</a>.</p>`;

/** What a link in a mail asks to confirm, by the only button of its page. */
export interface Confirmation {
  title: string;
  /** What happens when the button is clicked. */
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
    `<form method="post" action="${form.path}">${hidden}<button class="button button--primary${warning === '' ? '' : ' final'}">${escape(form.button)}</button></form>`,
    `<a class="button button--secondary" href="${otherwise.path}">${escape(otherwise.text)}</a>`,
  ];
  const main = [
    `<h1>${escape(title)}</h1><p>${escape(words)}</p>`,
    warning === '' ? '' : `<div class="alert"><p><strong>${escape(warning)}</strong></p></div>`,
    `<div class="actions">${(warning === '' ? ways : ways.toReversed()).join('')}</div>${CONTACT}`,
  ];
  // The origin alone: the page's own URL holds a secret.
  const headers = { ...PAGE_HEADERS, 'Referrer-Policy': 'strict-origin' };
  return new Response(pageMarkup(title, main.join('')), { headers });
}

const insteadMarkup = ({ text, path }: PageLink): string =>
  `<div class="actions"><a class="button button--primary" href="${path}">${escape(text)}</a><a class="button button--secondary" href="/">Go to the shop</a></div>`;

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
  const main = `${problemMarkup(error, null, false)}${isDead ? insteadMarkup(instead) : ''}${CONTACT}`;
  return new Response(pageMarkup('There is a problem', main), {
    status: error.status,
    // The page's own URL holds a secret.
    headers: { ...PAGE_HEADERS, 'Referrer-Policy': 'no-referrer', ...error.headers },
  });
}

/**
 * Returns the page that answers a form which was refused: what is wrong by field, the wrong fields to correct, and all
 * else that was typed in hidden ones, so that nothing is lost. `form` is null when the form could not be read.
 */
export function respondRefusedForm(error: HttpError, form: RefusedForm | null): Response {
  const again = form && error.status !== 410 ? formMarkup(form) : '';
  const problem = problemMarkup(error, form, again !== '');
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

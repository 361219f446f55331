import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { COMMON_HEADERS } from '#netlify/http/respond.ts';
import { fuzzTargets } from '../fuzz/targets.ts';
import { boxOf6WithKeyring } from '../support/payloads.ts';
import { INBOX, PUBLISHED, type DeployedShop } from './deployed-shop.ts';
import { startFunction } from './function-process.ts';
import type { ShippedFunction } from './shipped-functions.ts';

/** Reports the result of a check. */
export type ReportCheck = (name: string, holds: boolean, details?: string) => void;

interface ApiResponse {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
  text: string;
}

const record = v.record(v.string(), v.unknown());
const TIMEOUT_MS = 20_000;

/** Sends a request to a deployed shop and parses a JSON response. */
async function callApi(
  { url }: DeployedShop,
  path: string,
  init: RequestInit = {},
): Promise<ApiResponse> {
  const response = await fetch(url + path, { redirect: 'manual', ...init });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
  const body = isJson ? v.parse(record, JSON.parse(text)) : {};
  return { status: response.status, headers: response.headers, body, text };
}

const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const describeResponse = ({ status, text }: ApiResponse): string =>
  `${status} ${text.slice(0, 300)}`;

function missingHeaders({ headers }: ApiResponse): string {
  return Object.entries(COMMON_HEADERS)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => name)
    .join(', ');
}

/** Waits for a mail whose text matches; undefined after the timeout. */
async function waitForMail(
  shop: DeployedShop,
  pattern: RegExp,
): Promise<RegExpExecArray | undefined> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    for (const { text } of shop.mailbox.mails()) {
      const found = pattern.exec(text);
      if (found) return found;
    }
    await wait(50);
  }
  return undefined;
}

/** Checks that production without a required setting refuses checkouts and logs the setting. */
export async function checkMisconfiguration(
  shipped: readonly ShippedFunction[],
  report: ReportCheck,
): Promise<void> {
  const checkout = shipped.find(({ name }) => name === 'create-checkout-session');
  if (!checkout) throw new Error('There is no checkout');
  const live = {
    SITE_URL: PUBLISHED,
    SHOP_SECRET: 'x'.repeat(64),
    STRIPE_SECRET_KEY: 'sk_live_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
    SMTP_URL: 'smtps://mail.fudge.shop:465',
    MAIL_FROM: INBOX,
    SHOP_INBOX: INBOX,
  };
  const database = { NETLIFY_DB_URL: 'postgres://127.0.0.1:9/shop' };
  const cases: readonly [string, string, Record<string, string>, string][] = [
    ['production without a database', 'production', live, 'NETLIFY_DB_URL is missing'],
    ['a preview with a live key', 'deploy-preview', { ...live, ...database }, 'STRIPE_SECRET_KEY'],
  ];
  for (const [what, context, env, problem] of cases) {
    const process = startFunction(checkout, { context, env });
    const request = new Request(
      `${PUBLISHED}/api/create-checkout-session`,
      post(boxOf6WithKeyring),
    );
    const answer = await process.handle(request, '203.0.113.9');
    const text = await answer.text();
    const holds =
      answer.status === 503 && text.includes('not-configured') && process.log().includes(problem);
    report(`${what} refuses checkouts`, holds, `${answer.status} ${text} ${process.log()}`);
    process.stop();
  }
}

/** Checks an order from payment page through webhook to mails. */
export async function checkOrder(shop: DeployedShop, report: ReportCheck): Promise<void> {
  const health = await callApi(shop, '/api/health');
  report('health reaches the database', health.status === 200, describeResponse(health));
  const checkout = await callApi(shop, '/api/create-checkout-session', post(boxOf6WithKeyring));
  report('checkout creates a payment page', checkout.status === 200, describeResponse(checkout));
  const missing = [health, checkout].map(missingHeaders).join('');
  report('responses have the common headers', missing === '', missing);

  const sessionId = String(checkout.body['sessionId']);
  const session = shop.payments.checkout.pay(sessionId);
  report(
    'the payment page leads back to the preview',
    session.success_url?.startsWith(`${shop.url}/thank-you`) === true,
    session.success_url ?? '',
  );
  const number = session.metadata?.['orderNumber'] ?? 'no number';
  const arrived = await waitForMail(shop, new RegExp(number));
  report('the webhook records the order and sends its mails', arrived !== undefined, number);
  const misdirected = shop.mailbox
    .mails()
    .filter(({ to }) => to.some((address) => address !== INBOX));
  report(
    'no mail of a preview goes to a customer',
    misdirected.length === 0,
    `${misdirected.length} do`,
  );
  const linking = shop.mailbox.mails().filter(({ html }) => html.includes(PUBLISHED));
  report(
    'no mail of a preview links to the published shop',
    linking.length === 0,
    `${linking.length} do`,
  );

  const read = await callApi(shop, `/api/get-session?sessionId=${sessionId}`);
  report('get-session shows what was paid', read.status === 200, describeResponse(read));
  const placed = await callApi(shop, `/api/placed-order?sessionId=${sessionId}`);
  report('placed-order shows what was ordered', placed.status === 200, describeResponse(placed));
  const intent = typeof session.payment_intent === 'string' ? session.payment_intent : '';
  const status = await callApi(shop, `/api/check-order-status?paymentIntentId=${intent}`);
  report('check-order-status finds the order', status.status === 200, describeResponse(status));
}

/** What only the owner of a link or the shopkeeper may read. */
const PRIVATE_READS = [
  '/api/order',
  '/api/confirmed-reviews',
  '/api/shopkeeper-day',
  '/api/shopkeeper-messages',
  '/api/shopkeeper-waiting-counts',
  '/api/shopkeeper-parcels?list=coming',
  '/api/shopkeeper-reviews',
  '/api/shopkeeper-sessions',
  '/api/shopkeeper-labels?ids=1',
  '/api/shopkeeper-print?ids=1',
  '/api/shopkeeper-weeks',
  '/api/parcels.csv?ids=1',
];

/** Checks every POST endpoint, without credentials, with a valid body and a wrong method, and unknown paths. */
export async function checkEndpoints(shop: DeployedShop, report: ReportCheck): Promise<void> {
  for (const { name, path, valid, headers, isPrivate, ...target } of fuzzTargets) {
    const status = isPrivate ? 401 : (target.status ?? 200);
    const response = await callApi(
      shop,
      path,
      post(valid, { 'Idempotency-Key': encodeURIComponent(name), ...headers }),
    );
    const missing = missingHeaders(response);
    const holds = response.status === status && missing === '';
    report(
      `${path} answers ${status} to ${name}`,
      holds,
      `${describeResponse(response)} ${missing}`,
    );
    const wrong = await callApi(shop, path, { method: 'PUT' });
    report(
      `${path} refuses PUT`,
      wrong.status === 405 && missingHeaders(wrong) === '',
      describeResponse(wrong),
    );
  }
  for (const path of PRIVATE_READS) {
    const response = await callApi(shop, path);
    const holds = response.status === 401 && missingHeaders(response) === '';
    report(`${path} answers 401 to a stranger`, holds, describeResponse(response));
  }
  for (const method of ['GET', 'POST']) {
    const unknown = await callApi(shop, '/api/nothing', { method });
    const holds = unknown.status === 404 && unknown.body['code'] === 'not-found';
    report(`${method} of an unknown path answers 404 in JSON`, holds, describeResponse(unknown));
  }
}

/** Checks a data request: submitted, confirmed by the mailed link, downloaded. */
export async function checkDataRequest(shop: DeployedShop, report: ReportCheck): Promise<void> {
  const { email } = boxOf6WithKeyring.customerInfo;
  const asked = await callApi(shop, '/api/data-export-request', post({ email }));
  report('a data request is accepted', asked.status === 200, describeResponse(asked));
  const confirmLink = await waitForMail(shop, /confirm\?token=([\w-]{43})/);
  const token = confirmLink?.[1] ?? '';
  const page = await callApi(shop, `/data-requests/confirm?token=${token}&type=export`);
  report('the page of the mailed link is there', page.status === 200, describeResponse(page));
  const confirmed = await callApi(shop, '/api/confirm-data-request', post({ token }));
  report('the mailed link confirms it', confirmed.status === 200, describeResponse(confirmed));
  const fileLink = await waitForMail(shop, /data-export\?token=([\w-]{43})/);
  const file = await callApi(shop, `/api/data-export?token=${fileLink?.[1] ?? ''}`);
  report('the next mail’s link saves the data', file.status === 200, describeResponse(file));
}

/** Checks the scheduled functions. */
export async function checkSchedules(
  shop: DeployedShop,
  names: readonly string[],
  report: ReportCheck,
): Promise<void> {
  for (const name of names) {
    const path = `/.netlify/functions/${name}`;
    const response = await callApi(shop, path, post({ next_run: new Date().toISOString() }));
    report(`the schedule runs ${name}`, response.status === 200, describeResponse(response));
  }
}

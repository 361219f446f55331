import { emailError } from '#domain/delivery-rules.ts';

/** Where the payment provider's API is, when it is not the provider itself. */
export interface ApiAddress {
  host: string;
  port: number;
  protocol: 'http' | 'https';
}

/** What the environment says, checked and typed. */
export interface Settings {
  isProduction: boolean;
  /** The shop's public origin, without a slash at the end. */
  siteUrl: string;
  /** Keys attempts and the hashes of addresses. */
  secret: string;
  /** Multiplies every limit; 1 but in tests and benches. */
  rateLimitFactor: number;
  /** When the shop's clock started, in milliseconds; null for the real clock. */
  clockStart: number | null;
  payments: { secretKey: string; webhookSecret: string; api: ApiAddress | null };
  mail: {
    smtpUrl: string;
    from: string;
    shopInbox: string;
    /** Whether the mail provider drops a repeat of an idempotency key. */
    providerDedupes: boolean;
  };
}

/** The environment is incomplete or unsafe: every problem in a sentence of its own, without any value. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;
/** Sender and inbox of the shop's mails where the environment names no others. */
type MailFacts = { from: string; inbox: string };
type Complain = (problem: string) => void;

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
const SHORTEST_SECRET = 32;

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function readSiteUrl(env: Environment, isProduction: boolean, complain: Complain): string {
  const url = parseUrl(env['SITE_URL'] || env['URL'] || '');
  if (!url) complain('SITE_URL is missing or no address');
  else if (isProduction && url.protocol !== 'https:') complain('SITE_URL must be https');
  return url?.origin ?? '';
}

function readApiAddress(env: Environment, isProduction: boolean, complain: Complain) {
  const text = env['STRIPE_API_BASE'];
  if (!text) return null;
  const url = parseUrl(text);
  if (isProduction) complain('STRIPE_API_BASE is refused in production');
  if (!url || !LOOPBACK.includes(url.hostname) || !['http:', 'https:'].includes(url.protocol)) {
    complain('STRIPE_API_BASE must be an address of this machine');
    return null;
  }
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  const port = Number(url.port) || (protocol === 'https' ? 443 : 80);
  return { host: url.hostname, port, protocol } as const;
}

function readRateLimitFactor(env: Environment, isProduction: boolean, complain: Complain): number {
  const text = env['RATE_LIMIT_FACTOR'];
  if (!text) return 1;
  if (isProduction) complain('RATE_LIMIT_FACTOR is refused in production');
  const factor = Number(text);
  if (!(factor > 0)) complain('RATE_LIMIT_FACTOR must be a number above 0');
  return factor;
}

function readClockStart(env: Environment, isProduction: boolean, complain: Complain) {
  const text = env['SHOP_CLOCK']?.trim();
  if (!text) return null;
  if (isProduction) complain('SHOP_CLOCK is refused in production');
  const start = Date.parse(text);
  if (Number.isNaN(start)) complain('SHOP_CLOCK must be an ISO instant');
  return start;
}

function readSecret(env: Environment, isProduction: boolean, complain: Complain): string {
  const secret = env['SHOP_SECRET'] ?? '';
  if (secret === '') complain('SHOP_SECRET is missing');
  else if (isProduction && secret.length < SHORTEST_SECRET) {
    complain(`SHOP_SECRET must have at least ${SHORTEST_SECRET} characters`);
  }
  return secret;
}

function readPayments(env: Environment, isProduction: boolean, complain: Complain) {
  const secretKey = env['STRIPE_SECRET_KEY'] ?? '';
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET'] ?? '';
  if (secretKey === '') complain('STRIPE_SECRET_KEY is missing');
  else if (isProduction && !/^[sr]k_live_/.test(secretKey)) {
    complain('STRIPE_SECRET_KEY must be a live key');
  }
  if (webhookSecret === '') complain('STRIPE_WEBHOOK_SECRET is missing');
  else if (isProduction && !/^whsec_(?!sandbox|test)/.test(webhookSecret)) {
    complain('STRIPE_WEBHOOK_SECRET must be a live endpoint’s secret');
  }
  return { secretKey, webhookSecret, api: readApiAddress(env, isProduction, complain) };
}

function readMail(env: Environment, isProduction: boolean, complain: Complain, facts: MailFacts) {
  const smtpUrl = env['SMTP_URL'] ?? '';
  const url = parseUrl(smtpUrl);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol)) {
    complain('SMTP_URL is missing or no smtp:// address');
  } else if (isProduction && LOOPBACK.includes(url.hostname)) {
    complain('SMTP_URL must not be this machine');
  }
  const shopInbox = env['SHOP_INBOX'] || facts.inbox;
  if (emailError(shopInbox)) complain('SHOP_INBOX must be a plain e-mail address');
  return {
    smtpUrl,
    from: env['MAIL_FROM'] || facts.from,
    shopInbox,
    providerDedupes: env['MAIL_DEDUPES'] ? env['MAIL_DEDUPES'] === 'true' : !isProduction,
  };
}

/** Reads the environment, or throws all its problems at once. In production nothing meant for tests is accepted. */
export function readSettings(env: Environment, facts: MailFacts, deployContext?: string): Settings {
  const problems: string[] = [];
  const complain = (problem: string): void => void problems.push(problem);
  const isProduction = (env['CONTEXT'] || deployContext) === 'production';
  const settings: Settings = {
    isProduction,
    siteUrl: readSiteUrl(env, isProduction, complain),
    secret: readSecret(env, isProduction, complain),
    rateLimitFactor: readRateLimitFactor(env, isProduction, complain),
    clockStart: readClockStart(env, isProduction, complain),
    payments: readPayments(env, isProduction, complain),
    mail: readMail(env, isProduction, complain, facts),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** Where the payment provider's API is, when it is not the provider itself. */
export interface ApiAddress {
  host: string;
  port: number;
  protocol: 'http' | 'https';
}

/** What the environment says, checked and typed. */
export interface Settings {
  isProduction: boolean;
  /** A deploy of the platform that is not the published shop: it leads back to itself and writes to nobody outside. */
  isPreview: boolean;
  /** The shop's public origin, without a slash at the end; on a preview that of the request. */
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
    /** Where every mail goes, whoever it is for; null where mails go to those they are for. */
    onlyTo: string | null;
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

/** Where the functions run, as far as the rules differ. */
type Stage = 'production' | 'preview' | 'local';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
const MIN_SECRET_LENGTH = 32;
/** Domains that are kept for examples and local networks: no mail reaches them. */
const RESERVED_DOMAIN =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal|home\.arpa|onion|alt)$/i;
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/i;
/** A name with a mark that could end it or begin another address stands in quotation marks. */
const NAMED_ADDRESS = /^(?:[^<>@,;:"\\\r\n]+|"[^"\\\r\n]+") <([^<>]+)>$/;

/** The platform's word goes first: a variable that is set for every deploy makes no preview the published shop. */
function stageOf(env: Environment, deployContext = ''): Stage {
  const context = ['', 'dev'].includes(deployContext) ? env['CONTEXT'] : deployContext;
  if (context === 'production') return 'production';
  return context && context !== 'dev' ? 'preview' : 'local';
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function readSiteUrl(env: Environment, stage: Stage, complain: Complain): string {
  if (stage === 'preview') return '';
  const url = parseUrl(env['SITE_URL'] || env['URL'] || '');
  if (!url) complain('SITE_URL is missing or no address');
  else if (stage === 'production' && url.protocol !== 'https:') complain('SITE_URL must be https');
  else if (!['http:', 'https:'].includes(url.protocol)) complain('SITE_URL must be http or https');
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
  if (!(factor > 0 && Number.isFinite(factor))) {
    complain('RATE_LIMIT_FACTOR must be a number above 0');
  }
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

function readSecret(env: Environment, stage: Stage, complain: Complain): string {
  const secret = env['SHOP_SECRET'] ?? '';
  if (secret === '') complain('SHOP_SECRET is missing');
  else if (stage !== 'local' && secret.length < MIN_SECRET_LENGTH) {
    complain(`SHOP_SECRET must have at least ${MIN_SECRET_LENGTH} characters`);
  }
  return secret;
}

function readPayments(env: Environment, isProduction: boolean, complain: Complain) {
  const secretKey = env['STRIPE_SECRET_KEY'] ?? '';
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET'] ?? '';
  if (secretKey === '') complain('STRIPE_SECRET_KEY is missing');
  else if (isProduction !== /^[sr]k_live_/.test(secretKey)) {
    complain(
      isProduction
        ? 'STRIPE_SECRET_KEY must be a live key'
        : 'STRIPE_SECRET_KEY must not be a live key outside production',
    );
  }
  if (webhookSecret === '') complain('STRIPE_WEBHOOK_SECRET is missing');
  else if (isProduction && !/^whsec_(?!sandbox|test)/.test(webhookSecret)) {
    complain('STRIPE_WEBHOOK_SECRET must be a live endpoint’s secret');
  }
  return { secretKey, webhookSecret, api: readApiAddress(env, isProduction, complain) };
}

/** Nothing is opened before the first statement, but without an address nothing ever will be: that is no outage. */
function checkDatabase(env: Environment, complain: Complain): void {
  const url = parseUrl(env['NETLIFY_DB_URL'] ?? '');
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    complain('NETLIFY_DB_URL is missing or no postgres:// address');
  }
}

function readDedupes(env: Environment, complain: Complain): boolean {
  const text = env['MAIL_DEDUPES'] || 'false';
  if (!['true', 'false'].includes(text)) complain('MAIL_DEDUPES must be true or false');
  return text === 'true';
}

function readMail(env: Environment, stage: Stage, complain: Complain, facts: MailFacts) {
  const smtpUrl = env['SMTP_URL'] ?? '';
  const url = parseUrl(smtpUrl);
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol)) {
    complain('SMTP_URL is missing or no smtp:// address');
  } else if (stage === 'production' && LOOPBACK.includes(url.hostname)) {
    complain('SMTP_URL must not be this machine');
  }
  const from = env['MAIL_FROM'] || facts.from;
  const sender = NAMED_ADDRESS.exec(from)?.[1] ?? from;
  if (!PLAIN_ADDRESS.test(sender)) {
    complain('MAIL_FROM must be one e-mail address, or Name <address>');
  }
  const shopInbox = env['SHOP_INBOX'] || facts.inbox;
  if (!PLAIN_ADDRESS.test(shopInbox)) complain('SHOP_INBOX must be a plain e-mail address');
  if (stage === 'production') {
    for (const [name, address] of [['MAIL_FROM', sender] as const, ['SHOP_INBOX', shopInbox]]) {
      const domain = address.slice(address.lastIndexOf('@') + 1);
      if (RESERVED_DOMAIN.test(domain)) complain(`${name} must not be under a reserved domain`);
    }
  }
  const onlyTo = stage === 'preview' ? shopInbox : null;
  return { smtpUrl, from, shopInbox, onlyTo, providerDedupes: readDedupes(env, complain) };
}

/** Reads the environment, or throws all its problems at once. In production nothing meant for tests is accepted. */
export function readSettings(env: Environment, facts: MailFacts, deployContext?: string): Settings {
  const problems: string[] = [];
  const complain = (problem: string): void => void problems.push(problem);
  const stage = stageOf(env, deployContext);
  const isProduction = stage === 'production';
  checkDatabase(env, complain);
  const settings: Settings = {
    isProduction,
    isPreview: stage === 'preview',
    siteUrl: readSiteUrl(env, stage, complain),
    secret: readSecret(env, stage, complain),
    rateLimitFactor: readRateLimitFactor(env, isProduction, complain),
    clockStart: readClockStart(env, isProduction, complain),
    payments: readPayments(env, isProduction, complain),
    mail: readMail(env, stage, complain, facts),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

/** Host, port and protocol of a local stand-in for the payment provider’s API. */
export interface ApiHost {
  host: string;
  port: number;
  protocol: 'http' | 'https';
}

/** The validated settings of the environment. */
export interface Settings {
  isProduction: boolean;
  /** Whether this is a deploy preview: its links lead to itself, and it sends mails to the shop only. */
  isPreview: boolean;
  /** The shop’s public origin without a trailing slash; on a preview the request’s origin. */
  siteUrl: string;
  /** The key of idempotency keys and hashed addresses. */
  secret: string;
  /** Multiplies every rate limit; 1 except in tests and benchmarks. */
  rateLimitFactor: number;
  /** When the shop’s clock started, in milliseconds; null for the real clock. */
  clockStart: number | null;
  payments: { secretKey: string; webhookSecret: string; api: ApiHost | null };
  mail: {
    /** The mail server, with `requireTLS`: unless it is this machine, mails go out encrypted or not at all. */
    smtpUrl: string;
    from: string;
    shopInbox: string;
    /** The recipient of every mail on a preview; null otherwise. */
    onlyTo: string | null;
    /** Whether the mail provider drops a second mail with the same idempotency key. */
    providerDedupes: boolean;
  };
}

/** The environment is incomplete or unsafe: one sentence per problem, without any value. */
export class SettingsError extends Error {
  override name = 'SettingsError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.problems = problems;
  }
}

type Environment = Readonly<Record<string, string | undefined>>;
/** Sender and inbox for an environment that sets none. */
type MailFacts = { from: string; inbox: string };
type AddProblem = (problem: string) => void;

/** Where the functions run. */
type Stage = 'production' | 'preview' | 'local';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
const MIN_SECRET_LENGTH = 32;
/** Domains reserved for examples and local networks, which no mail reaches. */
const RESERVED_DOMAIN =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal|home\.arpa|onion|alt)$/i;
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d-]+\.)+[a-z][a-z\d-]+$/i;
/** Special characters in a name must be in quotation marks, because they could start another address. */
const NAMED_ADDRESS = /^(?:[^<>@,;:"\\\r\n]+|"[^"\\\r\n]+") <([^<>]+)>$/;

/**
 * Returns the stage. The platform’s deploy context wins over CONTEXT, so that a variable set for every deploy cannot
 * make a preview production.
 */
function stageOf(env: Environment, deployContext = ''): Stage {
  const context = ['', 'dev'].includes(deployContext) ? env['CONTEXT'] : deployContext;
  if (context === 'production') return 'production';
  return context && context !== 'dev' ? 'preview' : 'local';
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

function readSiteUrl(env: Environment, stage: Stage, addProblem: AddProblem): string {
  if (stage === 'preview') return '';
  const url = parseUrl(env['SITE_URL'] || env['URL'] || '');
  if (!url) addProblem('SITE_URL is missing or no URL');
  else if (stage === 'production' && url.protocol !== 'https:')
    addProblem('SITE_URL must be https');
  else if (!['http:', 'https:'].includes(url.protocol))
    addProblem('SITE_URL must be http or https');
  return url?.origin ?? '';
}

function readApiHost(env: Environment, isProduction: boolean, addProblem: AddProblem) {
  const text = env['STRIPE_API_BASE'];
  if (!text) return null;
  const url = parseUrl(text);
  if (isProduction) addProblem('STRIPE_API_BASE is refused in production');
  if (!url || !LOOPBACK.includes(url.hostname) || !['http:', 'https:'].includes(url.protocol)) {
    addProblem('STRIPE_API_BASE must be a URL of this machine');
    return null;
  }
  const protocol = url.protocol === 'https:' ? 'https' : 'http';
  const port = Number(url.port) || (protocol === 'https' ? 443 : 80);
  return { host: url.hostname, port, protocol } as const;
}

function readRateLimitFactor(
  env: Environment,
  isProduction: boolean,
  addProblem: AddProblem,
): number {
  const text = env['RATE_LIMIT_FACTOR'];
  if (!text) return 1;
  if (isProduction) addProblem('RATE_LIMIT_FACTOR is refused in production');
  const factor = Number(text);
  if (!(factor > 0 && Number.isFinite(factor))) {
    addProblem('RATE_LIMIT_FACTOR must be a number above 0');
  }
  return factor;
}

function readClockStart(env: Environment, isProduction: boolean, addProblem: AddProblem) {
  const text = env['SHOP_CLOCK']?.trim();
  if (!text) return null;
  if (isProduction) addProblem('SHOP_CLOCK is refused in production');
  const start = Date.parse(text);
  if (Number.isNaN(start)) addProblem('SHOP_CLOCK must be an ISO instant');
  return start;
}

function readSecret(env: Environment, stage: Stage, addProblem: AddProblem): string {
  const secret = env['SHOP_SECRET'] ?? '';
  if (secret === '') addProblem('SHOP_SECRET is missing');
  else if (stage !== 'local' && secret.length < MIN_SECRET_LENGTH) {
    addProblem(`SHOP_SECRET must have at least ${MIN_SECRET_LENGTH} characters`);
  }
  return secret;
}

function readPayments(env: Environment, isProduction: boolean, addProblem: AddProblem) {
  const secretKey = env['STRIPE_SECRET_KEY'] ?? '';
  const webhookSecret = env['STRIPE_WEBHOOK_SECRET'] ?? '';
  if (secretKey === '') addProblem('STRIPE_SECRET_KEY is missing');
  else if (isProduction !== /^[sr]k_live_/.test(secretKey)) {
    addProblem(
      isProduction
        ? 'STRIPE_SECRET_KEY must be a live key'
        : 'STRIPE_SECRET_KEY must not be a live key outside production',
    );
  }
  if (webhookSecret === '') addProblem('STRIPE_WEBHOOK_SECRET is missing');
  else if (isProduction && !/^whsec_(?!sandbox|test)/.test(webhookSecret)) {
    addProblem('STRIPE_WEBHOOK_SECRET must be a live endpoint’s secret');
  }
  return { secretKey, webhookSecret, api: readApiHost(env, isProduction, addProblem) };
}

/** Checks the database URL at start: without one every statement would fail as if the database were down. */
function checkDatabase(env: Environment, addProblem: AddProblem): void {
  const url = parseUrl(env['NETLIFY_DB_URL'] ?? '');
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    addProblem('NETLIFY_DB_URL is missing or no postgres:// URL');
  }
}

function readProviderDedupes(env: Environment, addProblem: AddProblem): boolean {
  const text = env['MAIL_DEDUPES'] || 'false';
  if (!['true', 'false'].includes(text)) addProblem('MAIL_DEDUPES must be true or false');
  return text === 'true';
}

function readMail(env: Environment, stage: Stage, addProblem: AddProblem, facts: MailFacts) {
  const url = parseUrl(env['SMTP_URL'] ?? '');
  const isThisMachine = url !== null && LOOPBACK.includes(url.hostname);
  if (!isThisMachine) url?.searchParams.set('requireTLS', 'true');
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol)) {
    addProblem('SMTP_URL is missing or no smtp:// URL');
  } else if (stage === 'production' && isThisMachine) {
    addProblem('SMTP_URL must not be this machine');
  }
  const from = env['MAIL_FROM'] || facts.from;
  const sender = NAMED_ADDRESS.exec(from)?.[1] ?? from;
  if (!PLAIN_ADDRESS.test(sender)) {
    addProblem('MAIL_FROM must be one e-mail address, or Name <address>');
  }
  const shopInbox = env['SHOP_INBOX'] || facts.inbox;
  if (!PLAIN_ADDRESS.test(shopInbox)) addProblem('SHOP_INBOX must be a plain e-mail address');
  if (stage === 'production') {
    for (const [name, address] of [['MAIL_FROM', sender] as const, ['SHOP_INBOX', shopInbox]]) {
      const domain = address.slice(address.lastIndexOf('@') + 1);
      if (RESERVED_DOMAIN.test(domain)) addProblem(`${name} must not be under a reserved domain`);
    }
  }
  const onlyTo = stage === 'preview' ? shopInbox : null;
  return {
    smtpUrl: url?.href ?? '',
    from,
    shopInbox,
    onlyTo,
    providerDedupes: readProviderDedupes(env, addProblem),
  };
}

/** Reads the environment, or throws all its problems at once. Production rejects every setting meant for tests. */
export function readSettings(env: Environment, facts: MailFacts, deployContext?: string): Settings {
  const problems: string[] = [];
  const addProblem = (problem: string): void => void problems.push(problem);
  const stage = stageOf(env, deployContext);
  const isProduction = stage === 'production';
  checkDatabase(env, addProblem);
  const settings: Settings = {
    isProduction,
    isPreview: stage === 'preview',
    siteUrl: readSiteUrl(env, stage, addProblem),
    secret: readSecret(env, stage, addProblem),
    rateLimitFactor: readRateLimitFactor(env, isProduction, addProblem),
    clockStart: readClockStart(env, isProduction, addProblem),
    payments: readPayments(env, isProduction, addProblem),
    mail: readMail(env, stage, addProblem, facts),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

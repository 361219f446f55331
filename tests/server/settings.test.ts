import { describe, expect, it } from 'vitest';
import { SettingsError, readSettings } from '#netlify/http/settings.ts';

const facts = { from: 'Shop <orders@fudge.shop>', inbox: 'orders@fudge.shop' };

const live = {
  CONTEXT: 'production',
  SITE_URL: 'https://shop.example',
  SHOP_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://user:pass@smtp.mail.example:465',
  NETLIFY_DB_URL: 'postgresql://user:pass@db.example/shop',
};

const local = {
  SITE_URL: 'http://localhost:8888',
  SHOP_SECRET: 'secret',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_API_BASE: 'http://127.0.0.1:12111',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  NETLIFY_DB_URL: 'postgres://localhost:5432/shop',
  RATE_LIMIT_FACTOR: '10',
  SHOP_CLOCK: '2026-11-20T10:00:00Z',
};

function problemsOf(env: Record<string, string | undefined>, deployContext?: string) {
  try {
    readSettings(env, facts, deployContext);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('in production', () => {
  it('a complete environment will do, with the shop’s own sender and inbox', () => {
    const settings = readSettings(live, facts);
    expect(settings).toMatchObject({
      isProduction: true,
      rateLimitFactor: 1,
      clockStart: null,
      payments: { api: null },
      mail: { from: facts.from, shopInbox: facts.inbox, providerDedupes: false, onlyTo: null },
    });
  });

  it.each([
    ['no payment key', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY is missing'],
    ['a test key', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY must be a live key'],
    ['no webhook secret', { STRIPE_WEBHOOK_SECRET: undefined }, 'STRIPE_WEBHOOK_SECRET is missing'],
    [
      'the sandbox’s webhook secret',
      { STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_1' },
      'STRIPE_WEBHOOK_SECRET must be a live endpoint’s secret',
    ],
    ['no secret', { SHOP_SECRET: undefined }, 'SHOP_SECRET is missing'],
    ['a short secret', { SHOP_SECRET: 'short' }, 'SHOP_SECRET must have at least 32 characters'],
    ['no mail server', { SMTP_URL: undefined }, 'SMTP_URL is missing or no smtp:// URL'],
    [
      'the sandbox’s mail server',
      { SMTP_URL: 'smtp://127.0.0.1:2525' },
      'SMTP_URL must not be this machine',
    ],
    [
      'a local payment API',
      { STRIPE_API_BASE: 'http://127.0.0.1:12111' },
      'STRIPE_API_BASE is refused in production',
    ],
    [
      'a rate limit factor',
      { RATE_LIMIT_FACTOR: '100' },
      'RATE_LIMIT_FACTOR is refused in production',
    ],
    [
      'another clock',
      { SHOP_CLOCK: '2026-11-20T10:00:00Z' },
      'SHOP_CLOCK is refused in production',
    ],
    ['a site URL without https', { SITE_URL: 'http://shop.example' }, 'SITE_URL must be https'],
    ['a script as site URL', { SITE_URL: 'javascript:alert(1)' }, 'SITE_URL must be https'],
    [
      'no database',
      { NETLIFY_DB_URL: undefined },
      'NETLIFY_DB_URL is missing or no postgres:// URL',
    ],
    [
      'a database of another kind',
      { NETLIFY_DB_URL: 'mysql://db.example/shop' },
      'NETLIFY_DB_URL is missing or no postgres:// URL',
    ],
    [
      'a sender under a reserved domain',
      { MAIL_FROM: 'Shop <orders@birnbeckfudge.example>' },
      'MAIL_FROM must not be under a reserved domain',
    ],
    [
      'an inbox under a reserved domain',
      { SHOP_INBOX: 'orders@shop.test' },
      'SHOP_INBOX must not be under a reserved domain',
    ],
    [
      'an example’s sender',
      { MAIL_FROM: 'orders@example.com' },
      'MAIL_FROM must not be under a reserved domain',
    ],
    [
      'an inbox with a name',
      { SHOP_INBOX: 'Shop <a@shop.example>' },
      'SHOP_INBOX must be a plain e-mail address',
    ],
  ])('%s is rejected', (_what, change, problem) => {
    expect(problemsOf({ ...live, ...change })).toEqual([problem]);
  });

  it('is also detected from the platform’s context', () => {
    expect(
      problemsOf({ ...live, CONTEXT: undefined, SHOP_CLOCK: local.SHOP_CLOCK }, 'production'),
    ).toEqual(['SHOP_CLOCK is refused in production']);
  });

  it('all problems are reported at once, without values', () => {
    const problems = problemsOf({ CONTEXT: 'production', STRIPE_SECRET_KEY: 'sk_test_hush' });
    expect(problems).toHaveLength(6);
    expect(problems.join()).not.toContain('hush');
  });
});

describe('on a developer’s machine', () => {
  it('the sandbox’s environment is accepted', () => {
    expect(readSettings(local, facts)).toMatchObject({
      isProduction: false,
      siteUrl: 'http://localhost:8888',
      rateLimitFactor: 10,
      clockStart: Date.parse('2026-11-20T10:00:00Z'),
      payments: { api: { host: '127.0.0.1', port: 12111, protocol: 'http' } },
      mail: { providerDedupes: false, onlyTo: null },
    });
  });

  it.each(['sk_live_1', 'rk_live_1'])('the live key %s is rejected', (key) => {
    expect(problemsOf({ ...local, STRIPE_SECRET_KEY: key })).toEqual([
      'STRIPE_SECRET_KEY must not be a live key outside production',
    ]);
  });

  it.each(['javascript:alert(1)', 'ftp://shop.example', 'data:text/html,shop'])(
    'the site URL %s is rejected',
    (address) => {
      expect(problemsOf({ ...local, SITE_URL: address })).toEqual([
        'SITE_URL must be http or https',
      ]);
    },
  );

  it.each([
    ['http://payments.example:12111'],
    ['http://127.0.0.1.evil.example/'],
    ['ftp://127.0.0.1/'],
    ['not an address'],
  ])('a payment API at %s is rejected', (base) => {
    expect(problemsOf({ ...local, STRIPE_API_BASE: base })).toEqual([
      'STRIPE_API_BASE must be a URL of this machine',
    ]);
  });

  it.each(['0', '-1', 'many', 'Infinity', '1e999'])(
    'a rate limit factor of %s is rejected',
    (factor) => {
      expect(problemsOf({ ...local, RATE_LIMIT_FACTOR: factor })).toHaveLength(1);
    },
  );
});

describe('on a preview', () => {
  const preview = {
    ...live,
    CONTEXT: undefined,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  it.each(['deploy-preview', 'branch-deploy', 'staging'])(
    'of the context %s, mails go to the shop only, and links do not lead to the published shop',
    (context) => {
      expect(readSettings(preview, facts, context)).toMatchObject({
        isProduction: false,
        isPreview: true,
        siteUrl: '',
        mail: { onlyTo: facts.inbox, providerDedupes: false },
      });
    },
  );

  it('a live key is rejected, even if CONTEXT claims production', () => {
    const env = { ...preview, CONTEXT: 'production', STRIPE_SECRET_KEY: 'sk_live_1' };
    expect(problemsOf(env, 'deploy-preview')).toEqual([
      'STRIPE_SECRET_KEY must not be a live key outside production',
    ]);
  });

  it('a short secret is rejected, because a preview’s database may be a copy', () => {
    expect(problemsOf({ ...preview, SHOP_SECRET: 'short' }, 'deploy-preview')).toEqual([
      'SHOP_SECRET must have at least 32 characters',
    ]);
  });

  it('a missing database is rejected', () => {
    expect(problemsOf({ ...preview, NETLIFY_DB_URL: undefined }, 'deploy-preview')).toEqual([
      'NETLIFY_DB_URL is missing or no postgres:// URL',
    ]);
  });
});

describe('in every environment', () => {
  it.each(['orders@fudge.shop', 'Shop <orders@fudge.shop>', '"Fudge, Ltd" <orders@fudge.shop>'])(
    'the sender %s is accepted',
    (from) => {
      expect(readSettings({ ...live, MAIL_FROM: from }, facts).mail.from).toBe(from);
    },
  );

  it.each([
    'The shop',
    'orders@fudge',
    'Shop orders@fudge.shop',
    'Shop <orders@fudge>',
    'Shop <orders@fudge.shop>, Eve <eve@fudge.shop>',
    'orders@fudge.shop, eve@fudge.shop',
    'Fudge, Ltd <orders@fudge.shop>',
    'Shop <orders@fudge.shop>\r\nBcc: eve@fudge.shop',
    'Shop\r\nBcc: eve@fudge.shop <orders@fudge.shop>',
    '<orders@fudge.shop>',
  ])('the sender %j is rejected', (from) => {
    for (const env of [live, local]) {
      expect(problemsOf({ ...env, MAIL_FROM: from })).toEqual([
        'MAIL_FROM must be one e-mail address, or Name <address>',
      ]);
    }
  });

  it.each([
    ['true', true],
    ['false', false],
    ['', false],
    [undefined, false],
  ])('MAIL_DEDUPES of %s means %s', (text, providerDedupes) => {
    expect(readSettings({ ...live, MAIL_DEDUPES: text }, facts).mail).toMatchObject({
      providerDedupes,
    });
  });

  it.each([
    'smtps://user:p%40ss@smtp.mail.example:465',
    'smtp://user:pass@smtp.mail.example:587',
    'smtp://127.0.0.1.evil.example:2525',
  ])('mails through %s require TLS, whatever its URL says', (smtpUrl) => {
    for (const query of ['', '?requireTLS=false']) {
      const { mail } = readSettings({ ...local, SMTP_URL: `${smtpUrl}${query}` }, facts);
      expect(mail.smtpUrl).toBe(`${smtpUrl}?requireTLS=true`);
    }
  });

  it.each(['smtp://127.0.0.1:2525', 'smtp://localhost:2525', 'smtp://[::1]:2525'])(
    'mails through %s, this machine, need no TLS',
    (smtpUrl) => {
      expect(readSettings({ ...local, SMTP_URL: smtpUrl }, facts).mail).toMatchObject({ smtpUrl });
    },
  );

  it.each(['1', 'yes', 'TRUE', 'no'])('MAIL_DEDUPES of %s is rejected', (text) => {
    expect(problemsOf({ ...live, MAIL_DEDUPES: text })).toEqual([
      'MAIL_DEDUPES must be true or false',
    ]);
  });
});

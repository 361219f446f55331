import { existsSync } from 'node:fs';
import { chromium, defineConfig } from '@playwright/test';

/** The shop that the journeys run against; started by the configuration unless SHOP_URL names a running one. */
const port = process.env['E2E_PORT'] ?? '8899';
const baseURL = process.env['SHOP_URL'] ?? `http://localhost:${port}`;

/** What no width changes, or what brings a width of its own (`@wide`, `@narrow`), is asked once: pages and headers on the wide screen, journeys on the phone, as most shoppers go. */
const onlyWide = /(text-pages|security|analytics|delivery-dates|screen-reader)\.spec/;
const onlyPhone =
  /(order|thank-you|already-paid|data-requests|faq|qr-code|contact|bulk|flavours|undo-and-resume|lazy-css|input-before-hydration|builder-(resume|offline|share|contents))\.spec/;

/** Playwright's own browser where it is installed, else the one that the test script found on the machine. */
const ownBrowser = existsSync(chromium.executablePath());
const executablePath = ownBrowser ? undefined : process.env['CHROMIUM'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  /* A busy machine may starve a page: the second try is listed by name at the end of the run. */
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    /* Recording costs a quarter of the time. */
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@wide/,
      testIgnore: onlyWide,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@narrow/,
      testIgnore: onlyPhone,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  ...(process.env['SHOP_URL']
    ? {}
    : {
        webServer: {
          command: 'node sandbox/start.mjs',
          url: `${baseURL}/`,
          timeout: 300_000,
          gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
          env: {
            PORT: port,
            SITE_URL: baseURL,
            DATA_DIR: `.netlify/e2e-${port}`,
            RATE_LIMIT_FACTOR: '1000',
          },
        },
      }),
});

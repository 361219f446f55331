import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS } from './tests/support/browser-args.ts';
import { installedBrowser } from './tests/support/find-browser.mjs';

/** The shop under test. Playwright starts it unless SHOP_URL names a running one. */
const port = process.env['E2E_PORT'] ?? '8899';
const baseURL = process.env['SHOP_URL'] ?? `http://localhost:${port}`;

/** Tests that the screen width does not change run once: pages and headers on desktop, journeys on the phone. The tags `@wide` and `@narrow` do the same for single tests. tests/README.md says how to choose. */
const desktopOnly = /(text-pages|security|analytics|delivery-dates|screen-reader)\.spec/;
const phoneOnly =
  /(order|order-page|thank-you|already-paid|closed-week|data-requests|faq|qr-code|contact|bulk|flavours|shopkeeper|undo-and-resume|lazy-css|deferred-loading|input-before-hydration|translated|cart|builder-(resume|offline|share|contents|cart))\.spec/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  /* A busy machine may starve a page. A test that passes on its second try is listed by name at the end of the run. */
  retries: process.env['CI'] ? 1 : 0,
  /* Three keep two cores busy: pages wait for each other and for the shop. */
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    /* Tracing takes a quarter of the time. */
    trace: process.env['CI'] ? 'off' : 'retain-on-failure',
    launchOptions: { ...installedBrowser(), args: BROWSER_ARGS },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@wide/,
      testIgnore: desktopOnly,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    {
      name: 'desktop',
      grepInvert: /@narrow/,
      testIgnore: phoneOnly,
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

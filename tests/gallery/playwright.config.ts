import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { MOMENT, SCREENS } from './gallery-folder.ts';

const port = process.env['E2E_PORT'] ?? '8898';

/** `npm run gallery`: photographs every state of the shop at every width, at one fixed moment. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '../../.netlify/gallery-results'),
  globalSetup: './prepare-gallery.ts',
  globalTeardown: './write-gallery.ts',
  retries: 0,
  reporter: 'line',
  use: { ...base.use, baseURL: `http://localhost:${port}` },
  projects: SCREENS.map((viewport) => ({ name: String(viewport.width), use: { viewport } })),
  webServer: {
    command: 'node sandbox/start.mjs',
    cwd: join(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: port,
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: `.netlify/gallery-${port}`,
      RATE_LIMIT_FACTOR: '1000',
      SHOP_CLOCK: MOMENT,
    },
  },
});

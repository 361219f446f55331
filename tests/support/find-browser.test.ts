import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'browsers-'));

/** Playwright reads the folder of its own browsers once. */
process.env['PLAYWRIGHT_BROWSERS_PATH'] = emptyFolder();
const { chromium } = await import('@playwright/test');

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('CHROMIUM', undefined);
  vi.stubEnv('PATH', emptyFolder());
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const putOnPath = (): string => {
  const file = join(process.env['PATH'] ?? '', 'chromium');
  writeFileSync(file, '');
  return file;
};

describe.each(['../../playwright.config.ts', '../gallery/playwright.config.ts'])(
  'the browser of %s',
  (file) => {
    const readPath = async (): Promise<unknown> => {
      const { default: config } = (await import(file)) as {
        default: { use: { launchOptions: { executablePath?: string } } };
      };
      return config.use.launchOptions.executablePath;
    };

    it('is one on the PATH, without a variable that names it', async () => {
      const onPath = putOnPath();
      expect(await readPath()).toBe(onPath);
    });

    it('is rather the one that CHROMIUM names', async () => {
      putOnPath();
      vi.stubEnv('CHROMIUM', '/opt/chromium');
      expect(await readPath()).toBe('/opt/chromium');
    });
  },
);

it('Playwright’s own browser comes first', async () => {
  putOnPath();
  const own = chromium.executablePath();
  mkdirSync(dirname(own), { recursive: true });
  writeFileSync(own, '');
  const { installedBrowser } = await import('./find-browser.mjs');
  expect(installedBrowser()).toEqual({});
});

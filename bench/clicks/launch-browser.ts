import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/** Starts Playwright's own browser, or the one that `CHROMIUM` names. */
export function launchBrowser(): Promise<Browser> {
  const system = process.env['CHROMIUM'];
  return chromium.launch({
    args: ['--no-sandbox'],
    ...(system && !existsSync(chromium.executablePath()) ? { executablePath: system } : {}),
  });
}

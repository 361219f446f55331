import { chromium, type Browser } from '@playwright/test';
import { installedBrowser } from '../../tests/support/find-browser.mjs';

/** Starts the browser that is installed: Playwright's own, the one that `CHROMIUM` names, or one on the PATH. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ ...installedBrowser(), args: ['--no-sandbox'] });

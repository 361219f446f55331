// `npm run webkit`: takes a shopper's journeys through the built site in WebKit, the engine of Safari. Needs Debian's
// `webkit2gtk-driver` and `xvfb`. Arguments: parts of the names of the journeys to take; none takes them all.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchShop } from '#sandbox/launch.ts';
import { JOURNEYS } from './journeys.ts';
import { startWebKit } from './webkit-browser.ts';

const wanted = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'webkit-'));
const shop = await launchShop({ port: 0, dataDir, env: { RATE_LIMIT_FACTOR: '1000' } });
const webkit = await startWebKit();
let failed = 0;
try {
  for (const [name, journey] of Object.entries(JOURNEYS)) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    const browser = await webkit.openBrowser();
    try {
      await journey(browser, shop.url);
      console.log(`ok   ${name}`);
    } catch (error) {
      failed += 1;
      const screen = join(tmpdir(), `webkit-${failed}.png`);
      writeFileSync(screen, await browser.takeScreenshot(), 'base64');
      console.log(`FAIL ${name}: ${String(error)} (${await browser.getCurrentUrl()}, ${screen})`);
    }
    await browser.quit();
  }
} finally {
  await webkit.stop();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);

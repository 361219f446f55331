// npx node bench/click-to-paint.ts <url> [scenario ...]: measures the clicks of a running shop.
import { launchBrowser } from './clicks/launch-browser.ts';
import {
  CPU_SLOWDOWN,
  measureClicks,
  percentile,
  type TimesByAction,
} from './clicks/measure-clicks.ts';
import { CLICK_SCENARIOS } from './clicks/scenarios.ts';

const LIMITS = { paint: 50, handler: 10 };

const [url = 'http://localhost:8888', ...named] = process.argv.slice(2);
const browser = await launchBrowser();
const times: TimesByAction = new Map();
for (const [name, scenario] of Object.entries(CLICK_SCENARIOS)) {
  if (named.length === 0 || named.includes(name)) {
    await measureClicks(browser, url, scenario, times);
  }
}
await browser.close();

console.table(
  [...times].map(([action, { paint, handler, busy, longestFrame }]) => ({
    action,
    events: paint.length,
    'paint p50': Math.round(percentile(0.5, paint)),
    'paint p95': Math.round(percentile(0.95, paint)),
    'handler p50': Number(percentile(0.5, handler).toFixed(1)),
    'handler p95': Number(percentile(0.95, handler).toFixed(1)),
    processor: Math.round(percentile(0.5, busy)),
    'longest frame': Math.round(percentile(1, longestFrame)),
  })),
);
console.log(
  `Milliseconds at ${CPU_SLOWDOWN}x slowdown; limits: paint p95 at most ${LIMITS.paint}, handler at most ${LIMITS.handler}.`,
);

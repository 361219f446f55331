import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';

const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Disables background traffic of the browser. */
const QUIET =
  '--disable-background-networking --disable-component-update --disable-sync --disable-extensions';
const FLAGS = `--headless --no-sandbox --disable-gpu --ignore-certificate-errors ${QUIET}`;
const MAX_REPORT_BYTES = 50_000_000;

const score = v.object({ score: v.number() });
const measure = v.object({ numericValue: v.number() });
const report = v.object({
  categories: v.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: v.object({
    'first-contentful-paint': measure,
    'largest-contentful-paint': measure,
    'total-blocking-time': measure,
    'cumulative-layout-shift': measure,
  }),
});

/** The result for a page on a slow phone: scores out of 100, times in ms. */
export interface LighthouseResult {
  /** Performance, accessibility, best practices, SEO. */
  scores: readonly [number, number, number, number];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

const run = promisify(execFile);

const ATTEMPTS = 3;

/** Returns a report. Tries again when the browser recorded no trace, which Lighthouse now and then says of any page. */
async function reportOn(url: string, attempt = 1): Promise<string> {
  const args = ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${FLAGS}`];
  const only = '--only-categories=performance,accessibility,best-practices,seo';
  try {
    const { stdout } = await run('npx', [...args, only], {
      maxBuffer: MAX_REPORT_BYTES,
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] },
    });
    return stdout;
  } catch (error) {
    if (attempt === ATTEMPTS || !String(error).includes('NO_NAVSTART')) throw error;
    return reportOn(url, attempt + 1);
  }
}

/** Measures a page once in a new browser; npx installs Lighthouse on first use. */
export async function runLighthouse(url: string): Promise<LighthouseResult> {
  const { categories, audits } = v.parse(report, JSON.parse(await reportOn(url)));
  const { performance, accessibility, seo } = categories;
  const scores = [performance, accessibility, categories['best-practices'], seo] as const;
  const [first, second, third, fourth] = scores.map((one) => Math.round(one.score * 100));
  return {
    scores: [first ?? 0, second ?? 0, third ?? 0, fourth ?? 0],
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { generateBankHolidays } from './src/data/generate-bank-holidays.ts';
import { readHistory } from './src/pages/_read-history.mjs';
import { inlineTokens, readConstants, withoutConstants } from './src/styles/inline-tokens.ts';
import { lateSheets } from './src/styles/late-sheets.ts';
import { layerOrder } from './src/styles/layers.ts';

/**
 * The Netlify adapter in its static form: by itself it forces a server build and ships a server-side
 * rendering function that no page needs. Kept here, it still writes each page's CSP and cache headers.
 */
function staticNetlify() {
  const adapter = netlify({ staticHeaders: true, imageCDN: false, devFeatures: false });
  const announce = adapter.hooks['astro:config:done'];
  adapter.hooks['astro:config:done'] = (params) =>
    announce?.({
      ...params,
      setAdapter: (options) =>
        params.setAdapter({
          ...options,
          adapterFeatures: { ...options.adapterFeatures, buildOutput: 'static' },
        }),
    });
  return adapter;
}

/** `client:painted`: an island that waits for the page to have painted. */
const paintedDirective = {
  name: 'painted-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'painted', entrypoint: './src/browser/hydrate-painted.ts' }),
  },
};

/** The bank holidays of the years to come, written as a table that pages and functions can carry. */
const bankHolidays = {
  name: 'bank-holidays',
  hooks: {
    'astro:build:start': () => {
      const file = new URL('src/data/bank-holidays.ts', import.meta.url);
      const holidays = generateBankHolidays();
      if (readFileSync(file, 'utf8') !== holidays) writeFileSync(file, holidays);
    },
  },
};

/** The script of every page, with what islands share of it. */
const isSite = (file) => /\/site[-.]/.test(file);

/**
 * Vite's helper for `import()` is 0.8 kB, which pages that fetch something later pay at once: ours is a fourth of that,
 * and next to nothing for the script of every page.
 */
const lightImports = {
  name: 'light-imports',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id !== '\0vite/preload-helper.js') return undefined;
    const helper = isSite(importer) ? 'fetch-one' : 'fetch-on-demand';
    return fileURLToPath(new URL(`src/browser/${helper}.ts`, import.meta.url));
  },
  // The helper itself and what every page has at load need not be asked for again.
  config: () => ({
    build: {
      modulePreload: {
        resolveDependencies: (_file, needed, { hostId }) =>
          isSite(hostId) ? [] : needed.filter((file) => !isSite(file) && !/\/fetch-on/.test(file)),
      },
    },
  }),
};

const tokens = readConstants(
  readFileSync(new URL('src/styles/tokens.css', import.meta.url), 'utf8'),
);

/** A page carries the design tokens that it uses and no others: three quarters of a kilobyte of each first paint. */
const tokensInPlace = {
  name: 'tokens-in-place',
  enforce: 'pre',
  apply: 'build',
  transform(sheet, id) {
    if (!/\.css(\?|$)/.test(id)) return undefined;
    const rest = id.includes('src/styles/tokens.css') ? withoutConstants(sheet, tokens) : sheet;
    return { code: inlineTokens(rest, tokens), map: null };
  },
};

const siteUrl =
  process.env.SITE_URL ?? process.env.URL ?? `http://localhost:${process.env.PORT ?? 8888}`;

/** The adapter's own development server would answer for the platform, which the sandbox does already. */
const isDevelopment = process.argv.some((word) => word === 'dev' || word === '--dev');

/** The script of every page in one file, together with what islands share of it: cut up it compresses worse by 0.15 kB. */
const wholeSite = {
  name: 'site',
  test: /src\/layouts\/site\.ts/,
};

/** React in one file: cut up between the pages that use it, it compresses worse by 2 kB. */
const wholeReact = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react|@nanostores)\//,
};

/** The calendar in one file: the home page asks for it at load, and alone its parts compress worse by 0.2 kB. */
const wholeCalendar = {
  name: 'calendar',
  test: /src\/(?:domain\/(?:day|event-days|dispatch)|data\/(?:calendar|bank-holidays|shipping))\.ts/,
};

/** Scripts name each other, and pages name them: short names are bytes of every first paint. */
const scriptName = ({ name }) => `_astro/${name.split('.', 1)}.[hash].js`;

/** A sheet that is fetched must not be called like one that stands in a page, or Astro takes it for that one. */
const lateSheetName = ({ names: [name = ''] }) =>
  `_astro/${name.endsWith('.css') ? 'late.' : ''}[name].[hash][extname]`;

const layerOrderHash = createHash('sha256').update(layerOrder).digest('base64');

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'ignore',
  ...(isDevelopment ? {} : { adapter: staticNetlify() }),
  integrations: [react(), paintedDirective, bankHolidays],
  devToolbar: { enabled: false },
  compressHTML: true,
  build: { inlineStylesheets: 'always' },
  vite: {
    plugins: [lightImports, lateSheets, tokensInPlace],
    // Read by the site maps alone.
    define: { HISTORY: JSON.stringify(readHistory(import.meta.dirname)) },
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: scriptName,
              chunkFileNames: scriptName,
              assetFileNames: lateSheetName,
              codeSplitting: { groups: [wholeSite, wholeReact, wholeCalendar] },
            },
          },
        },
      },
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ],
      styleDirective: { hashes: [`sha256-${layerOrderHash}`] },
    },
  },
});

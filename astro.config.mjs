import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { readHistory } from './src/pages/_read-history.mjs';
import { inlineTokens, readConstants, withoutConstants } from './src/styles/inline-tokens.ts';
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

/** Vite's helper for `import()` is 0.8 kB, which pages that fetch something later pay at once: ours is a sixth of that. */
const lightImports = {
  name: 'light-imports',
  enforce: 'pre',
  resolveId: (id) =>
    id === '\0vite/preload-helper.js'
      ? fileURLToPath(new URL('src/browser/fetch-on-demand.ts', import.meta.url))
      : undefined,
  // The helper itself and what every page has at load need not be asked for again.
  config: () => ({
    build: {
      modulePreload: {
        resolveDependencies: (_file, needed) =>
          needed.filter((file) => !/\/(?:fetch-on-demand|base)\./.test(file)),
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

/** What every page's script shares with the islands goes into one file, so that a page of text asks for two. */
const sharedBase = {
  name: 'base',
  test: /nanostores\/atom|src\/browser\/(?:storage|motion)/,
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

const layerOrderHash = createHash('sha256').update(layerOrder).digest('base64');

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'ignore',
  ...(isDevelopment ? {} : { adapter: staticNetlify() }),
  integrations: [react(), paintedDirective],
  devToolbar: { enabled: false },
  compressHTML: true,
  build: { inlineStylesheets: 'always' },
  vite: {
    plugins: [lightImports, tokensInPlace],
    // Read by the site maps alone.
    define: { HISTORY: JSON.stringify(readHistory(import.meta.dirname)) },
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: [sharedBase, wholeReact, wholeCalendar] } },
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

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { inlineTokens, readConstants, withoutConstants } from './build/inline-tokens.ts';
import { lazyStylesheets } from './build/lazy-stylesheets.ts';
import { orderScripts, readImports } from './build/script-order.ts';
import { siteMaps } from './build/sitemap.ts';
import { openingScript } from './src/islands/box-builder/opening-script.ts';
import { layerOrder } from './src/styles/layers.ts';

/**
 * The Netlify adapter in its static form: by itself it forces a server build and ships a server-side
 * rendering function that no page needs. Kept here, it still writes each page's CSP and cache headers, also for the
 * file's own name (`/about.html`), by which the platform gives the page as well.
 */
function staticNetlify() {
  const adapter = netlify({ staticHeaders: true, imageCDN: false, devFeatures: false });
  const announce = adapter.hooks['astro:config:done'];
  const keepHeaders = adapter.hooks['astro:build:generated'];
  adapter.hooks['astro:config:done'] = (params) =>
    announce?.({
      ...params,
      setAdapter: (options) =>
        params.setAdapter({
          ...options,
          adapterFeatures: { ...options.adapterFeatures, buildOutput: 'static' },
        }),
    });
  adapter.hooks['astro:build:generated'] = (params) => {
    const routeToHeaders = new Map(
      [...params.routeToHeaders].flatMap(([path, headers]) =>
        [path, ...(path === '/' ? ['/index', '/index.html'] : [`${path}.html`])].map((name) => [
          name,
          headers,
        ]),
      ),
    );
    return keepHeaders?.({ ...params, routeToHeaders });
  };
  return adapter;
}

/** `client:idle-or-interaction`: hydrates an island once the page is idle, or at the first interaction with it. */
const idleOrInteractionDirective = {
  name: 'idle-or-interaction-directive',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'idle-or-interaction',
        entrypoint: './src/browser/hydrate-idle-or-interaction.ts',
      }),
  },
};

const { plugin: scriptImports, importsOf } = readImports();

/** Astro has no say in when the scripts of a page are fetched: the built pages are told. */
const scriptOrder = {
  name: 'script-order',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const name of readdirSync(dir, { recursive: true })) {
        if (!name.endsWith('.html')) continue;
        const file = new URL(name, dir);
        writeFileSync(file, orderScripts(readFileSync(file, 'utf8'), importsOf));
      }
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
        resolveDependencies: (file, needed, { hostId }) =>
          isSite(hostId) ? [] : needed.filter((need) => !isSite(need) && !/\/fetch-on/.test(need)),
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

/** What says when a parcel arrives and what it costs: most pages that sell ask for all of it. */
const wholeCalendar = {
  name: 'calendar',
  test: /src\/(?:domain\/(?:day|day-words|event-days|dispatch|money|catalogue|delivery)|data\/(?:calendar|bank-holidays|shipping|delivery-service))\.ts/,
};

/** The boxes with their pictures. */
const wholeBoxes = {
  name: 'boxes',
  test: /src\/(?:domain\/weight|data\/boxes|assets\/(?:responsive-image|images|images-version))\.ts/,
};

/** What islands share their state with. */
const wholeStores = {
  name: 'stores',
  test: /nanostores\/(?:atom|computed|lifecycle)|src\/(?:stores\/clock|browser\/each-minute)/,
};

/** Who gets the parcel: islands with a form ask for both. It comes first, lest the wizard takes one of them along. */
const wholeDelivery = {
  name: 'delivery',
  test: /src\/domain\/(?:customer|delivery-rules)\.ts/,
  priority: 1,
};

/** What every call is made and read by. */
const wholeSend = {
  name: 'send',
  test: /node_modules\/valibot|src\/(?:browser\/send|contract\/endpoint)\.ts/,
  priority: 1,
};

/** What brings scripts later: in a file of its own, lest pages that need it at once take along what it brings. */
const wholeFetch = {
  name: 'fetch-on-demand',
  test: /src\/browser\/fetch-on-demand\.ts/,
  priority: 2,
};

/** What leads to the payment page. */
const wholePayment = {
  name: 'payment',
  test: /src\/(?:stores\/(?:payment|paid-already|checkout-progress)|domain\/paid-already|contract\/start-checkout)\.ts/,
};

/** The orders that a device remembers: the page after payment needs them without what leads there. */
const wholeOrders = {
  name: 'orders',
  test: /src\/(?:stores\/(?:save-order|find-order)|domain\/order-history|contract\/get-session)\.ts/,
};

/** What the builder's first step shares with the later ones. */
const wholeWizard = {
  name: 'wizard',
  test: /src\/(?:stores\/(?:step-transition|step|catalogue|draft|arrival)|domain\/(?:step-names|box-draft)|islands\/(?:ResponsiveImage|box-builder\/StepHeading))\.tsx?/,
};

/** Names that say where they belong compress better than hashes; no two module sheets have one name. */
const className = (name, file) => `${basename(file, '.module.css')}-${name}`;

/** Scripts name each other, and pages name them: short names are bytes of every first paint. */
const scriptName = ({ name }) => `_astro/${name.split('.', 1)}.[hash:7].js`;

/** A sheet that is fetched must not be called like one that stands in a page, or Astro takes it for that one. */
const lazyStylesheetName = ({ names: [name = ''] }) =>
  `_astro/${name.endsWith('.css') ? 'late.' : ''}[name].[hash][extname]`;

const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'ignore',
  ...(isDevelopment ? {} : { adapter: staticNetlify() }),
  integrations: [
    react(),
    idleOrInteractionDirective,
    scriptOrder,
    ...siteMaps(import.meta.dirname),
  ],
  devToolbar: { enabled: false },
  compressHTML: true,
  build: { format: 'file', inlineStylesheets: 'always' },
  vite: {
    plugins: [lightImports, lazyStylesheets, scriptImports, tokensInPlace],
    define: {
      // React's doors to its developer tools: 0.4 kB of each island.
      ...(isDevelopment ? {} : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    },
    css: { modules: { generateScopedName: className } },
    // Slower than the bundler's own minifier, and 1.5 % lighter.
    build: {
      assetsInlineLimit: 0,
      minify: 'terser',
      terserOptions: { ecma: 2022, module: true, compress: { passes: 3 } },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: scriptName,
              chunkFileNames: scriptName,
              assetFileNames: lazyStylesheetName,
              codeSplitting: {
                groups: [
                  wholeSite,
                  wholeReact,
                  wholeCalendar,
                  wholeBoxes,
                  wholeStores,
                  wholeDelivery,
                  wholeFetch,
                  wholeSend,
                  wholeOrders,
                  wholePayment,
                  wholeWizard,
                ],
              },
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
        // No script turns text into markup or into a script's address.
        "require-trusted-types-for 'script'",
      ],
      styleDirective: { hashes: [sha256(layerOrder)] },
      scriptDirective: { hashes: [sha256(openingScript)] },
    },
  },
});

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
import { openingScript } from '#features/builder/opening-script.ts';
import { layerOrder } from './src/styles/layers.ts';

/**
 * The Netlify adapter for a static site. By itself it forces a server build with a rendering function that no page needs.
 * It still writes each page's CSP and cache headers, also for the file name (`/about.html`), which the platform serves too.
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

/** Lowers the priority of scripts in the built pages; Astro has no option for it. */
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

/** Whether a chunk is the script of every page. */
const isSiteScript = (file) => /\/site[-.]/.test(file);

/**
 * Replaces Vite's `import()` helper (0.8 kB at load) with one of a fourth of its size, and a smaller one in the script of
 * every page.
 */
const smallPreloadHelper = {
  name: 'small-preload-helper',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id !== '\0vite/preload-helper.js') return undefined;
    const helper = isSiteScript(importer) ? 'fetch-one' : 'fetch-on-demand';
    return fileURLToPath(new URL(`src/browser/${helper}.ts`, import.meta.url));
  },
  // Every page has loaded the helper and the site script already.
  config: () => ({
    build: {
      modulePreload: {
        resolveDependencies: (file, files, { hostId }) =>
          isSiteScript(hostId)
            ? []
            : files.filter((other) => !isSiteScript(other) && !/\/fetch-on/.test(other)),
      },
    },
  }),
};

const tokens = readConstants(
  readFileSync(new URL('src/styles/tokens.css', import.meta.url), 'utf8'),
);

/** Inlines design tokens, so that a page carries only those it uses. Saves 0.75 kB per page. */
const inlineTokensPlugin = {
  name: 'inline-tokens',
  enforce: 'pre',
  apply: 'build',
  transform(css, id) {
    if (!/\.css(\?|$)/.test(id)) return undefined;
    const rest = id.includes('src/styles/tokens.css') ? withoutConstants(css, tokens) : css;
    return { code: inlineTokens(rest, tokens), map: null };
  },
};

const siteUrl =
  process.env.SITE_URL ?? process.env.URL ?? `http://localhost:${process.env.PORT ?? 8888}`;

/** In development the sandbox stands in for the platform, not the adapter. */
const isDevelopment = process.argv.some((word) => word === 'dev' || word === '--dev');

/** The script of every page with its shared modules in one chunk. Split, it compresses worse by 0.15 kB. */
const siteChunk = {
  name: 'site',
  test: /src\/layouts\/site\.ts/,
};

/** React in one chunk. Split, it compresses worse by 2 kB. */
const reactChunk = {
  name: 'react',
  test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react|@nanostores)\//,
};

/** Arrival dates and prices: most pages that sell need all of it. */
const calendarChunk = {
  name: 'calendar',
  test: /src\/(?:domain\/(?:day|day-words|money|catalogue|delivery\/(?:event-days|dispatch|delivery))|copy\/delivery|data\/(?:calendar|bank-holidays|shipping|delivery-service))\.ts/,
};

/** The boxes and their images. */
const boxesChunk = {
  name: 'boxes',
  test: /src\/(?:domain\/box\/weight|data\/boxes|assets\/(?:responsive-image|images|images-version))\.ts/,
};

/** nanostores and the clock, shared by islands. */
const storesChunk = {
  name: 'stores',
  test: /nanostores\/(?:atom|computed|lifecycle)|src\/(?:features\/delivery\/clock|browser\/each-minute)/,
};

/** Delivery details, used by every island with a form. The priority keeps them out of the wizard chunk. */
const deliveryChunk = {
  name: 'delivery',
  test: /src\/domain\/(?:customer\/customer|delivery\/delivery-rules)\.ts/,
  priority: 1,
};

/** Requests and their validation. */
const sendChunk = {
  name: 'send',
  test: /node_modules\/valibot|src\/(?:browser\/send|contract\/endpoint)\.ts/,
  priority: 1,
};

/** The `import()` helper, apart from the modules that it loads. */
const fetchChunk = {
  name: 'fetch-on-demand',
  test: /src\/browser\/fetch-on-demand\.ts/,
  priority: 2,
};

/** Starting a payment. */
const paymentChunk = {
  name: 'payment',
  test: /src\/(?:features\/checkout\/(?:payment|paid-already|checkout-progress)|domain\/order\/paid-already|contract\/start-checkout)\.ts/,
};

/** The order history. The thank-you page needs it without the payment chunk. */
const ordersChunk = {
  name: 'orders',
  test: /src\/(?:features\/checkout\/(?:save-order|find-order)|domain\/order\/order-history|contract\/get-session)\.ts/,
};

/** Modules shared by the first step of the builder and the later ones. */
const wizardChunk = {
  name: 'wizard',
  test: /src\/(?:features\/builder\/(?:steps|draft\/(?:step-transition|step|catalogue|draft|arrival)|parts\/StepHeading)|domain\/box\/box-draft|features\/delivery\/arrival|ui\/ResponsiveImage)\.tsx?/,
};

/** Readable class names compress better than hashes. No two CSS modules share a file name. */
const scopedClassName = (name, file) => `${basename(file, '.module.css')}-${name}`;

/** Short file names: pages and scripts contain them. */
const scriptFileName = ({ name }) => `_astro/${name.split('.', 1)}.[hash:7].js`;

/** Lazy stylesheets get a prefix: Astro would take one with the name of an inlined stylesheet for that one. */
const assetFileName = ({ names: [name = ''] }) =>
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
    plugins: [smallPreloadHelper, lazyStylesheets, scriptImports, inlineTokensPlugin],
    define: {
      // Removes React's developer tools hooks: 0.4 kB per island.
      ...(isDevelopment ? {} : { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }),
    },
    css: { modules: { generateScopedName: scopedClassName } },
    // Slower than the default minifier; 1.5 % smaller output.
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
              entryFileNames: scriptFileName,
              chunkFileNames: scriptFileName,
              assetFileNames: assetFileName,
              codeSplitting: {
                groups: [
                  siteChunk,
                  reactChunk,
                  calendarChunk,
                  boxesChunk,
                  storesChunk,
                  deliveryChunk,
                  fetchChunk,
                  sendChunk,
                  ordersChunk,
                  paymentChunk,
                  wizardChunk,
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
        // No script turns text into markup or script URLs.
        "require-trusted-types-for 'script'",
      ],
      styleDirective: { hashes: [sha256(layerOrder)] },
      scriptDirective: { hashes: [sha256(openingScript)] },
    },
  },
});

import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { siteDirectives } from './build/content-policy.ts';
import { deferredScripts } from './build/deferred-scripts.ts';
import { lazyStylesheets } from './build/lazy-stylesheets.ts';
import { siteMaps } from './build/sitemap.ts';
import { staticNetlify } from './build/static-netlify.ts';

const { SITE_URL, URL: deployUrl, PORT = '8888' } = process.env;

/** In development the sandbox stands in for the platform, not the adapter. */
const isDevelopment = process.argv.some((word) => word === 'dev' || word === '--dev');

/** React and the script of every page, each in one file. Split by the bundler, pages load 0.4 to 2 kB more. */
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react|@?nanostores)\//,
  },
  {
    name: 'site',
    test: /src\/(layouts\/site|browser\/(create-element|on-idle|open-dialog|preload-helper|offer-reload)|ui\/on-uncaught-error)\.ts/,
  },
];

/** Lazy stylesheets get a prefix: Astro would take one with the name of an inlined stylesheet for that one. */
const assetFileNames = ({ names: [name = ''] }) =>
  `_astro/${name.endsWith('.css') ? 'lazy.' : ''}[name].[hash][extname]`;

/** The script of a page or component, without what Astro adds to its name. */
const entryFileNames = ({ name }) => `_astro/${name.replace(/\.astro_.*/, '')}.[hash].js`;

/** "card_x1f": a class and its stylesheet, shorter than Vite's names, which stand in each page. */
const generateScopedName = (name, file) => {
  const path = relative(import.meta.dirname, file.split('?')[0]);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`;
};

export default defineConfig({
  site: SITE_URL ?? deployUrl ?? `http://localhost:${PORT}`,
  trailingSlash: 'ignore',
  ...(isDevelopment ? {} : { adapter: staticNetlify() }),
  integrations: [react(), deferredScripts(), ...siteMaps(import.meta.dirname)],
  devToolbar: { enabled: false },
  // Astro's default joins a word and the link after it.
  compressHTML: true,
  build: { format: 'file', inlineStylesheets: 'always' },
  vite: {
    plugins: [lazyStylesheets],
    css: { modules: { generateScopedName } },
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { assetFileNames, entryFileNames, codeSplitting: { groups: chunks } },
          },
        },
      },
    },
  },
  security: {
    csp: { directives: siteDirectives },
  },
});

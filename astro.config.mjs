import netlify from '@astrojs/netlify';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/**
 * The Netlify adapter in its static form: by itself it forces a server build and ships a server-side
 * rendering function that no page needs. Kept here, it still writes each page's CSP and cache headers.
 */
function staticNetlify() {
  const adapter = netlify({ staticHeaders: true, imageCDN: false });
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

const siteUrl =
  process.env.SITE_URL ?? process.env.URL ?? `http://localhost:${process.env.PORT ?? 8888}`;

export default defineConfig({
  site: siteUrl,
  trailingSlash: 'ignore',
  adapter: staticNetlify(),
  integrations: [react()],
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'always' },
  vite: { build: { assetsInlineLimit: 0 } },
  security: { csp: true },
});

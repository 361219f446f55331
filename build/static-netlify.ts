import { readFileSync } from 'node:fs';
import netlify from '@astrojs/netlify';
import type { AstroIntegration } from 'astro';
import { policyOf } from './content-policy.ts';

type Hooks = AstroIntegration['hooks'];

/** Returns the names under which the platform serves a page: `/about` also as `/about.html`, `/` also as `/index.html`. */
export function servedNames(path: string): string[] {
  return [path, ...(path === '/' ? ['/index', '/index.html'] : [`${path}.html`])];
}

const POLICY = 'Content-Security-Policy';

/**
 * Returns the platform's adapter for a site without server rendering. The adapter alone would build a rendering function
 * that no page needs, and would write a page's content security policy for its path only, with the hashes of all pages.
 */
export function staticNetlify(): AstroIntegration {
  const adapter = netlify({ staticHeaders: true, imageCDN: false, devFeatures: false });
  const { 'astro:config:done': configDone, 'astro:build:generated': generated } = adapter.hooks;
  const hooks: Hooks = {
    ...adapter.hooks,
    'astro:config:done': (params) =>
      configDone?.({
        ...params,
        setAdapter: (options) => {
          const adapterFeatures = { ...options.adapterFeatures, buildOutput: 'static' as const };
          params.setAdapter({ ...options, adapterFeatures });
        },
      }),
    'astro:build:generated': (params) => {
      const routeToHeaders = new Map(
        [...params.routeToHeaders].flatMap(([path, payload]) => {
          if (payload.route.type !== 'page') return [];
          const page = readFileSync(new URL(`.${servedNames(path).at(-1)}`, params.dir), 'utf8');
          const headers = new Headers(payload.headers);
          headers.set(POLICY, policyOf(page, headers.get(POLICY) ?? ''));
          return servedNames(path).map((name) => [name, { ...payload, headers }] as const);
        }),
      );
      return generated?.({ ...params, routeToHeaders });
    },
  };
  return { ...adapter, hooks };
}

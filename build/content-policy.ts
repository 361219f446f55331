import { createHash } from 'node:crypto';
import { PAYMENT_ORIGIN } from '#data/payment-provider.ts';

/**
 * The content security policy of the site's pages; Astro adds the sources of scripts and styles. The pages that the server
 * answers have a stricter one, in netlify/http/form-page.ts.
 */
export const siteDirectives = [
  "default-src 'self'",
  "img-src 'self' data:",
  // Browsers check also where a posted form is redirected to.
  `form-action 'self' ${PAYMENT_ORIGIN}`,
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  // No script turns text into markup or script URLs.
  "require-trusted-types-for 'script'",
];

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** What no browser runs: a script with a URL, or data. */
const NEEDS_NO_HASH = /\ssrc=|application\/(?:ld\+)?json/;
const SOURCES = /(script|style)-src 'self'[^;]*/g;

/** Returns the hashes of a page's inline scripts or styles, as a policy names them. */
function hashesOf(page: string, kind: string): string[] {
  return [...page.matchAll(INLINE)]
    .filter(([, element, attributes = '']) => element === kind && !NEEDS_NO_HASH.test(attributes))
    .map(([, , , text = '']) => {
      const hash = createHash('sha256').update(text).digest('base64');
      return `'sha256-${hash}'`;
    });
}

/**
 * Returns the content security policy of a page: the site's, with the hashes of the page's own inline scripts and styles.
 * Astro names all of the site's in every policy: 3 kB that do not compress, before the first byte of each page.
 */
export const policyOf = (page: string, sitePolicy: string): string =>
  sitePolicy.replace(SOURCES, (_sources, kind: string) =>
    [`${kind}-src 'self'`, ...new Set(hashesOf(page, kind))].join(' '),
  );

import { createHash } from 'node:crypto';

const INLINE = /<(?:script|style)\b[^>]*>([\s\S]*?)<\/(?:script|style)>/g;
const HASH = / 'sha256-[^']+'/g;

/**
 * Returns a content security policy without the hashes of scripts and styles that stand in other pages only. Astro names
 * all of the site's in every policy: 3 kB that do not compress, before the first byte of each page.
 */
export function policyOf(page: string, sitePolicy: string): string {
  const own = new Set(
    [...page.matchAll(INLINE)].map(([, text = '']) => {
      const hash = createHash('sha256').update(text).digest('base64');
      return ` 'sha256-${hash}'`;
    }),
  );
  return sitePolicy.replace(HASH, (hash) => (own.has(hash) ? hash : ''));
}

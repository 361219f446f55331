/** Returns a page's path as links, canonical URLs and sitemaps have it, without `.html`, `/index` or a trailing slash. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

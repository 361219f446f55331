/** The folders and files that a page is made from besides those of its own name; the history contains earlier names, too. */
const EXTRA_SOURCES: Readonly<Record<string, readonly string[]>> = {
  '': ['index', 'home', 'reviews'],
  'build-your-box': ['builder', 'box-builder', 'boxes', 'lids'],
  'shop-boxes': ['boxes'],
  'weddings-corporate': ['bulk', 'bulk-order', 'weddings', 'wedding-faq', 'testimonials'],
  contact: ['message-form'],
  'data-requests': ['data-request', 'data-rights'],
  faq: ['policies'],
  ingredients: ['flavours'],
  sitemap: ['site-pages'],
  terms: ['policies'],
};

/** Returns the day on which the page of a path last changed, from `readHistory`; undefined if none of its files is in it. */
export function lastChange(history: string, path: string): string | undefined {
  const name = path.split('/')[1] ?? '';
  const names = [name, ...(EXTRA_SOURCES[name] ?? [])].filter((word) => word !== '');
  const file = new RegExp(`^src/(pages|features|components|islands|data)/(${names.join('|')})[./]`);
  let day: string | undefined;
  for (const line of history.split('\n')) {
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (file.test(line)) return day;
  }
  return undefined;
}

const urls = import.meta.glob<string>('./lids/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A lid design, drawn, 1.3 to 1. */
export function lidPicture(slug: string): string {
  const url = urls[`./lids/${slug}.svg`];
  if (url === undefined) throw new Error(`There is no picture of the lid ${slug}`);
  return url;
}

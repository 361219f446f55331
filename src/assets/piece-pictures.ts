const urls = import.meta.glob<string>('./pieces/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** One piece of a flavour from above, square, 128 px, for the tray; decoration, so that AVIF alone will do. */
export function piecePicture(slug: string): string {
  const url = urls[`./pieces/${slug}.avif`];
  if (url === undefined) throw new Error(`There is no picture of a piece of ${slug}`);
  return url;
}

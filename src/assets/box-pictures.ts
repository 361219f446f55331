const boxes = import.meta.glob<string>('./boxes/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A box, 488 by 400. */
export function boxPicture(slug: string): string {
  const url = boxes[`./boxes/${slug}.svg`];
  if (url === undefined) throw new Error(`There is no picture of the box ${slug}`);
  return url;
}

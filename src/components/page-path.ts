/** The path by which links, canonicals and site maps name a page, whichever file it is built as. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '') || '/';
}

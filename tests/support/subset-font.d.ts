declare module 'subset-font' {
  /** Returns a font with the glyphs of `text` alone, in the given format. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' },
  ): Promise<Buffer>;
  export { subsetFont as default };
}

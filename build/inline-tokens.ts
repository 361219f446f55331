const declaration = /^\s*(--[\w-]+):\s*([^;]+);$/gm;
const use = /var\((--[\w-]+)\)/g;

/**
 * The design tokens that never change, resolved: name and value. A token that is set twice, as those of motion are, must
 * be looked up by the browser and is left out.
 */
export function readConstants(tokenSheet: string): ReadonlyMap<string, string> {
  const found = [...tokenSheet.matchAll(declaration)].map(([, name = '', value = '']) => ({
    name,
    value: value.replace(/\s+/g, ' ').trim(),
  }));
  const isSetOnce = (token: string): boolean =>
    found.filter(({ name }) => name === token).length === 1;
  const constants = new Map<string, string>();
  for (const { name, value } of found.filter((token) => isSetOnce(token.name))) {
    constants.set(name, inlineTokens(value, constants));
  }
  return constants;
}

/** A style sheet with every use of a constant token replaced by its value, so that pages need not carry them all. */
export function inlineTokens(sheet: string, constants: ReadonlyMap<string, string>): string {
  return sheet.replace(use, (whole, name: string) => constants.get(name) ?? whole);
}

/** The token sheet without its constants. */
export function withoutConstants(
  tokenSheet: string,
  constants: ReadonlyMap<string, string>,
): string {
  return tokenSheet.replace(declaration, (whole, name: string) =>
    constants.has(name) ? '' : whole,
  );
}

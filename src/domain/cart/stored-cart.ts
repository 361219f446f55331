/** The maximum number of lines in a cart, and of equal boxes in a line. Every page counts a stored cart by them. */
export const MAX_CART_LINES = 12;
export const MAX_LINE_QUANTITY = 20;

/** Parses stored cart lines without validating them; null when the value is no list. */
export function parseCartLines(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** Parses stored cart lines without validating them; null when the value is no list. */
export function parseCartLines(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

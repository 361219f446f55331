/** Reads stored cart lines; anything that is not a list is null. */
export function parseCartLines(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

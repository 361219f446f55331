/** Formats a weight: 200 → "200 g", 1020 → "1.02 kg". */
export function formatWeight(grams: number): string {
  return grams < 1000 ? `${grams} g` : `${grams / 1000} kg`;
}

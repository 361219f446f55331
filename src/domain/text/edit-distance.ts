/** Returns the Levenshtein distance of two words. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const letter of a) {
    let corner = row[0] ?? 0;
    row = row.reduce<number[]>((next, above, index) => {
      const left = next.at(-1);
      const cost =
        left === undefined
          ? above + 1
          : Math.min(above + 1, left + 1, corner + Number(b[index - 1] !== letter));
      corner = above;
      return [...next, cost];
    }, []);
  }
  return row.at(-1) ?? 0;
}

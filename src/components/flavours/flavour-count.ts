/** "Showing 21 of 27 flavours". */
export function countText(shown: number, all: number): string {
  return `Showing ${shown} of ${all} flavours`;
}

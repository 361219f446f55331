/** Returns the count above the flavour list: "Showing 21 of 27 flavours". */
export function flavourCountText(shown: number, all: number): string {
  return `Showing ${shown} of ${all} flavours`;
}

/** The modifiers of `tray.css` by the number of pieces, to match the real boxes: bars in slots, bags side by side. */
const layouts: Record<number, string> = {
  3: 'tray--c3 tray--slots',
  4: 'tray--bags',
  5: 'tray--c5 tray--slots',
  6: 'tray--c3',
  12: '',
  30: 'tray--c6',
};

/** Returns the class names of `tray.css` for a box of `pieces` pieces. */
export const trayClass = (pieces: number): string => `tray ${layouts[pieces] ?? ''}`.trim();

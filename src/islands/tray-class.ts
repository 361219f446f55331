/** The grid of the real box, by its number of places: bars lie in slots, bags stand side by side. */
const layouts: Record<number, string> = {
  3: 'tray--c3 tray--slots',
  4: 'tray--bags',
  5: 'tray--c5 tray--slots',
  6: 'tray--c3',
  12: '',
  30: 'tray--c6',
};

/** The classes of `tray.css` that draw a box of so many places. */
export const trayClass = (places: number): string => `tray ${layouts[places] ?? ''}`.trim();

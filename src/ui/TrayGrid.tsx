import type { ReactNode } from 'react';

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
const trayClass = (pieces: number): string => `tray ${layouts[pieces] ?? ''}`.trim();

interface Props {
  /** The number of pieces that the box holds. */
  pieces: number;
  isSmall?: boolean;
  /** One element for each piece. */
  children: ReactNode;
}

/** A box seen from above. Hidden from screen readers: the text beside it lists the contents. */
export function TrayGrid({ pieces, isSmall = false, children }: Props) {
  return (
    <div className={`${trayClass(pieces)} ${isSmall ? 'tray--small' : ''}`} aria-hidden="true">
      {children}
    </div>
  );
}

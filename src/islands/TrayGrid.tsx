import type { ReactNode } from 'react';

/** The grid of the real box, by its number of places. */
const layouts: Record<number, string> = {
  3: 'tray--c3 tray--slots',
  4: 'tray--bags',
  5: 'tray--c5 tray--slots',
  6: 'tray--c3',
  12: '',
  30: 'tray--c6',
};

interface Props {
  places: number;
  isSmall?: boolean;
  /** One element for each place. */
  children: ReactNode;
}

/** A box from above. Decoration: the words beside it say what is in it. */
export function TrayGrid({ places, isSmall = false, children }: Props) {
  return (
    <div
      className={`tray ${layouts[places] ?? ''} ${isSmall ? 'tray--small' : ''}`}
      aria-hidden="true"
    >
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { trayClass } from './tray-class.ts';

interface Props {
  places: number;
  isSmall?: boolean;
  /** One element for each place. */
  children: ReactNode;
}

/** A box from above. Decoration: the words beside it say what is in it. */
export function TrayGrid({ places, isSmall = false, children }: Props) {
  return (
    <div className={`${trayClass(places)} ${isSmall ? 'tray--small' : ''}`} aria-hidden="true">
      {children}
    </div>
  );
}

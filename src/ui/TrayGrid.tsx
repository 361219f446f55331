import type { ReactNode } from 'react';
import { trayClass } from './tray-class.ts';

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

import { conflictText } from '#features/allergens/copy.ts';
import { $conflicts } from '../../parts/available-flavours.ts';

/** Returns a warning, with a leading space, if the current box contains allergens to avoid; otherwise ''. */
export function conflictAnnouncement(): string {
  const text = conflictText($conflicts.get(), 'this box');
  return text && ` ${text}`;
}

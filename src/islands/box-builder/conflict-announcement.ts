import { conflictText } from '#domain/avoid-list.ts';
import { $conflicts } from '#stores/available-flavours.ts';

/** Returns the warning to append to an announcement if the current box contains allergens to avoid, with a leading space; otherwise ''. */
export function conflictAnnouncement(): string {
  const text = conflictText($conflicts.get(), 'this box');
  return text && ` ${text}`;
}

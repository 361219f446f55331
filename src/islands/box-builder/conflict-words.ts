import { conflictText } from '#domain/avoid-list.ts';
import { $conflicts } from '#stores/available-flavours.ts';

/** What is added to an announcement while the box in hand holds something to avoid; otherwise empty. */
export function conflictWords(): string {
  const text = conflictText($conflicts.get(), 'this box');
  return text && ` ${text}`;
}

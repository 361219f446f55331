import { computed } from 'nanostores';
import { post } from '#data/post.ts';
import { postedText } from '#domain/cut-off.ts';
import { $now } from './clock.ts';

/** "Order within 2 h 15 min and we post it today"; empty until the clock runs. */
export const $cutOffText = computed($now, (now) =>
  now === null ? { ticking: '', lasting: '' } : postedText(now, post.calendar),
);

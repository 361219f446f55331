import type { SyntheticEvent } from 'react';

const TRANSPARENT = 'linear-gradient(#0000,#0000)';

/** Takes the broken-image mark off a decorative image that cannot be fetched, offline for example: what is drawn behind it shows. */
export function hideBrokenImage({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement && target.alt === '') target.style.content = TRANSPARENT;
}

import { atom } from 'nanostores';
import { share } from '#browser/share.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { encodeBoxLink } from '#domain/box/box-link.ts';
import { $draft } from '../draft/draft.ts';
import { $step } from '../draft/step.ts';

/** The result of sharing, as text. */
export const $shareStatus = atom('');

// The next step hides the result.
$step.listen(() => $shareStatus.set(''));

/** Shares a URL with box, flavours and lid. Note and address are left out. */
export async function shareBox(): Promise<void> {
  const url = `${location.origin}/build-your-box#${encodeBoxLink($draft.get(), $catalogue.get())}`;
  const words = {
    shared: 'Shared, without your note and address.',
    copied: 'Link copied. Your note and address are not in it.',
    cancelled: '',
    unsupported: `Copy this link: ${url}`,
  };
  $shareStatus.set(words[await share({ title: 'A box of fudge', url }, url)]);
}

import { atom } from 'nanostores';
import { share } from '#browser/share.ts';
import { catalogue } from '#data/catalogue.ts';
import { encodeBoxLink } from '#domain/box-link.ts';
import { $draft } from './draft.ts';
import { $step } from './step.ts';

/** What came of sharing the box, in words. */
export const $shareStatus = atom('');

// Another step, and it has been read.
$step.listen(() => $shareStatus.set(''));

/** Shares an address that holds the box, its flavours and its lid; what is personal stays here. */
export async function shareBox(): Promise<void> {
  const url = `${location.origin}/build-your-box#${encodeBoxLink($draft.get(), catalogue)}`;
  const words = {
    shared: 'Shared, without your note and address.',
    copied: 'Link copied. Your note and address are not in it.',
    cancelled: '',
    unsupported: `Copy this link: ${url}`,
  };
  $shareStatus.set(words[await share({ title: 'A box of fudge', url }, url)]);
}

import { share } from '#browser/share.ts';
import { shop } from '#data/shop.ts';
import { $review } from '#features/reviews/review.ts';
import { reviewText } from './copy.ts';

const SUBJECT = `A review for ${shop.name}`;

/** Returns the photo of a data URL as a file, if there is one. `fetch` would need a policy that lets pages connect to `data:`. */
function photoFiles(photo: string): File[] {
  const [, type, data] = /^data:(image\/\w+);base64,([\w+/]+=*)$/.exec(photo) ?? [];
  if (type === undefined || data === undefined) return [];
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
  return [new File([bytes], 'fudge.jpg', { type })];
}

async function shareReview(words: string, photo: string): Promise<void> {
  const withPhoto = { title: SUBJECT, text: words, files: photoFiles(photo) };
  const canTakePhoto = 'canShare' in navigator && navigator.canShare(withPhoto);
  const outcome = await share(canTakePhoto ? withPhoto : { title: SUBJECT, text: words }, words);
  if (outcome === 'copied') alert('Your review is copied: paste it where you like.');
  if (outcome === 'unsupported') alert(words);
}

/** Prepares the thanks for the saved review: a link that e-mails it to the shop, and a button that shares it. */
export function offerSharing(thanks: HTMLElement, flavourName: string): void {
  const review = $review.get();
  if (!review) return;
  const words = reviewText(review, flavourName);
  const mail = thanks.querySelector<HTMLAnchorElement>('.qr-email');
  const shareButton = thanks.querySelector<HTMLButtonElement>('.qr-share-review');
  if (mail) {
    mail.href = `mailto:${shop.email}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(words)}`;
  }
  if (shareButton) shareButton.onclick = () => void shareReview(words, review.photo);
  thanks.querySelector('.qr-photo-hint')?.toggleAttribute('hidden', review.photo === '');
}

/** Shares the shop's URL. If the browser can neither share nor copy, an alert shows it. */
export async function shareShop(): Promise<void> {
  const url = new URL('/', location.href).href;
  const outcome = await share({ title: shop.name, url }, url);
  if (outcome === 'copied') alert(`Our address is copied: ${url}`);
  if (outcome === 'unsupported') alert(`Our address: ${url}`);
}

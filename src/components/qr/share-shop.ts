import { share } from '#browser/share.ts';
import { shop } from '#data/shop.ts';

/** Shares the shop's address; without a way to share, an alert says it (Spec 2 §2). */
export async function shareShop(): Promise<void> {
  const url = new URL('/', location.href).href;
  const outcome = await share({ title: shop.name, url }, url);
  if (outcome === 'copied') alert(`Our address is copied: ${url}`);
  if (outcome === 'unsupported') alert(`Our address: ${url}`);
}

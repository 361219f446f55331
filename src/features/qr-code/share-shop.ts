import { share } from '#browser/share.ts';
import { shop } from '#data/shop.ts';

/** Shares the shop's URL. If the browser can neither share nor copy, an alert shows it. */
export async function shareShop(): Promise<void> {
  const url = new URL('/', location.href).href;
  const outcome = await share({ title: shop.name, url }, url);
  if (outcome === 'copied') alert(`Our address is copied: ${url}`);
  if (outcome === 'unsupported') alert(`Our address: ${url}`);
}

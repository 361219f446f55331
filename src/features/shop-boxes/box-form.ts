import { encodeIds } from '#contract/box-json.ts';
import { startCheckout } from '#contract/start-checkout.ts';
import type { BoxOnSale } from '#domain/box/shop-boxes.ts';

/** Where a browser without JavaScript posts a ready-made box. */
export const boxFormAction = startCheckout.path;

/** Returns a ready-made box as the cart stores it, for the script that makes a gift of it. */
export const boxFormJson = ({ box, selection }: BoxOnSale): string =>
  JSON.stringify(encodeIds({ boxId: box.id, selection, lid: null, note: '', keyring: null }));

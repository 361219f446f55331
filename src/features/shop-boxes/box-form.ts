import { startCheckout } from '#contract/start-checkout.ts';

/** Where a browser without JavaScript posts a ready-made box. */
export const boxFormAction = startCheckout.path;

import { expect, it } from 'vitest';
import { shippingOptions } from '#data/shipping.ts';
import { USUAL_SHIPPING_ID } from '#domain/catalogue.ts';

it('the usual delivery is the first option, and costs nothing', () => {
  expect(shippingOptions[0]).toMatchObject({ id: USUAL_SHIPPING_ID, pricePence: 0 });
});

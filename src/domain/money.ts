/** Whole pence sterling. Every price and total of the shop is one (never a fraction of a penny). */
export type Pence = number;

/** Writes pence as pounds for people: 1099 → "£10.99" (Spec 1 §9). */
export function formatPounds(pence: Pence): string {
  return `£${(pence / 100).toFixed(2)}`;
}

/** Writes a delivery price for people: "FREE" when it is 0 (Spec 2 §9). */
export function formatDeliveryPrice(pence: Pence): string {
  return pence === 0 ? 'FREE' : formatPounds(pence);
}

/** Reads pounds as payloads carry them (10.99) into whole pence, rounding away float noise (decision 48). */
export function poundsToPence(pounds: number): Pence {
  return Math.round(pounds * 100);
}

/** Writes pence as the number of pounds that payloads carry: 1099 → 10.99 (decision 48). */
export function penceToPounds(pence: Pence): number {
  return pence / 100;
}

/** The price of a kilogram in pence, rounded to a penny, as UK law asks beside each box's price. */
export function pencePerKilogram(pence: Pence, weightGrams: number): Pence {
  return Math.round((pence * 1000) / weightGrams);
}

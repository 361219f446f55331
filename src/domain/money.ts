/** An amount in whole pence sterling. */
export type Pence = number;

/** Formats pence as pounds: 1099 → "£10.99". */
export function formatPounds(pence: Pence): string {
  return `£${(pence / 100).toFixed(2)}`;
}

/** Formats pence as pounds, without pence when they are whole: 1000 → "£10", 120 → "£1.20". */
export function formatShortPounds(pence: Pence): string {
  return formatPounds(pence).replace('.00', '');
}

/** Formats a delivery price; "FREE" for 0. */
export function formatDeliveryPrice(pence: Pence): string {
  return pence === 0 ? 'FREE' : formatPounds(pence);
}

/** Converts pounds of a payload (10.99) to whole pence, rounding float noise away. */
export function poundsToPence(pounds: number): Pence {
  return Math.round(pounds * 100);
}

/** Converts pence to pounds for a payload: 1099 → 10.99. */
export function penceToPounds(pence: Pence): number {
  return pence / 100;
}

/** Returns the price per kilogram in pence, which UK law requires beside each price. */
export function pencePerKilogram(pence: Pence, weightGrams: number): Pence {
  return Math.round((pence * 1000) / weightGrams);
}

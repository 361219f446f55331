import { formatPounds } from '#domain/money.ts';

/** Returns the keyring and names that have been added, with their price: "Added: this mum belongs, Ada, £6.48". */
export const addedKeyringText = (titles: readonly string[], pence: number): string =>
  `Added: ${titles.join(', ')}, ${formatPounds(pence)}`;

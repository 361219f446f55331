import { readCardFlavours } from '#domain/bulk/allergen-card.ts';

/** Leaves on the card only the flavours that its URL names, and says when one of them is no longer sold. */
export function startAllergenCard(card: HTMLElement): void {
  const wanted = readCardFlavours(new URLSearchParams(location.search).get('flavours'));
  if (!wanted) return;
  const rows = [...card.querySelectorAll<HTMLElement>('[data-flavour]')];
  const isWanted = (row: HTMLElement): boolean => wanted.includes(Number(row.dataset['flavour']));
  for (const row of rows) row.hidden = !isWanted(row);
  const missing = card.querySelector<HTMLElement>('.missing');
  if (missing) missing.hidden = rows.filter(isWanted).length === new Set(wanted).size;
}

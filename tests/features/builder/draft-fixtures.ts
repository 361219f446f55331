import { catalogue } from '#data/catalogue.ts';
import { emptyDraft, type Draft } from '#domain/box/box-draft.ts';
import { evolve, type BoxEvent } from '#domain/box/box-events.ts';

/** Returns the id of a flavour or box by name. */
export function idOf(list: 'flavours' | 'boxes', name: string): number {
  const found = catalogue[list].find((entry) => entry.name === name);
  if (!found) throw new Error(`The shop sells no ${name}`);
  return found.id;
}

/** Returns the id of a keyring or name tag by title. */
export function keyringId(title: string): number {
  const found = catalogue.keyrings.find((keyring) => keyring.title === title);
  if (!found) throw new Error(`The shop has no keyring ${title}`);
  return found.id;
}

/** Returns the draft after these events. */
export function draftAfter(...events: readonly BoxEvent[]): Draft {
  return events.reduce((draft, event) => evolve(draft, event, catalogue), emptyDraft);
}

const recipient = {
  firstName: 'Ann',
  lastName: 'Lee',
  address1: '1 Marine Parade',
  city: 'Weston-super-Mare',
  postcode: 'BS23 1AA',
  email: 'ann@example.com',
};

const HAPPY_BIRTHDAY = 1;

/** A complete Box of 6: the preset, a birthday lid, a note, a keyring with two names, an address, 1st Class. */
export const finishedBox: Draft = draftAfter(
  { type: 'box-chosen', boxId: idOf('boxes', 'Box of 6') },
  { type: 'preset-applied' },
  { type: 'lid-category-chosen', categoryId: HAPPY_BIRTHDAY },
  { type: 'lid-design-chosen', designName: 'Happy Birthday Mum' },
  { type: 'note-written', note: 'Happy 80th, Mum!' },
  { type: 'keyring-clicked', keyringId: keyringId('this mum belongs') },
  { type: 'name-tag-added', keyringId: keyringId('Grace') },
  { type: 'name-tag-added', keyringId: keyringId('Harry') },
  { type: 'shipping-chosen', shippingId: 2 },
  { type: 'customer-changed', changes: recipient },
);

/** A complete Box of 12 without a gift: the preset, not a gift, an address, 2nd Class. */
export const boxForMyself: Draft = draftAfter(
  { type: 'box-chosen', boxId: idOf('boxes', 'Box of 12') },
  { type: 'preset-applied' },
  { type: 'lid-category-chosen', categoryId: 0 },
  { type: 'customer-changed', changes: recipient },
);

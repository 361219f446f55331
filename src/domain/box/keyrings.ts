import { findById, slugify, type Catalogue, type Keyring } from '../catalogue.ts';

/** The maximum number of name tags on a keyring. */
export const MAX_NAME_TAGS = 3;

/** Returns the main keyrings. */
export function mainKeyrings(catalogue: Catalogue): Keyring[] {
  return catalogue.keyrings.filter((keyring) => !keyring.isNameTag);
}

/** Returns the name tags. */
export function nameTags(catalogue: Catalogue): Keyring[] {
  return catalogue.keyrings.filter((keyring) => keyring.isNameTag);
}

/** Returns the name tags whose title starts with the query, ignoring case. */
export function searchNameTags(typed: string, catalogue: Catalogue): Keyring[] {
  const start = typed.trim().toLowerCase();
  return nameTags(catalogue).filter(({ title }) => title.toLowerCase().startsWith(start));
}

/** Returns the main keyring with this id, or undefined. */
export function findMainKeyring(id: number, catalogue: Catalogue): Keyring | undefined {
  const keyring = findById(catalogue.keyrings, id);
  return keyring?.isNameTag ? undefined : keyring;
}

/** Returns the name tag with this id, or undefined. */
export function findNameTag(id: number, catalogue: Catalogue): Keyring | undefined {
  const keyring = findById(catalogue.keyrings, id);
  return keyring?.isNameTag ? keyring : undefined;
}

/** Returns the name of a keyring's image: "this-nan-belongs". All name tags share one. */
export function keyringSlug({ isNameTag, title }: Keyring): string {
  return isNameTag ? 'name-tag' : slugify(title);
}

/** Returns the title of the name tag added last, sent as the sender; empty without tags. */
export function lastTagTitle(
  keyring: { nameTagIds: readonly number[] } | null,
  catalogue: Catalogue,
): string {
  const last = keyring?.nameTagIds.at(-1);
  return last === undefined ? '' : (findNameTag(last, catalogue)?.title ?? '');
}

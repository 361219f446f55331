import { findById, slugify, type Catalogue, type Keyring } from './catalogue.ts';

/** How many name tags a keyring takes (Spec 1 §5). */
export const MAX_NAME_TAGS = 3;

/** The twelve keyrings a name tag hangs from. */
export function mainKeyrings(catalogue: Catalogue): Keyring[] {
  return catalogue.keyrings.filter((keyring) => !keyring.isNameTag);
}

/** The names that hang from them. */
export function nameTags(catalogue: Catalogue): Keyring[] {
  return catalogue.keyrings.filter((keyring) => keyring.isNameTag);
}

/** The name tags whose title starts with what was typed, in any capitals (Spec 1 §5). */
export function searchNameTags(typed: string, catalogue: Catalogue): Keyring[] {
  const start = typed.trim().toLowerCase();
  return nameTags(catalogue).filter(({ title }) => title.toLowerCase().startsWith(start));
}

/** The keyring with this id if it is a main keyring. */
export function findMainKeyring(id: number, catalogue: Catalogue): Keyring | undefined {
  const keyring = findById(catalogue.keyrings, id);
  return keyring?.isNameTag ? undefined : keyring;
}

/** The keyring with this id if it is a name tag. */
export function findNameTag(id: number, catalogue: Catalogue): Keyring | undefined {
  const keyring = findById(catalogue.keyrings, id);
  return keyring?.isNameTag ? keyring : undefined;
}

/** The name of a keyring's picture: "this-nan-belongs"; all name tags share one blank. */
export function keyringSlug({ isNameTag, title }: Keyring): string {
  return isNameTag ? 'name-tag' : slugify(title);
}

/** The hint under the names of a chosen keyring (Spec 1 §5). */
export function nameTagHint(count: number): string {
  if (count === 0) return 'Please add at least one name to complete your personalized keyring.';
  if (count >= MAX_NAME_TAGS) return 'Maximum of 3 names reached.';
  return `You can add ${MAX_NAME_TAGS - count} more name(s).`;
}

/** Who the box is from: the title of the tag added last, or nothing (decision 64). */
export function lastTagTitle(nameTagIds: readonly number[], catalogue: Catalogue): string {
  const last = nameTagIds.at(-1);
  return last === undefined ? '' : (findNameTag(last, catalogue)?.title ?? '');
}

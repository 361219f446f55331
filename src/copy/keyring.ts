/** Returns a keyring with the names that hang from it: "“this nan belongs” with mum, dad". */
export const keyringText = ({
  keyring,
  nameTags,
}: {
  keyring: string | null;
  nameTags: readonly string[];
}): string => `“${keyring}” with ${nameTags.join(', ')}`;

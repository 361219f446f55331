/** Mail programs and browsers cut longer links. */
export const MAX_MAIL_LINK = 1_900;

/** Returns a text as the subject or the words of a mail link. */
export const encodeForMail = (text: string): string =>
  encodeURIComponent(text.replaceAll('\n', '\r\n'));

/** Returns the link that opens a mail to an address; encoded, so that a stranger’s address cannot add recipients or text. */
export const mailAddressLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Returns the link that opens a mail with its subject and its words. */
export const mailLink = (email: string, subject: string, words: string): string =>
  `${mailAddressLink(email)}?subject=${encodeForMail(subject)}&body=${encodeForMail(words)}`;

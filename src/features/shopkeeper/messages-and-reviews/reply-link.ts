import type { ListedMessage } from '#contract/shopkeeper-messages.ts';
import { encodeForMail, mailLink, MAX_MAIL_LINK } from '#copy/mail-link.ts';
import { formatMoment } from '../copy.ts';

/** Returns the longest start of a text that takes at most `max` characters in a link. */
function startThatFits(text: string, max: number): string {
  let [start, length] = ['', 0];
  for (const character of text) {
    length += encodeForMail(character).length;
    if (length > max) return `${start.trimEnd()} […]`;
    start += character;
  }
  return start;
}

/** Returns the link that opens the shop's mail program with an answer to a message, the message quoted below it. */
export function replyLink({ email, name, about, message, receivedAt }: ListedMessage): string {
  const intro = `Dear ${name},\n\n\n\nOn ${formatMoment(Date.parse(receivedAt))} you wrote:\n`;
  const link = mailLink(email, `Re: ${about}`, intro);
  const quote = message.replaceAll(/^/gm, '> ');
  return link + encodeForMail(startThatFits(quote, MAX_MAIL_LINK - link.length));
}

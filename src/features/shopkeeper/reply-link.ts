import type { BoardMessage } from '#contract/shopkeeper-messages.ts';
import { formatMoment } from './copy.ts';

/** Mail programs and browsers cut longer links. */
const MAX_LINK = 1_900;

const encode = (text: string): string => encodeURIComponent(text.replaceAll('\n', '\r\n'));

/** Returns the longest start of a text that takes at most `max` characters in a link. */
function startThatFits(text: string, max: number): string {
  let [start, length] = ['', 0];
  for (const character of text) {
    length += encode(character).length;
    if (length > max) return `${start.trimEnd()} […]`;
    start += character;
  }
  return start;
}

/** Returns the link that opens the shop's mail program with an answer to a message, the message quoted below it. */
export function replyLink({ email, name, about, message, receivedAt }: BoardMessage): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  const intro = `Dear ${name},\n\n\n\nOn ${formatMoment(Date.parse(receivedAt))} you wrote:\n`;
  const link = `mailto:${to}?subject=${encode(`Re: ${about}`)}&body=${encode(intro)}`;
  const quote = message.replaceAll(/^/gm, '> ');
  return link + encode(startThatFits(quote, MAX_LINK - link.length));
}

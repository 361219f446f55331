import { editDistance } from '../text/edit-distance.ts';

/** The e-mail domains most customers use. */
const COMMON_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.co.uk',
  'hotmail.com',
  'outlook.com',
  'live.co.uk',
  'live.com',
  'msn.com',
  'yahoo.co.uk',
  'yahoo.com',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'mail.com',
  'btinternet.com',
  'sky.com',
  'virginmedia.com',
  'talktalk.net',
  'ntlworld.com',
  'blueyonder.co.uk',
  'tiscali.co.uk',
  'protonmail.com',
  'proton.me',
];

/** A shorter domain tolerates one wrong letter, a longer one two. */
const SHORT = 9;

/** Returns the likely intended address, "edna@gmail.com" for "edna@gmial.com"; null when it looks right as typed. */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON_DOMAINS.includes(domain)) return null;
  const furthest = domain.length < SHORT ? 1 : 2;
  const [nearest] = COMMON_DOMAINS.map((common) => ({
    common,
    apart: editDistance(domain, common),
  }))
    .filter(({ apart }) => apart <= furthest)
    .sort((a, b) => a.apart - b.apart);
  return nearest ? `${email.slice(0, at)}@${nearest.common}` : null;
}

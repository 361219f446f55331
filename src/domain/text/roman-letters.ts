/** Roman letters that no accent explains, and signs that keyboards write in their place. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', þ: 'th', Þ: 'Th', ð: 'd', Ð: 'D' },
  ...{ đ: 'd', Đ: 'D', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', ħ: 'h', Ħ: 'H', ı: 'i', ŋ: 'n', Ŋ: 'N' },
  ...{ '‘': "'", '’': "'", ʼ: "'", '“': '"', '”': '"', '‐': '-', '‑': '-', '–': '-', '—': '-' },
};

/** Returns a text in plain Roman letters, "José Łuk" as "Jose Luk"; null for one in other letters or with signs that have none. */
export function toRomanLetters(text: string): string | null {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/gu, (letter) => PLAIN[letter] ?? letter);
  return /^[\x20-\x7e]*$/.test(plain) ? plain : null;
}

import type { CutUnit } from '#domain/order/cutting-list.ts';

/** The units in words. */
export const CUT_UNIT_WORDS: Readonly<Record<CutUnit, { one: string; many: string }>> = {
  pieces: { one: 'piece', many: 'pieces' },
  bars: { one: 'bar', many: 'bars' },
  bigBars: { one: 'big bar', many: 'big bars' },
  bags: { one: 'bag', many: 'bags' },
  slices: { one: 'slice', many: 'slices' },
};

/** Returns an amount in words: "12 pieces", "1 big bar". */
export function cutAmount(count: number, unit: CutUnit): string {
  const { one, many } = CUT_UNIT_WORDS[unit];
  return `${count} ${count === 1 ? one : many}`;
}

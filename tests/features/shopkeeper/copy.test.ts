import { describe, expect, it } from 'vitest';
import { movedText, overtakenText, stoppedText } from '#features/shopkeeper/copy.ts';

const dorothy = { id: 1, recipient: ['Dorothy Quay'], status: 'packed' } as const;
const grace = { id: 2, recipient: ['Grace Tide'], status: 'packed' } as const;

describe('a change of status', () => {
  it.each([
    [[dorothy], 'packed', 'Dorothy Quay: packed.'],
    [[dorothy, grace], 'waiting', '2 parcels: put back.'],
    [[grace], 'posted', 'Grace Tide: posted. The customer is told in ten minutes.'],
  ] as const)('is said in words', (parcels, status, text) => {
    expect(movedText(parcels, status)).toBe(text);
  });

  it.each([
    [
      [dorothy],
      'Dorothy Quay: another device was faster, it is packed now. Your press changed nothing.',
    ],
    [
      [dorothy, grace],
      '2 parcels were changed on another device first. They are shown as they are now.',
    ],
  ])('says that another device was faster', (parcels, text) => {
    expect(overtakenText(parcels, [dorothy, grace])).toBe(text);
  });

  it.each([
    [[dorothy], 'Dorothy Quay says STOP and was left out.'],
    [[dorothy, grace], '2 parcels say STOP and were left out.'],
  ])('says which were left out', (parcels, text) => {
    expect(stoppedText(parcels)).toBe(text);
  });
});

import type { Day } from '#domain/day.ts';
import type {
  Morning,
  MorningParcel,
  StoppedParcel,
} from '#netlify/mail/morning/morning-for-mail.ts';

const parcel = (who: string, changes: Partial<MorningParcel> = {}): MorningParcel => ({
  who,
  postcode: 'BS23 1AA',
  number: 'BHF-4F7K2M9QXA',
  shippingName: 'Royal Mail 2nd Class',
  boxes: 1,
  slices: 0,
  weightGrams: 200,
  notes: 0,
  metDay: null,
  postOn: '2026-11-23',
  isPacked: false,
  ...changes,
});

const stopped = (
  who: string,
  stop: string,
  changes: Partial<MorningParcel> = {},
): StoppedParcel => ({
  ...parcel(who, changes),
  stop,
});

/** A posting day without parcels, on which all is well. */
const quietMorning: Morning = {
  on: '2026-11-24',
  isPostingDay: true,
  nextPostingDay: '2026-11-25',
  stuck: [],
  due: [],
  overdue: [],
  stopped: [],
  cutting: [],
  notes: [],
  keyrings: [],
  nameTags: [],
  lids: [],
  news: [],
  newsSince: '2026-11-23',
  slices: [],
};

const cut = { pieces: 0, bars: 0, bigBars: 0, bags: 0, slices: 0 };

/** A posting day with everything that the mail can say, but trouble. */
const fullMorning: Morning = {
  ...quietMorning,
  on: '2026-11-23',
  nextPostingDay: '2026-11-24',
  newsSince: '2026-11-20',
  due: [
    parcel('Dorothy Quay', {
      shippingName: 'Royal Mail 1st Class',
      postcode: 'EH1 2NG',
      metDay: '2026-11-25',
      notes: 1,
    }),
    parcel('Ben Sample', {
      shippingName: 'Royal Mail 1st Class',
      postcode: 'M1 1AE',
      boxes: 3,
      weightGrams: 1020,
      notes: 2,
      number: 'BHF-7H2K9QXB3C, parcel 2 of 3',
    }),
    parcel('Cleo Featherstonehaugh-Cholmondeley', { isPacked: true, weightGrams: 400 }),
    parcel('Dan Pier', { postcode: 'TR19 7AA', metDay: '2026-11-27', notes: 1 }),
    parcel('Eve Harbour', { boxes: 2, weightGrams: 700 }),
    parcel('Finn & Daughters Ltd', {
      shippingName: 'Royal Mail Signed For',
      boxes: 0,
      slices: 120,
      weightGrams: null,
      metDay: '2026-11-28',
    }),
  ],
  overdue: [parcel('Grace Tide', { postOn: '2026-11-20', postcode: 'CF10 1EP', notes: 1 })],
  stopped: [
    stopped('Harry Kelp', 'Refunded', { number: 'BHF-9QXA4F7K2M', isPacked: true }),
    stopped('Ivy Shell', 'Refunded in part', { number: 'BHF-2M9QXA4F7K' }),
  ],
  cutting: [
    { ...cut, flavourId: 1, name: 'Baileys', pieces: 18, bars: 2 },
    { ...cut, flavourId: 2, name: 'Cherry Bakewell', pieces: 7 },
    { ...cut, flavourId: 3, name: 'Clotted Cream', pieces: 24, bars: 1, bags: 4 },
    { ...cut, flavourId: 4, name: 'Maple & Walnut', pieces: 9 },
    { ...cut, flavourId: 5, name: 'Sea Salt Caramel', pieces: 31, bars: 3, slices: 60 },
    { ...cut, flavourId: 6, name: 'Vanilla', pieces: 12, bags: 2, slices: 60 },
  ],
  notes: [
    { name: 'Dorothy Quay', count: 1 },
    { name: 'Ben Sample', count: 2 },
    { name: 'Dan Pier', count: 1 },
    { name: 'Grace Tide', count: 1 },
  ],
  keyrings: [
    { name: 'this mum belongs', count: 2 },
    { name: 'this nan belongs', count: 1 },
  ],
  nameTags: [
    { name: 'Grace', count: 2 },
    { name: 'Harry', count: 1 },
    { name: 'mum', count: 1 },
  ],
  lids: [
    { name: 'Happy Birthday Mum', count: 4 },
    { name: 'Enjoy your fudge', count: 3 },
    { name: 'Thank You Teacher', count: 1 },
  ],
  news: [
    {
      who: 'Dan Pier',
      number: 'BHF-4F7K2M9QXA',
      what: 'changed',
      parts: ['Day they wished for', 'Address', 'Note of Box of 6'],
    },
    {
      who: 'Ivy Shell',
      number: 'BHF-2M9QXA4F7K',
      what: 'reversed',
      stop: 'refunded-in-part',
      refundedPence: 500,
      totalPence: 2450,
      isPosted: false,
    },
    {
      who: 'Jack Sands',
      number: 'BHF-K2M9QXA4F7',
      what: 'reversed',
      stop: 'refunded',
      refundedPence: 1799,
      totalPence: 1799,
      isPosted: true,
    },
  ],
  slices: [
    {
      who: 'Finn & Daughters Ltd',
      number: 'BHF-4F7K2M9QXA',
      quantity: 120,
      flavours: [
        { name: 'Sea Salt Caramel', count: 60 },
        { name: 'Vanilla', count: 60 },
      ],
      postOn: '2026-11-23',
      metDay: '2026-11-28',
    },
    {
      who: 'Kate Groyne',
      number: 'BHF-M9QXA4F7K2',
      quantity: 250,
      flavours: [
        { name: 'Baileys', count: 84 },
        { name: 'Clotted Cream', count: 83 },
        { name: 'Vanilla', count: 83 },
      ],
      postOn: '2026-12-07',
      metDay: '2026-12-12',
    },
  ],
};

/** A Sunday on which all that can be stuck is stuck. */
const stuckMorning: Morning = {
  ...quietMorning,
  on: '2026-11-22',
  isPostingDay: false,
  nextPostingDay: '2026-11-23',
  newsSince: '2026-11-21',
  stuck: [
    { part: 'unrecorded', count: 2 },
    { part: 'payments', since: Date.parse('2026-11-21T21:45Z') },
    { part: 'given-up', count: 1 },
    { part: 'mails', count: 3, since: Date.parse('2026-11-22T02:10Z') },
  ],
};

/** Returns one of the mornings by its day. */
export function morningOf(on: Day): Morning {
  const found = [fullMorning, quietMorning, stuckMorning].find((one) => one.on === on);
  if (!found) throw new Error(`No morning of ${on}`);
  return found;
}

/** Returns a morning before Christmas with so many parcels, all as long as they may be. */
export function crowdedMorning(parcels: number): Morning {
  const long = '"'.repeat(161);
  const all = Array.from({ length: parcels }, () =>
    parcel(long, {
      number: 'BHF-4F7K2M9QXA, parcel 12 of 12',
      boxes: 240,
      weightGrams: 240_000,
      notes: 240,
      metDay: '2026-12-24',
    }),
  );
  const tallies = all.map((_, index) => ({ name: `"'&<>${index}`, count: 2 }));
  return {
    ...fullMorning,
    due: all,
    overdue: all,
    stopped: all.map((one) => ({ ...one, stop: 'Refunded in part' })),
    notes: all.map(({ who }) => ({ name: who, count: 240 })),
    keyrings: tallies,
    nameTags: tallies,
    lids: tallies,
    news: all.map(({ who, number }) => ({
      ...{ who, number },
      what: 'changed',
      parts: Array.from({ length: 20 }, (_, index) => `Note of Box ${index}`),
    })),
    slices: all.map(({ who, number }) => ({
      ...{ who, number, quantity: 250 },
      flavours: tallies.slice(0, 10),
      postOn: '2026-12-21',
      metDay: '2026-12-24',
    })),
  };
}

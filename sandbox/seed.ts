import { parseArgs } from 'node:util';
import { addDays, londonTime, type Instant } from '#domain/day.ts';
import { placeOrder, visitorAt, type SeedOrder } from './place-order.ts';
import { dayOrders, MAX_DAY_ORDERS, placeDayOrder } from './seed-day.ts';
import {
  boxFields,
  builderPayload,
  bulkPayload,
  cartPayload,
  pieces,
  preset,
} from './seed-payloads.ts';

const BIRTHDAY = { lidId: 1, design: 'Happy Birthday Mum' };

/** Returns ten orders of different kinds, with fictional people; requested days are relative to `now`. */
export function seedOrders(now: Instant): SeedOrder[] {
  const inTwoWeeks = addDays(londonTime(now).day, 14);
  const orders: Omit<SeedOrder, 'visitor'>[] = [
    {
      title: 'Box of 6 as a birthday present, with a note',
      outcome: 'pay',
      payload: builderPayload(
        { box: 'box-of-6', flavours: preset('top-6'), lid: BIRTHDAY, note: 'Happy birthday, Mum!' },
        1,
        { firstName: 'Ada', lastName: 'Sample', email: 'ada@sample.example' },
      ),
    },
    {
      title: 'Box of 6 with a keyring and two names, 1st Class',
      outcome: 'pay',
      payload: builderPayload(
        {
          box: 'box-of-6',
          flavours: pieces({ Vanilla: 3, 'Maple & Walnut': 3 }),
          lid: BIRTHDAY,
          keyring: 'this mum belongs',
          nameTags: ['Grace', 'Harry'],
        },
        2,
        { firstName: 'Ben', lastName: 'Sample', email: 'ben@sample.example' },
      ),
    },
    {
      title: 'Box of 12 for oneself',
      outcome: 'pay',
      payload: builderPayload({ box: 'box-of-12', flavours: preset('top-12') }, 1, {
        firstName: 'Cleo',
        lastName: 'Sample',
        email: 'cleo@sample.example',
      }),
    },
    {
      title: 'Ultimate taster with a long note',
      outcome: 'pay',
      payload: builderPayload(
        {
          box: 'ultimate-fudge-taster-box',
          flavours: preset('top-30'),
          lid: BIRTHDAY,
          note: 'Dear Mum,\n\nthirty pieces, one for each year by the sea.\n\nWith love from all of us',
        },
        1,
        { firstName: 'Dan', lastName: 'Sample', email: 'dan@sample.example' },
      ),
    },
    {
      title: 'Three bars, 1st Class',
      outcome: 'pay',
      payload: builderPayload(
        {
          box: '3-bar-gift-box',
          flavours: pieces({ Vanilla: 1, 'Clotted Cream': 1, 'Sea Salt Caramel': 1 }),
        },
        2,
        { firstName: 'Eve', lastName: 'Sample', email: 'eve@sample.example' },
      ),
    },
    {
      title: 'Four vegan bags',
      outcome: 'pay',
      payload: builderPayload({ box: '4-bag-vegan-box', flavours: [] }, 1, {
        firstName: 'Finn',
        lastName: 'Sample',
        email: 'finn@sample.example',
      }),
    },
    {
      title: 'Basket of two ready-made boxes and a built one',
      outcome: 'pay',
      payload: cartPayload(
        [
          { sku: 'six-favourites', quantity: 2 },
          {
            quantity: 1,
            config: boxFields({ box: 'box-of-6', flavours: preset('top-6'), lid: BIRTHDAY }),
          },
        ],
        { shippingId: 1 },
      ),
    },
    {
      title: 'Ready-made box for a day in two weeks',
      outcome: 'pay',
      payload: cartPayload([{ sku: 'chocolate-dozen', quantity: 1 }], {
        shippingId: 2,
        arriveOn: inTwoWeeks,
      }),
    },
    {
      title: '100 slices, popular assortment',
      outcome: 'pay',
      payload: bulkPayload(100, []),
    },
    {
      title: '60 slices of two flavours, by a payment that takes days',
      outcome: 'later',
      payload: bulkPayload(60, ['Vanilla', 'Sea Salt Caramel']),
    },
  ];
  return orders.map((order, index) => ({ ...order, visitor: visitorAt(index) }));
}

/** Returns how many orders `--day` asks for; null without it. */
function readDayCount(): number | null {
  const { values } = parseArgs({ options: { day: { type: 'string' } } });
  if (values.day === undefined) return null;
  const count = Number(values.day);
  if (Number.isInteger(count) && count >= 1 && count <= MAX_DAY_ORDERS) return count;
  throw new RangeError(`--day takes a number of orders from 1 to ${MAX_DAY_ORDERS}.`);
}

if (import.meta.main) {
  const shopUrl = process.env['SITE_URL'] ?? `http://localhost:${process.env['PORT'] ?? 8888}`;
  try {
    const count = readDayCount();
    const placing =
      count === null
        ? seedOrders(Date.now()).map((order) => () => placeOrder(shopUrl, order))
        : dayOrders(count, Date.now()).map((order) => () => placeDayOrder(shopUrl, order));
    for (const place of placing) {
      const { title, totalPounds, thankYouUrl } = await place();
      console.log(`£${totalPounds.toFixed(2).padStart(6)}  ${title}\n         ${thankYouUrl}`);
    }
    console.log(`\nThe mails are at ${shopUrl}/sandbox/inbox`);
    if (count !== null) {
      console.log(
        `The day is at ${shopUrl}/shopkeeper\nIts morning mail: curl -X POST ${shopUrl}/.netlify/functions/morning-mail`,
      );
    }
  } catch (error) {
    const isMissing = error instanceof TypeError;
    const problem = error instanceof Error ? error.message : error;
    console.error(isMissing ? `No shop answers at ${shopUrl}. Run npm start first.` : problem);
    process.exitCode = 1;
  }
}

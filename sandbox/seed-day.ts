import * as v from 'valibot';
import { getPlacedOrder } from '#contract/placed-order.ts';
import { getOrder, orderChangeEndpoint } from '#contract/order-page.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { addDays, londonTime, type Day, type Instant } from '#domain/day.ts';
import { findDeliveryMethod } from '#domain/delivery/delivery.ts';
import { isPostingDay } from '#domain/delivery/dispatch.ts';
import { requestedDayRange } from '#domain/delivery/requested-day.ts';
import { POST_ON_PATH, VISITOR_HEADER } from './day-of-orders.ts';
import { placeOrder, visitorAt, type Seeded, type SeedOrder } from './place-order.ts';
import {
  boxFields,
  builderPayload,
  bulkPayload,
  cartPayload,
  pieces,
  preset,
  type BoxChoice,
} from './seed-payloads.ts';

/** As many as there are visitors (`visitorAt`). */
export const MAX_DAY_ORDERS = 250;

/** An order of a day: when its parcels leave, and what happens to it after the payment. */
export interface DayOrder extends SeedOrder {
  /** Null for the day that the shop chooses. */
  postOn: Day | null;
  then: 'nothing' | 'refund' | 'refund-part' | 'dispute' | 'change';
}

const PEOPLE = [
  ['Dorothy', 'Quay', '1 Marine Parade', 'Weston-super-Mare', 'BS23 1AA'],
  ['Ben', 'Sample', '22 Canal Street', 'Manchester', 'M1 3HE'],
  ['Cleo', 'Harbour', '5 Royal Mile', 'Edinburgh', 'EH1 2NG'],
  ['Dan', 'Pier', '7 Harbour View', 'Penzance', 'TR18 4AA'],
  ['Eve', 'Tide', '12 Castle Road', 'Cardiff', 'CF10 1EP'],
  ['Finn', 'Shell', '3 Long Lane', 'Norwich', 'NR1 3QT'],
  ['Grace', 'Sands', '40 High Street', 'Belfast', 'BT1 2BA'],
  ['Harry', 'Kelp', '9 Station Road', 'York', 'YO1 7HH'],
  ['Ivy', 'Groyne', '18 Church Lane', 'Lincoln', 'LN2 1PX'],
  ['Jack', 'Anchor', '2 The Green', 'Oxford', 'OX1 4AR'],
] as const;

function personOf(index: number) {
  const [firstName, lastName, address1, city, postcode] =
    PEOPLE[index % PEOPLE.length] ?? PEOPLE[0];
  const round = Math.floor(index / PEOPLE.length);
  const email = `${firstName}.${lastName}${round || ''}@sample.example`.toLowerCase();
  const name = round === 0 ? lastName : `${lastName} ${'I'.repeat(round + 1)}`;
  return { firstName, lastName: name, address1, city, postcode, email };
}

const MUM = { lidId: 1, design: 'Happy Birthday Mum' };
const DAD = { lidId: 1, design: 'Happy Birthday Dad' };

const present: BoxChoice = {
  box: 'box-of-6',
  flavours: preset('top-6'),
  lid: MUM,
  note: 'Happy birthday, Mum!\n\nWith love from all of us by the sea.',
};
const withKeyring: BoxChoice = {
  ...present,
  flavours: pieces({ Vanilla: 3, 'Maple & Walnut': 3 }),
  keyring: 'this mum belongs',
  nameTags: ['Grace', 'Harry'],
};
const dozen: BoxChoice = { box: 'box-of-12', flavours: preset('top-12'), lid: DAD };
const bars: BoxChoice = {
  box: '3-bar-gift-box',
  flavours: pieces({ Vanilla: 1, 'Clotted Cream': 1, 'Sea Salt Caramel': 1 }),
};
const bags: BoxChoice = { box: '4-bag-vegan-box', flavours: [] };

/** What kinds of orders a day has, in the order in which they come: the payload, and what is special about each. */
type Kind = (
  index: number,
  now: Instant,
) => Pick<DayOrder, 'title' | 'payload'> & Partial<Pick<DayOrder, 'postOn' | 'then'>>;

const built =
  (title: string, box: BoxChoice, shippingId: 1 | 2, then: DayOrder['then'] = 'nothing'): Kind =>
  (index) => ({ title, payload: builderPayload(box, shippingId, personOf(index)), then });

/** Returns the day on which the shop posted last. */
function lastPostingDay(today: Day): Day {
  let day = addDays(today, -1);
  while (!isPostingDay(day, postalCalendar)) day = addDays(day, -1);
  return day;
}

function severalPeople(index: number): object {
  const [one, two] = [personOf(index), personOf(index + 3)];
  const addressed = (id: string, person: typeof one, shippingId: 1 | 2) => {
    const { firstName, lastName, address1, city, postcode } = person;
    const customerInfo = { firstName, lastName, address1, city, postcode };
    return { id, customerInfo, shipping: { shippingId } };
  };
  return {
    cartItems: [
      { sku: 'six-favourites', quantity: 1, recipientId: 'one' },
      { quantity: 1, config: boxFields(withKeyring), recipientId: 'two' },
    ],
    buyer: { name: 'Edna Tide', email: 'edna.tide@sample.example', emailMarketingOptIn: false },
    recipients: [addressed('one', one, 1), addressed('two', two, 2)],
    metadata: { orderType: 'cart', source: 'basket' },
  };
}

const KINDS: readonly Kind[] = [
  built('Box of 6 with a note', present, 1),
  () => ({
    title: 'Ready-made boxes',
    payload: cartPayload([{ sku: 'six-favourites', quantity: 2 }], { shippingId: 1 }),
  }),
  built('Box of 6 with a keyring and two names, 1st Class', withKeyring, 2),
  built('Box of 12', dozen, 1),
  (index) => ({ title: 'A box each for two people', payload: severalPeople(index) }),
  (_place, now) => ({
    title: 'Ready-made box for a requested day',
    payload: cartPayload([{ sku: 'chocolate-dozen', quantity: 1 }], {
      shippingId: 2,
      arriveOn: requestedDayRange(now, findDeliveryMethod(2, catalogue), postalCalendar).first,
    }),
  }),
  built('Box of 6, refunded', present, 1, 'refund'),
  built('Box of 12, its note changed', { ...dozen, note: 'Happy birthday, Dad!' }, 2, 'change'),
  (index, now) => ({
    ...built('Three bars, overdue', bars, 1)(index, now),
    postOn: lastPostingDay(londonTime(now).day),
  }),
  () => ({ title: '100 slices of the assortment', payload: bulkPayload(100, []) }),
  built('Four vegan bags', bags, 1),
  built('Three bars, refunded in part', bars, 2, 'refund-part'),
  (_place, now) => ({
    title: '120 slices for a day in a month',
    payload: bulkPayload(120, ['Vanilla', 'Sea Salt Caramel'], addDays(londonTime(now).day, 30)),
    postOn: null,
  }),
  () => ({
    title: 'Basket of a ready-made box and a present',
    payload: cartPayload(
      [
        { sku: 'four-favourite-bags', quantity: 1 },
        { quantity: 1, config: boxFields(present) },
      ],
      { shippingId: 2 },
    ),
  }),
  built('Box of 12, disputed', dozen, 1, 'dispute'),
];

/** Returns varied orders, most of which are to leave today; a few are overdue, refunded, disputed, changed or for later. */
export function dayOrders(count: number, now: Instant): DayOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length];
    if (!kind) throw new Error('There is no kind of order.');
    const { postOn = londonTime(now).day, then = 'nothing', ...order } = kind(index, now);
    const { firstName, lastName, address1, city, postcode, email } = personOf(index);
    const payer = { name: `${firstName} ${lastName}`, email, line1: address1, city };
    return {
      ...order,
      ...{ postOn, then, outcome: 'pay', visitor: visitorAt(index) },
      payer: { ...payer, postal_code: postcode },
    };
  });
}

async function post(url: URL, body: object, headers: Record<string, string>): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Changes the note of an order on its own page, as its customer does. */
async function changeNote(
  shopUrl: string,
  token: string,
  headers: Record<string, string>,
): Promise<void> {
  const authorized = { ...headers, Authorization: `Bearer ${token}` };
  const read = await fetch(new URL(getOrder.path, shopUrl), { headers: authorized });
  const { parcels } = v.parse(getOrder.response, await read.json());
  const [parcel] = parcels;
  if (!parcel) throw new Error('The order has no parcel.');
  const { id, version: expectedVersion } = parcel;
  const change = { parcel: id, expectedVersion, note: 'Happy birthday, Dad! See you on Sunday.' };
  await post(new URL(orderChangeEndpoint.path, shopUrl), change, authorized);
}

/** Places and pays an order of a day, waits until the shop has it, and does with it what happens afterwards. */
export async function placeDayOrder(shopUrl: string, order: DayOrder): Promise<Seeded> {
  const visitor = { [VISITOR_HEADER]: order.visitor };
  const placed = await placeOrder(shopUrl, order);
  const sessionId = new URL(placed.paymentUrl).pathname.split('/').at(-1) ?? '';
  const query = new URL(`${getPlacedOrder.path}?sessionId=${sessionId}`, shopUrl);
  const read = await fetch(query, { headers: visitor });
  const { page: token } = v.parse(getPlacedOrder.response, await read.json());
  if (order.postOn !== null) {
    await post(new URL(POST_ON_PATH, shopUrl), { sessionId, postOn: order.postOn }, {});
  }
  if (order.then === 'change' && token !== null) await changeNote(shopUrl, token, visitor);
  if (['refund', 'refund-part', 'dispute'].includes(order.then)) {
    const body = new URLSearchParams({ outcome: order.then });
    await fetch(placed.paymentUrl, { method: 'POST', body });
  }
  return placed;
}

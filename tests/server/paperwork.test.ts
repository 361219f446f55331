import { parse } from 'papaparse';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLabels, printParcels } from '#contract/shopkeeper-paperwork.ts';
import { shopkeeperWeeks } from '#contract/shopkeeper-weeks.ts';
import { shopkeeperDay } from '#contract/shopkeeper-day.ts';
import { labelsCsv, readLabels as checkParcels } from '#netlify/parcels/labels.ts';
import { readPrintedParcels } from '#netlify/parcels/printed-parcels.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { addDays, londonTime } from '#domain/day.ts';
import { birthdayOrder } from '../support/orders.ts';
import { paidOrder } from '../support/paid-orders.ts';
import { boxOf6WithKeyring, boxOf12, cartPayload, twoPeople } from '../support/payloads.ts';
import { signIn } from '../support/shopkeeper-sign-in.ts';
import { eventually, mailsOf, startTestShop, type TestShop } from '../support/test-shop.ts';

const sixtySlices = {
  cartItems: [
    { name: 'Fudge slices', description: '', price: 1.2, quantity: 60, image: '' },
    { name: 'Flat-rate Shipping', description: '', price: 10, quantity: 1, image: '' },
  ],
  totalAmount: 82,
  metadata: {
    orderType: 'bulk',
    sliceQuantity: 60,
    pricePerSlice: 1.2,
    totalSlicePrice: 72,
    shippingPrice: 10,
    orderSummary: '60 slices',
    flavorOption: 'custom',
    flavors: ['Vanilla', 'Baileys', 'Clotted Cream', 'Millionaire', 'Oreo', 'Caramel', 'Liquorice'],
    source: 'weddings-corporate',
  },
};

let shop: TestShop;
let headers: { Cookie: string };
beforeAll(async () => {
  shop = await startTestShop();
  headers = { Cookie: await signIn(shop) };
});
afterAll(() => shop.stop());

const today = londonTime(Date.now()).day;

/** Buys an order that is due today, and returns the ids of its parcels. */
async function buy(payload: object = boxOf12): Promise<number[]> {
  const session = await shop.buy(payload);
  await mailsOf(shop, session);
  const rows = await shop.sql(
    'with due as (update parcels set post_on = $2 where session_id = $1 returning id, place) select id from due order by place',
    [session.id, today],
  );
  return rows.map(({ id }) => Number(id));
}

const buyOne = async (payload?: object): Promise<number> => (await buy(payload))[0] ?? 0;

async function setRecipient(id: number, changes: object): Promise<void> {
  await shop.sql(
    `update parcels set content = jsonb_set(content, '{recipient}', content -> 'recipient' || $2) where id = $1`,
    [id, changes],
  );
}

const csv = (ids: readonly number[], more: Record<string, string> = {}) =>
  fetch(`${shop.url}/api/parcels.csv?ids=${ids.join(',')}`, { headers: { ...headers, ...more } });

const readLabels = async (query: string) =>
  v.parse(checkLabels.response, (await shop.get(`/api/shopkeeper-labels?${query}`, headers)).body)
    .labels;

const readPrint = async (query: string) =>
  v.parse(printParcels.response, (await shop.get(`/api/shopkeeper-print?${query}`, headers)).body)
    .parcels;

it('is the shopkeeper’s alone', async () => {
  const paths = [
    '/api/parcels.csv?ids=1',
    '/api/shopkeeper-labels?ids=1',
    '/api/shopkeeper-print?ids=1',
    '/api/shopkeeper-weeks',
  ];
  for (const path of paths) {
    const { status, body } = await shop.get(path);
    expect([path, status, Object.keys(body)]).toEqual([path, 401, ['error', 'message', 'code']]);
    const foreign = await shop.get(path, { ...headers, Origin: 'https://evil.example' });
    expect([path, foreign.status]).toEqual([path, 403]);
  }
  expect((await shop.post('/api/parcels/address', {})).status).toBe(401);
});

describe('the file of labels', () => {
  it('has the columns of Click & Drop and a row for each parcel', async () => {
    const ids = await buy(twoPeople);
    const answer = await csv(ids);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="labels.csv"');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { data, errors } = parse<Record<string, string>>(await answer.text(), {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data).toMatchObject([
      {
        'First name': 'Dorothy',
        'Last name': 'Pier',
        'Address line 3': '',
        'Package size': 'small parcel',
        'Service code': 'OLP2',
      },
      { 'Service code': 'OLP1' },
    ]);
    const [first, second] = data.map((row) => row['Order reference'] ?? '');
    expect(first).toMatch(/^BHF-[0-9A-Z]{10}-1$/);
    expect(second).toBe(first?.replace(/1$/, '2'));
    for (const row of data) expect(row['Weight']).toMatch(/^\d+\.\d{3}$/);
  });

  it('defuses what a spreadsheet would run', async () => {
    const id = await buyOne();
    await setRecipient(id, {
      firstName: '=HYPERLINK("https://evil.example")',
      address1: '+44 Pier Road, "Sea View"',
      address2: '@SUM(A1)',
      city: '-1',
    });
    const text = await (await csv([id])).text();
    const [, row] = parse<string[]>(text).data;
    expect([row?.[0], ...(row?.slice(2, 4) ?? []), row?.[5]]).toEqual([
      `'=HYPERLINK("https://evil.example")`,
      `'+44 Pier Road, "Sea View"`,
      `'@SUM(A1)`,
      `'-1`,
    ]);
  });

  it('is refused while one of the parcels gets no label, and the check says why', async () => {
    const [good, foreign, long, refunded, posted] = await Promise.all(
      Array.from({ length: 5 }, () => buyOne()),
    );
    const all = [good, foreign, long, refunded, posted].map(Number);
    await setRecipient(Number(foreign), { firstName: '小明', lastName: '王' });
    await setRecipient(Number(long), { address1: 'x'.repeat(101) });
    await shop.sql(
      'update orders set refunded_pence = total_pence from parcels where parcels.session_id = orders.session_id and parcels.id = $1',
      [refunded],
    );
    await shop.sql(`update parcels set status = 'posted' where id = $1`, [posted]);
    const refused = await csv(all);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'no-label' });
    const labels = await readLabels(`ids=${all.join(',')}`);
    expect(labels.map(({ id, problems }) => [id, problems])).toEqual([
      [good, []],
      [foreign, [expect.stringContaining('Roman letters only: “小明 王”')]],
      [long, [expect.stringContaining('101 characters, and a label takes 100')]],
      [refunded, ['It was paid back or disputed.']],
      [posted, ['It is posted already.']],
    ]);
    expect((await csv([Number(good)])).status).toBe(200);
  });

  it('takes parcels that were paid back in part, and tells a name that it writes otherwise', async () => {
    const id = await buyOne();
    await setRecipient(id, { firstName: 'José', lastName: 'Núñez' });
    await shop.sql(
      'update orders set refunded_pence = 100 from parcels where parcels.session_id = orders.session_id and parcels.id = $1',
      [id],
    );
    expect(await readLabels(`ids=${id}`)).toMatchObject([
      { id, name: 'José Núñez', printedName: 'Jose Nunez', problems: [] },
    ]);
    expect(await (await csv([id])).text()).toContain('Jose,Nunez,');
  });

  it('knows no forged ids', async () => {
    for (const ids of ['999999', '1;drop', '', '1,', `${'1,'.repeat(600)}1`]) {
      const { status } = await shop.get(`/api/parcels.csv?ids=${ids}`, headers);
      expect([ids.slice(0, 20), status]).toEqual([ids.slice(0, 20), ids === '999999' ? 409 : 400]);
    }
  });

  it('may have no rows to write', () => {
    expect(labelsCsv([])).toMatch(/^First name,Last name,.*,Service code\r\n$/);
  });
});

describe('print', () => {
  it('shows a parcel for the packer and for the parcel, without a price', async () => {
    const id = await buyOne({ ...boxOf6WithKeyring, giftMessage: 'With love' });
    const [parcel] = await readPrint(`ids=${id}`);
    expect(parcel).toMatchObject({
      id,
      status: 'waiting',
      warnings: [],
      changes: [],
      from: '',
      slices: null,
      bestBefore: addDays(today, 25),
    });
    expect(parcel?.postBy).toMatch(/^Post by /);
    expect(parcel?.posting).toContain('Royal Mail');
    expect(parcel?.boxes).toMatchObject([
      {
        name: 'Box of 6',
        quantity: 1,
        copying: 'Copy by hand, exactly as typed:',
        note: 'With love',
        allergens: [],
      },
    ]);
    expect(parcel?.boxes[0]?.keyring).toContain(' with ');
    expect(parcel?.contains).toMatch(/^Contains: /);
    expect(parcel?.kitchen).toMatch(/^Our kitchen handles/);
    expect(JSON.stringify(parcel)).not.toContain('£');
  });

  it('names the buyer to several people, and each parcel by its place', async () => {
    const ids = await buy(twoPeople);
    const parcels = await readPrint(`ids=${ids.toReversed().join(',')}`);
    expect(parcels.map((parcel) => parcel.id)).toEqual(ids.toReversed());
    expect(parcels.map(({ from }) => from)).toEqual([
      'Edna Tide, Pier & Sons',
      'Edna Tide, Pier & Sons',
    ]);
    expect(parcels[1]?.postBy).toMatch(/^Parcel 1 of 2: Post by /);
  });

  it('tells how many boxes are packed alike', async () => {
    const [parcel] = await readPrint(`ids=${await buyOne(cartPayload)}`);
    expect(parcel?.boxes.map(({ quantity }) => quantity)).toEqual([2, 1, 1]);
  });

  it('shows the share of each flavour of slices', async () => {
    const id = await buyOne(sixtySlices);
    const [parcel] = await readPrint(`ids=${id}`);
    const pieces = parcel?.slices?.flavours.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(parcel?.slices?.title).toBe(`${pieces} fudge slices`);
  });

  it('calls the delivery of slices on the board what their slip calls it', async () => {
    const id = await buyOne(sixtySlices);
    const { body } = await shop.get('/api/shopkeeper-day', headers);
    const board = v.parse(shopkeeperDay.response, body);
    const parcel = [...board.parcels, ...board.overdue].find((one) => one.id === id);
    expect(parcel?.shippingName).toBe('Signed delivery');
  });

  it('warns of a refund and of contents that cannot be read', async () => {
    const id = await buyOne();
    await shop.sql(
      'update orders set refunded_pence = 100 from parcels where parcels.session_id = orders.session_id and parcels.id = $1',
      [id],
    );
    const [refunded] = await readPrint(`ids=${id}`);
    expect(refunded?.warnings[0]).toMatch(/ REFUNDED/);
    await shop.sql(`update parcels set content = '{}' where id = $1`, [id]);
    const [unread] = await readPrint(`ids=${id}`);
    expect(unread?.boxes).toHaveLength(1);
    await shop.sql(
      `update orders set "order" = null from parcels where parcels.session_id = orders.session_id and parcels.id = $1`,
      [id],
    );
    const [unknown] = await readPrint(`ids=${id}`);
    expect(unknown?.warnings.at(-1)).toMatch(/^THE CHOICES COULD NOT BE READ/);
    expect(unknown?.contains).toMatch(/^ALLERGENS NOT KNOWN/);
  });

  it('takes everything that is due or overdue until a day', async () => {
    const [due, late, coming, posted] = [
      await buyOne(),
      await buyOne(),
      await buyOne(),
      await buyOne(),
    ];
    await shop.sql('update parcels set post_on = $2 where id = $1', [late, addDays(today, -2)]);
    await shop.sql('update parcels set post_on = $2 where id = $1', [coming, addDays(today, 1)]);
    await shop.sql(`update parcels set status = 'posted' where id = $1`, [posted]);
    const ids = (await readPrint(`until=${today}`)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([due, late]));
    expect(ids).not.toContain(coming);
    expect(ids).not.toContain(posted);
    expect(ids.indexOf(late)).toBeLessThan(ids.indexOf(due));
  });
});

it.each([
  [600, null],
  [601, { status: 409, code: 'too-many-parcels' }],
])('of %i parcels that wait none is left out in silence', async (count, refusal) => {
  const order = paidOrder(birthdayOrder);
  const [listed] = order.parcels.map((parcel) => ({ parcel, order }));
  const waiting = Array.from({ length: count }, () => listed ?? []).flat();
  const parcels = {
    find: () => Promise.resolve([]),
    list: (list: object, { max }: { max: number }) =>
      Promise.resolve(('before' in list ? waiting.slice(0, 10) : waiting.slice(10)).slice(0, max)),
  };
  const offer = () => Promise.resolve({ catalogue, calendar: postalCalendar });
  const until = { until: today };
  const read = Promise.all([
    checkParcels({ parcels, offer }, until),
    readPrintedParcels({ parcels, offer }, until),
  ]);
  if (refusal) await expect(read).rejects.toMatchObject(refusal);
  else {
    const [{ labels }, printed] = await read;
    expect([labels.length, printed.parcels.length]).toEqual([count, count]);
  }
});

describe('a corrected address', () => {
  const customerInfo = {
    firstName: 'Dorothy',
    lastName: 'Sands',
    address1: '9 New Road',
    address2: '',
    city: 'Clevedon',
    postcode: 'bs217qu',
  };
  const correct = (parcel: number, expectedVersion: number, changes: object = {}) => {
    const body = { parcel, expectedVersion, customerInfo: { ...customerInfo, ...changes } };
    return shop.post('/api/parcels/address', body, headers);
  };
  const cardOf = async (id: number) => {
    const { body } = await shop.get('/api/shopkeeper-day', headers);
    const day = v.parse(shopkeeperDay.response, body);
    return [...day.parcels, ...day.overdue].find((parcel) => parcel.id === id);
  };
  const orderNumberOf = async (id: number) => {
    const [row] = await shop.sql(
      'select order_number from orders join parcels using (session_id) where id = $1',
      [id],
    );
    return String(row?.['order_number']);
  };

  it('is on slip and label, keeps what it was, and is told to the customer once', async () => {
    const id = await buyOne();
    const [before] = (await readPrint(`ids=${id}`)).map(({ recipient }) => recipient.join(', '));
    const answer = await correct(id, 1);
    expect(answer.status).toBe(200);
    expect(answer.body['parcel']).toMatchObject({
      id,
      version: 2,
      recipient: ['Dorothy Sands', '9 New Road', 'Clevedon', 'BS21 7QU'],
      earlierAddresses: [before],
    });
    expect((await correct(id, 1)).status).toBe(200);
    const [printed] = await readPrint(`ids=${id}`);
    expect(printed?.recipient[0]).toBe('Dorothy Sands');
    expect(printed?.changes[0]).toContain('Address, before: “');
    expect(await (await csv([id])).text()).toContain('Dorothy,Sands,9 New Road');
    const number = await orderNumberOf(id);
    const mails = await eventually(() => {
      const sent = shop.mailbox.mails().filter(({ subject }) => subject.includes(number));
      const changed = sent.filter(({ subject }) => /was changed$|^CHANGED/.test(subject));
      expect(changed).toHaveLength(2);
      return changed;
    });
    const customer = mails.find(({ subject }) => subject.endsWith('was changed'));
    expect(customer?.text).toContain('We have corrected this in your order.');
    expect(customer?.text).toContain('9 New Road');
    expect(customer?.text).not.toContain('If it was not you');
  });

  it('of two tablets at once is that of one; the other is told', async () => {
    const id = await buyOne();
    const both = await Promise.all([correct(id, 1), correct(id, 1, { address1: '10 Other Road' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version-conflict',
    });
  });

  it('is possible while the parcel is packed, and no more once it is posted', async () => {
    const id = await buyOne();
    await shop.sql(`update parcels set status = 'packed', version = 2 where id = $1`, [id]);
    expect((await correct(id, 2)).status).toBe(200);
    expect((await cardOf(id))?.status).toBe('packed');
    await shop.sql(`update parcels set status = 'posted', version = 4 where id = $1`, [id]);
    const refused = await correct(id, 4, { address1: '1 Late Road' });
    expect([refused.status, refused.body['code']]).toEqual([409, 'parcel-posted']);
  });

  it.each([
    ['another country’s postcode', { postcode: '75001' }, 'incomplete-delivery'],
    ['no name', { firstName: ' ' }, 'incomplete-delivery'],
    ['a line of 101 characters', { address1: 'x'.repeat(101) }, 'invalid-request'],
  ])('is refused with %s', async (_what, changes, code) => {
    const id = await buyOne();
    const { status, body } = await correct(id, 1, changes);
    expect([status, body['code']]).toEqual([400, code]);
  });

  it('of no parcel is 404, and from another site nothing', async () => {
    expect((await correct(999_999, 1)).status).toBe(404);
    const foreign = { ...headers, Origin: 'https://evil.example' };
    const body = { parcel: await buyOne(), expectedVersion: 1, customerInfo };
    expect((await shop.post('/api/parcels/address', body, foreign)).status).toBe(403);
  });
});

it('sums up this week and the one before by the day of posting', async () => {
  const read = async () =>
    v.parse(shopkeeperWeeks.response, (await shop.get('/api/shopkeeper-weeks', headers)).body);
  const before = await read();
  const [now, refunded] = [await buyOne(), await buyOne()];
  const last = await buyOne();
  await shop.sql('update parcels set post_on = $2 where id = $1', [last, addDays(today, -7)]);
  await shop.sql(`update parcels set status = 'posted' where id = any($1)`, [[last]]);
  await shop.sql(
    'update orders set refunded_pence = total_pence from parcels where parcels.session_id = orders.session_id and parcels.id = $1',
    [refunded],
  );
  const after = await read();
  expect(now).toBeGreaterThan(0);
  const counts = (weeks: typeof before) => weeks.weeks.map(({ parcels }) => parcels);
  expect(counts(after)).toEqual(counts(before).map((count) => count + 1));
  const boxes = (weeks: typeof before) =>
    weeks.boxes.find(({ name }) => name === 'Box of 12')?.weeks ?? [0, 0];
  expect(boxes(after)).toEqual(boxes(before).map((count) => count + 1));
});

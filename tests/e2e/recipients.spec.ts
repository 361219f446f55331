import { expect, test, type Locator } from '@playwright/test';
import { addDays, parseDay, type Day } from '#domain/day.ts';
import { formatPounds } from '#domain/money.ts';
import { boxPence, postagePence } from '../support/shop-prices.ts';
import { builtLine, openCart, payButton, readStoredCart, readyMadeLine } from './helpers/cart.ts';
import { findOrderMails } from './helpers/mailbox.ts';
import { tabTo } from './helpers/keyboard.ts';
import { expectAccessible, focusLikeSafari, readLocalStorage } from './helpers/page-setup.ts';
import { countPagesOfMail } from './helpers/print.ts';
import { clickPay, orderContents, orderSummary, readOrderNumber } from './helpers/payment.ts';

const EMAIL = 'edna.tide@post.example';

/** Five equal birthday boxes. */
const fiveBoxes = [builtLine({ boxId: 2, lid: [1, 'Happy Birthday'], quantity: 5 })];

const FIVE_AUNTS = [
  'Dorothy Pier, 1 Pier Road, Weston-super-Mare, BS23 1AA',
  'Grace Pier, 2 Sea View, Flat 3, Weston-super-Mare, bs231ab',
  '"Ada Quay","Pier House, The Front",Clevedon,BS21 7QU',
  'Mary Sands, 4 Dune Walk, Burnham-on-Sea, TA8 1AA',
  'Ruth Ebb, 5 Tide Lane, Minehead, TA24 5AA',
].join('\n');

const cards = (cart: Locator): Locator => {
  const people = cart.getByRole('region', { name: /Who gets a parcel$/ });
  return people.getByRole('list').first().locator('> li');
};

/** Unfolds a person who is complete, on a phone. */
async function unfold(card: Locator): Promise<void> {
  const fold = card.locator('details:not([open]) > summary');
  if ((await fold.count()) > 0) await fold.click();
}

async function sendToSeveral(cart: Locator): Promise<void> {
  await cart.getByRole('radio', { name: /^Send to several people/ }).check();
  await expect(cards(cart)).toHaveCount(2);
}

async function pasteList(cart: Locator, list: string): Promise<void> {
  await cart.getByRole('button', { name: 'Paste a list' }).click();
  await cart.getByLabel('A line for each person').fill(list);
  await cart.getByRole('button', { name: 'Add these people' }).click();
}

async function fillBuyer(cart: Locator): Promise<void> {
  await cart.getByLabel('Your name').fill('Edna Tide');
  await cart.getByLabel('E-mail', { exact: true }).fill(EMAIL);
}

test('five boxes go to five people in one payment, with two requested days', async ({ page }) => {
  const cart = await openCart(page, 'page', fiveBoxes);
  await sendToSeveral(cart);
  await pasteList(cart, FIVE_AUNTS);
  await expect(cards(cart)).toHaveCount(5);
  for (const [place, name] of ['Dorothy Pier', 'Grace Pier', 'Ada Quay'].entries()) {
    await expect(cards(cart).nth(place)).toContainText(`${name}Complete`);
    await expect(cards(cart).nth(place)).toContainText('Gets Box of 12, Happy Birthday lid');
  }
  for (const place of [1, 3]) {
    const card = cards(cart).nth(place);
    await unfold(card);
    await card.getByRole('button', { name: /^Edit/ }).click();
    await card.getByRole('radio', { name: /1st Class/ }).check();
    const day = card.getByLabel('Arrive around (optional)');
    const latest = parseDay((await day.getAttribute('max')) ?? '');
    if (!latest) throw new Error('The field has no latest day');
    await day.fill(addDays(latest, -7));
    await card.getByRole('button', { name: /^Done/ }).click();
  }
  await fillBuyer(cart);
  const total = formatPounds(5 * boxPence(2) + 2 * postagePence(2));
  await expect(cart.getByRole('region', { name: 'Your order' })).toContainText(total);
  await expect(cart.getByRole('region', { name: 'Your order' })).toContainText(
    '3 × Royal Mail 2nd Class, 2 × Royal Mail 1st Class',
  );
  await expectAccessible(page);

  await payButton(cart).click();
  await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible();
  await expect(page.getByLabel('Address line 1')).toHaveCount(0);
  await clickPay(page);
  const number = await readOrderNumber(page);
  await expect(orderSummary(page)).toContainText(total);
  await expect(orderContents(page)).toContainText('Parcel 5 of 5');

  const { confirmation, packingSlip, slipHtml } = await findOrderMails(page, EMAIL, number);
  for (const name of ['Dorothy Pier', 'Grace Pier', 'Ada Quay', 'Mary Sands', 'Ruth Ebb']) {
    expect(confirmation).toContain(`for ${name}`);
    expect(packingSlip).toContain(`SEND TO\n${name}`);
  }
  expect(packingSlip).toContain('Pier House, The Front');
  expect(packingSlip.match(/in time for/g)).toHaveLength(2);
  expect(confirmation).toContain(total);
  expect(packingSlip).toContain(total);
  expect(await countPagesOfMail(page, slipHtml)).toBe(5);
});

/** Returns a day of the next weeks that is typed alike as day and month or month and day: 12/12, 01/01. */
function dayOfEitherOrder(first: Day): Day {
  const days = Array.from({ length: 40 }, (_, ahead) => addDays(first, ahead));
  const found = days.find((day) => day.slice(5, 7) === day.slice(8, 10));
  if (!found) throw new Error('No such day');
  return found;
}

test('five boxes go to five people by the keyboard alone, two of them for a day', async ({
  page,
}) => {
  const cart = await openCart(page, 'page', fiveBoxes);
  const press = async (target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await tabTo(page, target, key);
    await page.keyboard.press('Enter');
  };
  await tabTo(page, cart.getByRole('radio', { name: /^Send to one address/ }));
  await page.keyboard.press('ArrowDown');
  await press(cart.getByRole('button', { name: 'Paste a list' }));
  await tabTo(page, cart.getByLabel('A line for each person'));
  await page.keyboard.insertText(FIVE_AUNTS);
  await press(cart.getByRole('button', { name: 'Add these people' }));
  await expect(cart.getByRole('button', { name: 'Add a person' })).toBeFocused();
  await expect(cards(cart)).toHaveCount(5);

  for (const place of [3, 1]) {
    const card = cards(cart).nth(place);
    const fold = card.locator('summary');
    const isFolded = (await fold.count()) > 0;
    if (isFolded) await press(fold, 'Shift+Tab');
    await press(card.getByRole('button', { name: /^Edit/ }), isFolded ? 'Tab' : 'Shift+Tab');
    await tabTo(page, card.getByRole('radio', { name: /2nd Class/ }));
    await page.keyboard.press('ArrowDown');
    await expect(card.getByRole('radio', { name: /1st Class/ })).toBeChecked();
    const field = card.getByLabel('Arrive around (optional)');
    const first = parseDay((await field.getAttribute('min')) ?? '');
    if (!first) throw new Error('The field has no first day');
    const day = dayOfEitherOrder(first);
    await tabTo(page, field);
    await page.keyboard.type(`${day.slice(5, 7)}${day.slice(8, 10)}${day.slice(0, 4)}`);
    await expect(field).toHaveValue(day);
    await press(card.getByRole('button', { name: /^Done/ }));
    await expect(card).toBeFocused();
    await expect(card).toContainText('Royal Mail 1st Class');
  }
  await tabTo(page, cart.getByLabel('Your name'));
  await page.keyboard.type('Edna Tide');
  await tabTo(page, cart.getByLabel('E-mail', { exact: true }));
  await page.keyboard.type(EMAIL);
  await press(payButton(cart));
  const total = formatPounds(5 * boxPence(2) + 2 * postagePence(2));
  await expect(page.getByRole('button', { name: `Pay ${total}` })).toBeVisible();
});

test('what a basket for several people needs is fetched when somebody asks for it', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const parts = () => fetched.filter((url) => /\/(recipients-module|PasteList)[^/]*\.js/.test(url));
  const cart = await openCart(page, 'page', fiveBoxes);
  await page.waitForLoadState('networkidle');
  expect(parts()).toEqual([]);
  await sendToSeveral(cart);
  expect(parts()).toHaveLength(1);
  await cart.getByRole('button', { name: 'Paste a list' }).click();
  await expect(cart.getByLabel('A line for each person')).toBeVisible();
  expect(parts()).toHaveLength(2);
});

test('two boxes go to two people by the keyboard alone', async ({ page }) => {
  const cart = await openCart(page, 'page', [readyMadeLine('six-favourites', 2)]);
  const [first, second] = [cards(cart).nth(0), cards(cart).nth(1)];
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.type(text);
  };
  const press = async (target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  };
  const fillAddress = async (card: Locator, name: string, street: string) => {
    await type(card.getByLabel('First name'), name);
    await type(card.getByLabel('Last name'), 'Pier');
    await type(card.getByLabel('Address line 1'), street);
    await type(card.getByLabel('Town or city'), 'Clevedon');
    await type(card.getByLabel('Postcode'), 'bs21 7qu');
    await press(card.getByRole('button', { name: /^Done/ }));
    await expect(card).toBeFocused();
  };
  await tabTo(page, cart.getByRole('radio', { name: /^Send to one address/ }));
  await page.keyboard.press('ArrowDown');
  await expect(first).toContainText('Gets Six Favourites');
  await fillAddress(first, 'Dorothy', '1 Pier Road');
  await press(second.getByRole('button', { name: /^Edit/ }));
  await fillAddress(second, 'Grace', '2 Sea View');
  await type(cart.getByLabel('Your name'), 'Edna Tide');
  await type(cart.getByLabel('E-mail', { exact: true }), EMAIL);
  await press(payButton(cart));
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible();
});

test.describe('the list of people', { tag: '@narrow' }, () => {
  test('names the lines that it cannot read, and keeps them', async ({ page }) => {
    const cart = await openCart(page, 'page', fiveBoxes);
    await sendToSeveral(cart);
    await pasteList(
      cart,
      'Dorothy Pier, 1 Pier Road, Weston-super-Mare, BS23 1AA\nNobody at all\nAda Quay, 3 Quay, Clevedon, D02 AF30',
    );
    await expect(cart.getByText('1 person added.')).toBeVisible();
    // The errors are said by the field, which has the focus.
    await expect(page.locator('body > [role=status]')).toHaveText('1 person added.');
    await expect(cart.getByText(/^2 people not added yet/)).toBeVisible();
    await expect(cart.getByText('1 of 3 filled in')).toBeVisible();
    await cart.getByRole('button', { name: 'Fill in 2 addresses' }).first().click();
    await expect(cart.getByLabel('A line for each person')).toBeFocused();
    const list = cart.getByLabel('A line for each person');
    await expect(list).toHaveAccessibleDescription(/Line 1: Write name, address/);
    await expect(list).toHaveAccessibleDescription(/Line 2: Write name, address/);
    await expect(list).toHaveValue('Nobody at all\nAda Quay,3 Quay,Clevedon,D02 AF30');
    await expect(cards(cart)).toHaveCount(1);
    await list.fill('Ruth Ebb, 5 Tide Lane, TA24 5AA');
    await cart.getByRole('button', { name: 'Add these people' }).click();
    await expect(list).toHaveAccessibleDescription(/Line 1: Enter the town/);
    await cart.getByRole('link', { name: 'Line 1: Enter the town' }).click();
    await expect(list).toBeFocused();
    await expect(cart.getByText(/added\.$/)).toHaveCount(0);
    await cart.getByRole('button', { name: 'Close' }).click();
    await expect(cart.getByText(/not added yet/)).toHaveCount(0);
  });

  test('from a CSV file of Excel keeps its accents', async ({ page }) => {
    const cart = await openCart(page, 'page', fiveBoxes);
    await sendToSeveral(cart);
    await cart.getByRole('button', { name: 'Paste a list' }).click();
    await cart.getByLabel('Choose a CSV file').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Zoë Pier,1 Café Road,Clevedon,BS21 7QU\r\n', 'latin1'),
    });
    await cart.getByRole('button', { name: 'Add these people' }).click();
    await expect(cards(cart).first()).toContainText('Zoë Pier');
  });

  test('says how many are over twelve, and refuses ten thousand lines', async ({ page }) => {
    const cart = await openCart(page, 'page', fiveBoxes);
    await sendToSeveral(cart);
    const aunt = (place: number) => `Aunt ${place}, ${place} Pier Road, Weston, BS23 1AA`;
    const list = (count: number) => Array.from({ length: count }, (_, n) => aunt(n + 1)).join('\n');
    await pasteList(cart, list(13));
    await expect(cards(cart)).toHaveCount(12);
    await expect(cart.getByText('12 people added.')).toBeVisible();
    await expect(cart.getByText(/^1 more would be over 12 people/).first()).toBeVisible();
    await expect(cart.getByLabel('A line for each person')).toHaveValue(/^Aunt 13,/);
    await cart.getByLabel('Choose a CSV file').setInputFiles({
      name: 'everybody.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(list(10_000)),
    });
    await expect(cart.getByLabel('A line for each person')).toHaveValue(/Aunt 10000/);
    await cart.getByRole('button', { name: 'Add these people' }).click();
    await expect(cart.getByText(/^This list has 10000 lines/).first()).toBeVisible();
    await expect(cart.getByText('10000 people not added yet.')).toBeVisible();
    await expect(cards(cart)).toHaveCount(12);
  });
});

test.describe('people of a cart', { tag: '@narrow' }, () => {
  test('who are complete are folded on a phone, and so are the lines', async ({ page }) => {
    const cart = await openCart(page, 'page', fiveBoxes);
    await sendToSeveral(cart);
    await pasteList(cart, FIVE_AUNTS);
    const dorothy = cards(cart).first();
    await expect(dorothy.getByText('Complete')).toBeVisible();
    await expect(dorothy.getByText('1 Pier Road, ')).toBeHidden();
    await unfold(dorothy);
    await expect(dorothy.getByText('1 Pier Road, ')).toBeVisible();
    const line = cart.getByRole('listitem', { name: 'Box of 12' });
    await expect(line).toBeHidden();
    await cart.getByText('What is in your basket').click();
    await expect(line).toBeVisible();
    await expectAccessible(page);
  });

  test('stay on the screen when their form closes in Safari, too', async ({ page }) => {
    await focusLikeSafari(page);
    const cart = await openCart(page, 'page', [readyMadeLine('six-favourites', 2)]);
    await sendToSeveral(cart);
    const first = cards(cart).first();
    await first.getByLabel('First name').fill('Dorothy');
    await first.getByLabel('Last name').fill('Pier');
    await first.getByLabel('Address line 1').fill('1 Pier Road');
    await first.getByLabel('Town or city').fill('Clevedon');
    await first.getByLabel('Postcode').fill('BS23 1AA');
    await first.getByRole('button', { name: /^Done/ }).click();
    await expect(first.getByText('Complete')).toBeInViewport();
  });

  test('are led to one by one until every address is filled in', async ({ page }) => {
    const cart = await openCart(page, 'page', [readyMadeLine('six-favourites', 2)]);
    await sendToSeveral(cart);
    await expect(payButton(cart)).toHaveCount(0);
    await expect(cards(cart).first()).toContainText('Not filled in yet');
    const fillIn = cart.getByRole('button', { name: /^Fill in / });
    await expect(fillIn).toHaveText('Fill in 2 addresses');
    await fillIn.press('Enter');
    const first = cards(cart).first();
    await expect(first.getByLabel('First name')).toBeFocused();
    await first.getByLabel('First name').fill('Dorothy');
    await first.getByLabel('Last name').fill('Pier');
    await first.getByLabel('Address line 1').fill('1 Pier Road');
    await first.getByLabel('Postcode').fill('BS23 1AA');
    await fillIn.press('Enter');
    await expect(first.getByLabel('Town or city')).toBeFocused();
    await expect(first).toContainText('Still needed: town');
    await expect(first.getByLabel('Town or city')).toHaveAccessibleDescription(/Enter the town/);
    await expectAccessible(page);
    await page.keyboard.type('Clevedon');
    await expect(fillIn).toHaveText('Fill in 1 address');
    await fillIn.press('Enter');
    const second = cards(cart).nth(1);
    await expect(second.getByLabel('First name')).toBeFocused();
    await second.getByLabel('First name').fill('Grace');
    await second.getByLabel('Last name').fill('Sands');
    await second.getByLabel('Address line 1').fill('2 Sea View');
    await second.getByLabel('Town or city').fill('Clevedon');
    await second.getByLabel('Postcode').fill('BS21 7QU');
    await expect(fillIn).toHaveText('Fill in your details');
    await fillIn.press('Enter');
    await expect(cart.getByLabel('Your name')).toBeFocused();
    await fillBuyer(cart);
    await expect(payButton(cart)).toBeVisible();
    await expect(fillIn).toHaveCount(0);
  });

  test('are asked for by name before a payment, which nothing starts', async ({ page }) => {
    const cart = await openCart(page, 'page', [readyMadeLine('six-favourites')]);
    await sendToSeveral(cart);
    await pasteList(cart, FIVE_AUNTS.split('\n').slice(0, 2).join('\n'));
    await fillBuyer(cart);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await payButton(cart).click();
    const problems = cart.getByRole('group', { name: 'There is a problem' });
    await expect(problems).toBeFocused();
    await expect(cards(cart).nth(1)).toContainText('Still needed: a box');
    const grace = 'Grace Pier: choose a box for them, or remove them';
    await problems.getByRole('link', { name: grace }).click();
    await expect(cards(cart).nth(1).getByText('No box yet')).toBeVisible();
    expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    await expectAccessible(page);
  });

  test('get the same box by one click, and give it up with an undo', async ({ page }) => {
    const cart = await openCart(page, 'page', [readyMadeLine('six-favourites')]);
    await sendToSeveral(cart);
    await cart.getByText('Which box for whom').click();
    await cart.getByRole('button', { name: /^Same box for another person/ }).click();
    await expect(cards(cart).nth(1).getByLabel('First name')).toBeFocused();
    await page.keyboard.type('Grace');
    await expect(cards(cart).nth(1)).toContainText('Gets Six Favourites');
    await expect.poll(() => readStoredCart(page)).toMatchObject([{ quantity: 2 }]);
    await cards(cart)
      .nth(1)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(cards(cart)).toHaveCount(1);
    await expect(cards(cart).first()).toContainText('Gets 2 × Six Favourites');
    await cart.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(cart).nth(1)).toContainText('Grace');
    await expect(cards(cart).nth(1)).toContainText('Gets Six Favourites');
  });

  test('are each warned of a lid whose day their delivery may miss', async ({ page }) => {
    await page.clock.setFixedTime('2027-03-02T10:00:00Z');
    const mothersDay = builtLine({ boxId: 2, lid: [2, "Happy Mother's Day"], quantity: 2 });
    const cart = await openCart(page, 'page', [mothersDay]);
    await sendToSeveral(cart);
    const warning = cart.getByText(/^2nd class may miss Mother's Day; 1st class £/);
    await expect(warning).toHaveCount(2);
    await cards(cart)
      .first()
      .getByRole('radio', { name: /1st Class/ })
      .check();
    await expect(cards(cart).first()).not.toContainText('may miss');
    await expect(warning).toHaveCount(1);
  });

  test('of one address are offered to be joined', async ({ page }) => {
    const cart = await openCart(page, 'page', fiveBoxes);
    await sendToSeveral(cart);
    await pasteList(cart, `${FIVE_AUNTS}\ndorothy pier, 1 pier road, Weston-super-Mare, BS231AA`);
    await cart.getByRole('button', { name: 'Join them: one parcel' }).click();
    await expect(cards(cart)).toHaveCount(5);
  });

  test('come back after a reload and a cancelled payment, and can be forgotten', async ({
    page,
  }) => {
    const cart = await openCart(page, 'page', fiveBoxes);
    await sendToSeveral(cart);
    await pasteList(cart, FIVE_AUNTS);
    await fillBuyer(cart);
    await page.reload();
    await expect(cards(cart)).toHaveCount(5);
    await payButton(cart).click();
    await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible();
    await page.goBack();
    await expect(cards(cart)).toHaveCount(5);
    await expect(cart.getByLabel('Your name')).toHaveValue('Edna Tide');
    await cart.getByRole('button', { name: 'Forget them now' }).click();
    await expect(cart.getByRole('radio', { name: /^Send to one address/ })).toBeFocused();
    expect(await readLocalStorage(page, 'cartRecipients')).toBeNull();
  });

  test('typed in one tab reach the other, and never what is being typed there', async ({
    page,
    context,
  }) => {
    const cart = await openCart(page, 'page', fiveBoxes);
    const other = await context.newPage();
    await other.goto('/basket');
    const otherCart = other.getByRole('main');
    await sendToSeveral(cart);
    await expect(cards(otherCart)).toHaveCount(2);
    const first = cards(cart).first();
    await first.getByLabel('First name').fill('Dorothy');
    await first.getByLabel('Town or city').fill('Clevedon');
    for (const each of [cart, otherCart]) {
      await each.getByText('Your details, then payment').click();
      await expect(each.getByLabel('Your name')).toBeVisible();
    }
    await cart.getByLabel('Your name').focus();
    await expect(cards(otherCart).first()).toContainText('Dorothy');

    const name = otherCart.getByLabel('Your name');
    await name.pressSequentially('Edna T');
    await first.getByLabel('Last name').fill('Pier');
    await name.pressSequentially('ide');
    await expect(name).toHaveValue('Edna Tide');
    await otherCart.getByLabel('E-mail', { exact: true }).focus();
    await expect(cards(otherCart).first()).toContainText('Dorothy Pier');
    await cart.getByLabel('E-mail', { exact: true }).focus();
    await expect(cart.getByLabel('Your name')).toHaveValue('Edna Tide');
    await expect(first.getByLabel('Town or city')).toHaveValue('Clevedon');
    await other.close();
  });

  test('who were tampered with on the device are named, and the others stay', async ({ page }) => {
    const cart = await openCart(page, 'page', fiveBoxes);
    await sendToSeveral(cart);
    await pasteList(cart, FIVE_AUNTS);
    await page.evaluate(() => {
      const stored = localStorage.getItem('cartRecipients') ?? '';
      localStorage.setItem(
        'cartRecipients',
        stored.replace(/"customer":\{[^}]*\}/, '"customer":"Dorothy"'),
      );
    });
    await page.reload();
    await expect(
      cart.getByText('We could not read one of the people your basket goes to.'),
    ).toBeVisible();
    await expect(cards(cart)).toHaveCount(4);
  });
});

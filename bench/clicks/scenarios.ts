import type { Locator, Page } from '@playwright/test';
import type { ClickScenario, MeasureAction } from './measure-clicks.ts';

/** How long a change of step takes, its animation included. */
const STEP_MS = 900;

/** How long a quick thumb takes from one tap to the next. */
const TAP_MS = 150;

/** How long somebody looks at what a tap has changed all over the page before the next. */
const LOOK_MS = 800;

/** How long somebody takes from reaching a button to the tap. */
const AIM_MS = 150;

/**
 * Taps the middle of an element, scrolling to it first if it is off the screen. The pointer rests there for `aimMs` before the
 * press, so that the frame of the hover, which a finger does not cause, is drawn by then. The press is the mouse's own:
 * Playwright's `click` checks during the press what lies under the pointer, which costs the page up to 15 ms.
 */
async function tap(page: Page, target: Locator, aimMs = AIM_MS): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const place = await target.boundingBox();
  if (!place) throw new Error('Nothing to tap: the element is not shown.');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.waitForTimeout(aimMs);
  await page.mouse.down();
  await page.mouse.up();
}

/** Taps the first button of that name. */
const tapButton = (page: Page, name: string | RegExp, aimMs?: number): Promise<void> =>
  tap(page, page.getByRole('button', { name }).first(), aimMs);

const arriveAt = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: title }).waitFor();

/** Measures a series of clicks on the same button, each on whatever is then the first of that name. */
const repeat = (
  page: Page,
  measure: MeasureAction,
  action: string,
  { name, times }: { name: string | RegExp; times: number },
): Promise<void> =>
  measure(action, async () => {
    for (let n = 0; n < times; n += 1) {
      await tapButton(page, name);
      await page.waitForTimeout(TAP_MS);
    }
  });

async function clickEmptyButton(page: Page, measure: MeasureAction): Promise<void> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Nothing';
    document.querySelector('h1')?.after(button);
  });
  await repeat(page, measure, 'an empty button', { name: 'Nothing', times: 30 });
}

const chooseBoxes: ClickScenario = async (page, measure) => {
  await page.goto('/build-your-box');
  await page.waitForTimeout(2500);
  // The first thing that a shopper does: it loads the wizard.
  const first = 'Select This Box (Box of 12)';
  await measure('choose a box at once', () => tapButton(page, first, 0), STEP_MS);
  await arriveAt(page, 'Select Your Fudge Flavours');
  await measure('back to the boxes', () => tapButton(page, 'Choose Box (done)'), STEP_MS);
  await arriveAt(page, 'Choose Your Fudge Box');
  for (const box of ['Box of 6', '3 Bar Gift Box', '5 Bar Fudge Gift Box']) {
    await measure('choose a box', () => tapButton(page, `Select This Box (${box})`), STEP_MS);
    await arriveAt(page, 'Select Your Fudge Flavours');
    await measure('back to the boxes', () => tapButton(page, 'Choose Box (done)'), STEP_MS);
    await arriveAt(page, 'Choose Your Fudge Box');
  }
};

const fillTray: ClickScenario = async (page, measure) => {
  await page.goto('/build-your-box?boxId=3');
  await arriveAt(page, 'Select Your Fudge Flavours');
  await page.waitForTimeout(1000);
  await clickEmptyButton(page, measure);
  for (let round = 0; round < 2; round += 1) {
    await repeat(page, measure, 'Add to Box', { name: /^Add to Box/, times: 15 });
    await repeat(page, measure, 'plus', { name: /^Add one/, times: 15 });
    await repeat(page, measure, 'minus', { name: /^Remove one/, times: 30 });
  }
  for (let round = 0; round < 5; round += 1) {
    await measure('take the favourites', () => tapButton(page, /^Top \d+ Recommended/), LOOK_MS);
    await measure('choose your own', () => tapButton(page, 'Choose your own selection'), LOOK_MS);
  }
};

const pickLids: ClickScenario = async (page, measure) => {
  await page.goto('/build-your-box?box=12');
  await tapButton(page, 'Top 12 Recommended');
  await page.waitForTimeout(LOOK_MS);
  await measure('step to the lid', () => tapButton(page, /^Next$/), STEP_MS);
  await arriveAt(page, 'Customise Your Box');
  for (let n = 0; n < 10; n += 1) {
    await measure('open a lid category', () => tapButton(page, /^Happy Birthday/));
    const design = n % 2 === 0 ? 'Happy Birthday Mum' : 'Happy Birthday Dad';
    await measure('pick a lid', () => tapButton(page, `Pick (${design})`));
    await measure('a lid of its own', () => tapButton(page, /^Not a Gift/));
  }
};

const writeNote: ClickScenario = async (page, measure) => {
  await page.goto('/build-your-box?box=6');
  await tapButton(page, 'Top 6 Recommended');
  await tapButton(page, /^Next$/);
  await arriveAt(page, 'Customise Your Box');
  await page.waitForTimeout(STEP_MS);
  await tapButton(page, /^Happy Birthday/);
  await tapButton(page, 'Pick (Happy Birthday Mum)');
  await measure('step to the note', () => tapButton(page, /^Continue$/), STEP_MS);
  await arriveAt(page, 'Add Your Handwritten Note');
  await measure('type a note', () =>
    page.getByLabel('Your note').pressSequentially('Happy Birthday! '.repeat(4), { delay: 60 }),
  );
  await page.getByText('Add a Personalized Family Keyring').click();
  for (let n = 0; n < 10; n += 1) {
    const keyring = page
      .getByRole('list', { name: 'Keyring' })
      .getByRole('button')
      .nth(n % 2);
    await measure('a keyring', () => tap(page, keyring));
  }
  await measure('search for a name', () =>
    page.getByLabel('Search for a name').pressSequentially('Ma', { delay: 60 }),
  );
  await page.getByRole('option').first().click();
  await measure('step to shipping', () => tapButton(page, /^Continue/), STEP_MS);
  await arriveAt(page, 'Shipping & Payment');
  await measure('type a name', () =>
    page.getByLabel('First name').pressSequentially('Dorothy Anne', { delay: 60 }),
  );
};

const fillBasket: ClickScenario = async (page, measure) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const skus = ['six-favourites', 'twelve-favourites', 'chocolate-dozen', 'four-favourite-bags'];
    localStorage.setItem('cart', JSON.stringify(skus.map((sku) => ({ sku, quantity: 2 }))));
  });
  const button = page.getByRole('link', { name: /^Basket/ }).first();
  await page.waitForTimeout(1000);
  await measure('open the drawer at once', () => tap(page, button, 0), 1500);
  for (let n = 0; n < 5; n += 1) {
    await tapButton(page, 'Close');
    await measure('open the drawer', () => tap(page, button), 400);
  }
  await page.goto('/basket');
  await page.getByRole('button', { name: 'One more' }).first().waitFor();
  await page.waitForTimeout(1000);
  for (let round = 0; round < 2; round += 1) {
    await repeat(page, measure, 'basket plus', { name: 'One more', times: 10 });
    await repeat(page, measure, 'basket minus', { name: 'One fewer', times: 10 });
  }
  for (let n = 0; n < 5; n += 1) {
    await measure('basket remove', () => tapButton(page, /^Remove/));
    await measure('basket undo', () => tapButton(page, 'Undo'));
  }
  for (let n = 0; n < 4; n += 1) {
    const option = page.locator('input[name="basket-shipping"]').nth(1 - (n % 2));
    await measure('basket delivery', () => tap(page, option));
  }
};

const orderSlices: ClickScenario = async (page, measure) => {
  await page.goto('/weddings-corporate');
  const slider = page.getByLabel('Slices, on a slider');
  await slider.scrollIntoViewIfNeeded();
  await page.waitForTimeout(2000);
  await slider.focus();
  await measure('slices by slider', async () => {
    for (const key of ['ArrowRight', 'ArrowLeft']) {
      for (let n = 0; n < 12; n += 1) await slider.press(key);
    }
  });
  const number = page.getByLabel('Slices', { exact: true });
  for (const slices of ['60', '120', '75', '240', '99']) {
    await number.fill('');
    await measure('slices by number', () => number.pressSequentially(slices, { delay: 60 }));
  }
};

/** What a shopper does in the wizard, the basket and on the page for slices. */
export const CLICK_SCENARIOS: Readonly<Record<string, ClickScenario>> = {
  box: chooseBoxes,
  tray: fillTray,
  lid: pickLids,
  note: writeNote,
  basket: fillBasket,
  slices: orderSlices,
};

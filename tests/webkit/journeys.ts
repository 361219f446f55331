import { By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';

/** What a shopper does in a browser without history. Rejects when the shop does not do its part. */
export type Journey = (browser: WebDriver, shopUrl: string) => Promise<void>;

const WAIT_MS = 20_000;

/** Waits for an element that is shown and returns the first. */
async function find(browser: WebDriver, by: By): Promise<WebElement> {
  let found: WebElement | undefined;
  await browser.wait(
    async () => {
      for (const element of await browser.findElements(by)) {
        if (await element.isDisplayed().catch(() => false)) found ??= element;
      }
      return found !== undefined;
    },
    WAIT_MS,
    `Nothing is shown of ${by.toString()}`,
  );
  if (!found) throw new Error(`Nothing is shown of ${by.toString()}`);
  return found;
}

/** What can be pressed and whose text or label begins so. */
const control = (name: string): By =>
  By.xpath(
    `//*[self::button or self::a or self::summary or self::label]` +
      `[starts-with(normalize-space(), "${name}") or starts-with(@aria-label, "${name}")]`,
  );

/** The field with a label that begins so. */
const field = (label: string): By =>
  By.xpath(
    `//*[self::input or self::textarea][@id = //label[starts-with(normalize-space(), "${label}")]/@for]`,
  );

const text = (words: string): By => By.xpath(`//main//*[contains(., "${words}")]`);

/** Repeats what a page that still moves refuses, until it is done. */
async function retry(browser: WebDriver, act: () => Promise<boolean>): Promise<void> {
  let refusal: unknown;
  const isDone = (): Promise<boolean> =>
    act().catch((error: unknown) => {
      refusal = error;
      return false;
    });
  await browser.wait(isDone, WAIT_MS).catch((cause: unknown) => {
    throw new Error(`Refused: ${String(refusal ?? cause)}`, { cause });
  });
}

const intoView = (browser: WebDriver, element: WebElement): Promise<unknown> =>
  browser.executeScript(
    'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
    element,
  );

async function click(browser: WebDriver, by: By): Promise<void> {
  await retry(browser, async () => {
    const element = await find(browser, by);
    await intoView(browser, element);
    await element.click();
    return true;
  });
}

const press = (browser: WebDriver, name: string): Promise<void> => click(browser, control(name));

async function fill(browser: WebDriver, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await retry(browser, async () => {
      const found = await find(browser, field(label));
      await intoView(browser, found);
      await found.clear();
      await found.sendKeys(value);
      return (await found.getAttribute('value')) === value;
    });
  }
}

/** Opens a page and declines cookies. */
async function open(browser: WebDriver, url: string): Promise<void> {
  await browser.get(url);
  await press(browser, 'Decline');
}

const atPayment = (browser: WebDriver): Promise<boolean> =>
  browser.wait(until.urlContains('/sandbox/checkout/'), WAIT_MS);

/** Waits for a step of the builder, and until it stands still. */
async function arrive(browser: WebDriver, title: string): Promise<void> {
  await find(browser, By.xpath(`//h1[normalize-space()="${title}"]`));
  await find(browser, By.css('html:not([data-box-transition])'));
}

/** Pays on the page of the payment sandbox and waits for the thanks. */
async function pay(browser: WebDriver): Promise<void> {
  await atPayment(browser);
  await press(browser, 'Pay £');
  await find(browser, text('Order confirmed'));
}

const RECIPIENT = {
  'First name': 'Ada',
  'Last name': 'Brown',
  'Address line 1': '1 Marine Parade',
  'Town or city': 'Weston-super-Mare',
  Postcode: 'BS23 1AA',
};

const BUYER = {
  'Full name': 'Ada Brown',
  Email: 'ada.brown@post.example',
  'Address line 1': '3 Marine Parade',
};

const buildBox: Journey = async (browser, shopUrl) => {
  await open(browser, `${shopUrl}/build-your-box`);
  await press(browser, 'Select This Box (Box of 6)');
  await arrive(browser, 'Select Your Fudge Flavours');
  await press(browser, 'Top 6 Recommended');
  await find(browser, text('Preset Selection Applied!'));
  await press(browser, 'Next');
  await arrive(browser, 'Customise Your Box');
  await press(browser, 'Happy Birthday');
  await press(browser, 'Pick (Happy Birthday Mum)');
  await press(browser, 'Continue');
  await click(browser, By.css('textarea'));
  await (await find(browser, By.css('textarea'))).sendKeys('Happy birthday, Mum!');
  await press(browser, 'Continue to Shipping');
  await fill(browser, { ...RECIPIENT, 'E-mail': BUYER.Email });
  await press(browser, 'Proceed to Payment');
  await pay(browser);
};

const buyReadyMade: Journey = async (browser, shopUrl) => {
  await open(browser, `${shopUrl}/shop-boxes/chocolate-dozen`);
  await press(browser, 'Add to basket');
  await click(browser, By.css('dialog [aria-label^="One more"]'));
  await find(browser, By.xpath('//dialog//*[starts-with(normalize-space(), "2 boxes")]'));
  await browser.actions().sendKeys(Key.ESCAPE).perform();
  await browser.wait(
    async () => (await browser.findElements(By.css('dialog[open]'))).length === 0,
    WAIT_MS,
    'Escape does not close the basket',
  );
  await browser.get(`${shopUrl}/basket`);
  await press(browser, 'Proceed to Payment');
  await atPayment(browser);
  await fill(browser, BUYER);
  await pay(browser);
};

const orderSlices: Journey = async (browser, shopUrl) => {
  await open(browser, `${shopUrl}/weddings-corporate`);
  await fill(browser, { Slices: '100' });
  await press(browser, 'Order Now');
  await atPayment(browser);
  await fill(browser, BUYER);
  await pay(browser);
};

const writeMessage: Journey = async (browser, shopUrl) => {
  await open(browser, `${shopUrl}/contact`);
  await fill(browser, { Name: 'Ada Brown', 'E-mail': BUYER.Email, Message: 'Is it soft?' });
  await press(browser, 'Send');
  await find(browser, control('Write another'));
};

const enlargePicture: Journey = async (browser, shopUrl) => {
  await open(browser, `${shopUrl}/ingredients`);
  await click(browser, By.css('.enlarge'));
  await find(browser, By.css('dialog[open] img'));
  await browser.actions().sendKeys(Key.ESCAPE).perform();
  await browser.wait(
    async () => (await browser.findElements(By.css('dialog[open]'))).length === 0,
    WAIT_MS,
    'Escape does not close the picture',
  );
};

/** The journeys by what they show. */
export const JOURNEYS: Readonly<Record<string, Journey>> = {
  'a gift is built, paid for and confirmed': buildBox,
  'a ready-made box goes into the basket, twice, and is paid for': buyReadyMade,
  'slices are ordered and paid for': orderSlices,
  'a message is sent': writeMessage,
  'a picture is enlarged and closed': enlargePicture,
};

import { atom } from 'nanostores';
import * as v from 'valibot';
import { readStored, removeStored, storedText, writeStored } from '#browser/storage.ts';
import { recipientJson } from '#contract/recipient-json.ts';
import { storedShippingChoice } from '#contract/shipping-choice.ts';
import type { CartBuyer, Recipient } from '#domain/cart/recipients.ts';
import type { Instant } from '#domain/day.ts';
import { isKeptOnDevice } from '#domain/kept-on-device.ts';
import { MAX_RECIPIENTS } from '#domain/order/order-limits.ts';
import { addCartNotice } from './cart-notices.ts';
import { $cart, CART_RECIPIENTS_KEY } from './cart.ts';

const FORMAT_VERSION = 1;

/** To whom the cart goes. */
interface CartRecipients {
  isToSeveral: boolean;
  recipients: readonly Recipient[];
  buyer: CartBuyer;
}

const NOBODY: CartRecipients = {
  isToSeveral: false,
  recipients: [],
  buyer: { name: '', email: '', emailMarketingOptIn: false, company: '', purchaseOrder: '' },
};

/** The cart's recipients, stored on the device. Call `loadCartRecipients` after `loadCart`. */
export const $cartRecipients = atom<CartRecipients>(NOBODY);

const recipient = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  customer: recipientJson,
  ...storedShippingChoice.entries,
});

const storedSchema = v.object({
  v: v.literal(FORMAT_VERSION),
  savedAt: v.number(),
  isToSeveral: v.boolean(),
  recipients: v.array(v.unknown()),
  buyer: v.object({
    name: v.string(),
    email: v.string(),
    emailMarketingOptIn: v.boolean(),
    company: v.string(),
    purchaseOrder: v.string(),
  }),
});

interface ParsedRecipients extends CartRecipients {
  /** The number of recipients that could not be read. */
  dropped: number;
}

function parse(value: unknown, now: Instant): ParsedRecipients | null {
  const read = v.safeParse(storedSchema, value);
  if (!read.success || !isKeptOnDevice(read.output.savedAt, now)) return null;
  const { isToSeveral, buyer, recipients: all } = read.output;
  const readable = all.flatMap((each) => {
    const parsed = v.safeParse(recipient, each);
    return parsed.success ? [parsed.output] : [];
  });
  const unique = readable.filter(
    ({ id }, index) => readable.findIndex((other) => other.id === id) === index,
  );
  const recipients = unique.slice(0, MAX_RECIPIENTS);
  return { isToSeveral, buyer, recipients, dropped: all.length - recipients.length };
}

/** Whether storage works. If it is blocked, the recipients live as long as the page. */
let isStored = true;

/** The text that was last read or stored. */
let known: string | null = null;

/** Reads the stored recipients, at most 30 days old. An empty cart goes to one address until the shopper says otherwise. */
function read(now: Instant): void {
  const stored = readStored(CART_RECIPIENTS_KEY, (value) => parse(value, now));
  known = storedText(CART_RECIPIENTS_KEY);
  if (!stored) {
    $cartRecipients.set(NOBODY);
    return;
  }
  const { dropped, isToSeveral, recipients, buyer } = stored;
  $cartRecipients.set({ recipients, buyer, isToSeveral: isToSeveral && $cart.get().length > 0 });
  if (dropped === 0) return;
  addCartNotice({
    text: `We could not read ${dropped === 1 ? 'one of the people' : `${dropped} of the people`} your basket goes to. Please check the list.`,
  });
  saveCartRecipients({});
}

/** Returns the recipients as the device has them now, also when another tab has changed them. */
export function currentCartRecipients(): CartRecipients {
  if (isStored && storedText(CART_RECIPIENTS_KEY) !== known) read(Date.now());
  return $cartRecipients.get();
}

/** Loads the stored recipients, and what a cart for several people needs. */
export function loadCartRecipients(now: Instant = Date.now()): void {
  if (!isStored) return;
  read(now);
  if ($cartRecipients.get().isToSeveral) void fetchRecipientsModule();
}

// A new cart starts with one address; an undo brings back what is stored.
$cart.listen((lines, before) => {
  if (lines.length === 0 || before?.length === 0) loadCartRecipients();
});

/** Returns whether the shopper is typing here: then nothing may change under their hands. */
const isTyping = (): boolean =>
  document.hasFocus() &&
  document.activeElement?.matches('input:not([type="radio"], [type="checkbox"])') === true;

/** Takes what another tab has changed, once nobody is typing here. Its list of people is started there. */
function follow(): void {
  if (!isTyping() && currentCartRecipients().isToSeveral && !$recipientsModule.get()) {
    void fetchRecipientsModule(false);
  }
}

/**
 * Follows the recipients of another tab: at once, or when the shopper leaves the field that they type in. Returns an
 * unsubscribe function.
 */
export function syncCartRecipients(): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === CART_RECIPIENTS_KEY || key === null) follow();
  };
  addEventListener('storage', onStorage);
  addEventListener('focusout', follow);
  addEventListener('pageshow', follow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('focusout', follow);
    removeEventListener('pageshow', follow);
  };
}

/** Stores changes of the recipients, beside what another tab has changed. */
export function saveCartRecipients(changes: Partial<CartRecipients>, now = Date.now()): void {
  const recipients = { ...currentCartRecipients(), ...changes };
  $cartRecipients.set(recipients);
  isStored = writeStored(CART_RECIPIENTS_KEY, { v: FORMAT_VERSION, savedAt: now, ...recipients });
  known = storedText(CART_RECIPIENTS_KEY);
}

/** Changes what the buyer says of themselves. */
export function updateBuyer(changes: Partial<CartBuyer>): void {
  saveCartRecipients({ buyer: { ...currentCartRecipients().buyer, ...changes } });
}

/** Forgets all recipients and the buyer, on the device too. */
export function forgetCartRecipients(): void {
  $cartRecipients.set(NOBODY);
  removeStored(CART_RECIPIENTS_KEY);
  known = null;
}

const importRecipientsModule = () => import('./recipients/recipients-module.ts');

/** What only a cart for several people needs, once it is fetched. */
export const $recipientsModule = atom<Awaited<ReturnType<typeof importRecipientsModule>> | null>(
  null,
);

/**
 * Fetches what a cart for several people needs, and starts its list. If it cannot be fetched, the cart goes to one
 * address, with a notice.
 */
async function fetchRecipientsModule(startsList = true): Promise<void> {
  try {
    const recipientsModule = await importRecipientsModule();
    if (startsList) recipientsModule.startRecipients();
    $recipientsModule.set(recipientsModule);
  } catch {
    saveCartRecipients({ isToSeveral: false });
    addCartNotice({
      text: 'We could not open the list of people. Please check your connection and try again.',
    });
  }
}

/** Sends the cart to several people, or to one address. The people are kept meanwhile. */
export function sendToSeveral(isToSeveral: boolean): void {
  saveCartRecipients({ isToSeveral });
  if (isToSeveral) void fetchRecipientsModule();
}

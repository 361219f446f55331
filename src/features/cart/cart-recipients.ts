import { atom } from 'nanostores';
import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { recipientJson } from '#contract/recipient-json.ts';
import { shippingChoice } from '#contract/shipping-choice.ts';
import type { CartBuyer, Recipient } from '#domain/cart/recipients.ts';
import type { Instant } from '#domain/day.ts';
import { MAX_RECIPIENTS } from '#domain/order/order.ts';
import { addCartNotice } from './cart-notices.ts';
import { $cart } from './cart.ts';

const KEY = 'cartRecipients';
const FORMAT_VERSION = 1;

/** How long addresses stay on the device after the last change. */
const KEPT_MS = 30 * 24 * 3_600_000;

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
  shippingId: v.fallback(shippingChoice.entries.shippingId, 1),
  arriveOn: v.fallback(shippingChoice.entries.arriveOn, null),
});

const stored = v.object({
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
  const read = v.safeParse(stored, value);
  if (!read.success || now - read.output.savedAt > KEPT_MS) return null;
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

/** Reads the stored recipients, at most 30 days old. An empty cart goes to one address until the shopper says otherwise. */
export function loadCartRecipients(now: Instant = Date.now()): void {
  if (!isStored) return;
  const read = readStored(KEY, (value) => parse(value, now));
  if (!read) {
    $cartRecipients.set(NOBODY);
    return;
  }
  const { dropped, isToSeveral, recipients, buyer } = read;
  $cartRecipients.set({ recipients, buyer, isToSeveral: isToSeveral && $cart.get().length > 0 });
  if ($cartRecipients.get().isToSeveral) void fetchSeveralPeople();
  if (dropped === 0) return;
  addCartNotice(
    `We could not read ${dropped === 1 ? 'one of the people' : `${dropped} of the people`} your basket goes to. Please check the list.`,
  );
  saveCartRecipients({});
}

/** Whether storage works. If it is blocked, the recipients live as long as the page. */
let isStored = true;

/** Stores changes of the recipients. */
export function saveCartRecipients(changes: Partial<CartRecipients>, now = Date.now()): void {
  const recipients = { ...$cartRecipients.get(), ...changes };
  $cartRecipients.set(recipients);
  isStored = writeStored(KEY, { v: FORMAT_VERSION, savedAt: now, ...recipients });
}

/** Forgets all recipients and the buyer, on the device too. */
export function forgetCartRecipients(): void {
  $cartRecipients.set(NOBODY);
  removeStored(KEY);
}

const fetchParts = () => import('./recipients/several-people.ts');

/** What only a cart for several people needs, once it is fetched. */
export const $severalPeople = atom<Awaited<ReturnType<typeof fetchParts>> | null>(null);

/** Fetches what a cart for several people needs, and starts its list. If it cannot be fetched, the cart goes to one address, with a notice. */
async function fetchSeveralPeople(): Promise<void> {
  try {
    const parts = await fetchParts();
    parts.startRecipients();
    $severalPeople.set(parts);
  } catch {
    saveCartRecipients({ isToSeveral: false });
    addCartNotice(
      'We could not open the list of people. Please check your connection and try again.',
    );
  }
}

/** Sends the cart to several people, or to one address. The people are kept meanwhile. */
export function sendToSeveral(isToSeveral: boolean): void {
  saveCartRecipients({ isToSeveral });
  if (isToSeveral) void fetchSeveralPeople();
}

import { atom } from 'nanostores';
import { emptyCustomer, fullName, type CustomerInfo } from '#domain/customer/customer.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import {
  giveBox,
  giveBoxesToNew,
  recipientIdsOf,
  type Recipient,
} from '#domain/cart/recipients.ts';
import { MAX_RECIPIENTS } from '#domain/order/order-limits.ts';
import { announce } from '#browser/announce.ts';
import { offerUndo, type Undoable } from '#ui/undo.ts';
import { addCartNotice } from '../cart-notices.ts';
import { $cartRecipients, currentCartRecipients, saveCartRecipients } from '../cart-recipients.ts';
import { $cart, addToCart, changeCartRecipients } from '../cart.ts';
import { USUAL_SHIPPING_ID } from '#domain/catalogue.ts';
import { recipientCountText } from './copy.ts';

/** The undo of the last removals. */
export const $removal = atom<Undoable | null>(null);

/** How many people the last pasted list brought, until the people change again. */
export const $pasted = atom(0);

/** How many lines of the pasted list could not be taken and why, while the list is open. */
export const $refusedLines = atom<{ count: number; reasons: readonly string[] }>({
  count: 0,
  reasons: [],
});

/** The recipients whose form is open. */
export const $openRecipients = atom<readonly string[]>([]);

/** Opens or closes the form of a recipient. */
export function openRecipient(id: string, isOpen = true): void {
  const others = $openRecipients.get().filter((other) => other !== id);
  $openRecipients.set(isOpen ? [...others, id] : others);
}

/** The recipients to change, also when another tab has changed them. */
const all = (): readonly Recipient[] => currentCartRecipients().recipients;

/** The recipients on the screen. */
const shown = (): readonly Recipient[] => $cartRecipients.get().recipients;

/** Returns how many recipients the cart can still take. */
export const roomForRecipients = (): number => MAX_RECIPIENTS - shown().length;

const newRecipient = (changes: Partial<Omit<Recipient, 'id'>> = {}): Recipient => ({
  id: crypto.randomUUID(),
  customer: emptyCustomer,
  shippingId: USUAL_SHIPPING_ID,
  arriveOn: null,
  ...changes,
});

/** Adds people after those who are known, each with a box if there is one to spare. */
function addTo(known: readonly Recipient[], added: readonly Recipient[]): void {
  const recipients = [...known, ...added];
  $pasted.set(0);
  saveCartRecipients({ recipients });
  const ids = added.map(({ id }) => id);
  changeCartRecipients((lines) => giveBoxesToNew(lines, ids, recipients));
}

/** Starts the list with two people, the first with an open form. */
export function startRecipients(): void {
  if (all().length > 0) return;
  const recipients = [newRecipient(), newRecipient()];
  addTo([], recipients);
  openRecipient(recipients[0]?.id ?? '');
}

/** Adds a person with an open form, and returns their id; null when the list is full. */
export function addRecipient(changes?: Partial<Omit<Recipient, 'id'>>): string | null {
  if (roomForRecipients() < 1) return null;
  const added = newRecipient(changes);
  addTo(all(), [added]);
  openRecipient(added.id);
  return added.id;
}

/** Adds people with addresses, in the place of those without any. Returns how many of them had no room. */
export function addRecipients(customers: readonly CustomerInfo[]): number {
  if (customers.length === 0) {
    $pasted.set(0);
    return 0;
  }
  const isBlank = ({ customer }: Recipient): boolean =>
    Object.values(customer).every((value) => value === '' || value === false);
  const [blank, known] = [all().filter(isBlank), all().filter((each) => !isBlank(each))];
  const taken = customers.slice(0, MAX_RECIPIENTS - known.length);
  const added = taken.map((customer, index) => ({
    ...(blank[index] ?? newRecipient()),
    customer,
  }));
  addTo(known, added);
  $pasted.set(added.length);
  $openRecipients.set([]);
  return customers.length - taken.length;
}

/** Adds a person at the same address, with the same delivery. Returns their id; null when the list is full. */
export function copyRecipient({ customer, shippingId, arriveOn }: Recipient): string | null {
  return addRecipient({ customer: { ...customer, firstName: '' }, shippingId, arriveOn });
}

/** Changes a recipient's address or delivery. */
export function updateRecipient(id: string, changes: Partial<Omit<Recipient, 'id'>>): void {
  saveCartRecipients({
    recipients: all().map((each) => (each.id === id ? { ...each, ...changes } : each)),
  });
}

/** Changes a field of a recipient's address. */
export function updateAddress(id: string, changes: Partial<CustomerInfo>): void {
  const known = all().find((each) => each.id === id);
  if (known) updateRecipient(id, { customer: { ...known.customer, ...changes } });
}

/** Returns the name of a recipient, or "Person 2" for one without a name. */
export function nameOf({ id, customer }: Recipient): string {
  return fullName(customer) || `Person ${shown().findIndex((each) => each.id === id) + 1}`;
}

/** Puts a removed recipient back in their place, with the boxes that they had in `lines`; says so where the list is full. */
function restoreRecipient(recipient: Recipient, index: number, lines: readonly CartLine[]): void {
  if (roomForRecipients() < 1) {
    addCartNotice({
      lead: `There is no room for ${nameOf(recipient)}:`,
      text: `${recipientCountText(MAX_RECIPIENTS)} at most.`,
    });
    return;
  }
  saveCartRecipients({ recipients: all().toSpliced(index, 0, recipient) });
  const had = new Map(lines.map((line) => [line.id, line.recipientIds]));
  changeCartRecipients((now) =>
    now.map((line) => ({
      ...line,
      recipientIds: line.recipientIds.map((id, box) =>
        had.get(line.id)?.[box] === recipient.id ? recipient.id : id,
      ),
    })),
  );
}

/** Removes a recipient, whose boxes go to the first, and offers an undo that gives back the boxes of `lines`. */
export function removeRecipient({ id }: Recipient, lines = $cart.get()): void {
  const before = all();
  const index = before.findIndex((each) => each.id === id);
  const recipient = before[index];
  if (!recipient) return;
  const message = `${nameOf(recipient)} removed.`;
  saveCartRecipients({ recipients: before.toSpliced(index, 1) });
  openRecipient(id, false);
  $pasted.set(0);
  announce(message);
  const removal = { message, undo: () => restoreRecipient(recipient, index, lines) };
  $removal.set(offerUndo(removal, $removal.get() ?? undefined));
}

/** Joins a recipient with an earlier one of the same address, who gets the boxes of both. */
export function joinRecipients(recipient: Recipient, earlier: Recipient): void {
  const before = $cart.get();
  changeCartRecipients((lines) =>
    lines.map((line) => ({
      ...line,
      recipientIds: line.recipientIds.map((id) => (id === recipient.id ? earlier.id : id)),
    })),
  );
  removeRecipient(recipient, before);
}

/** Gives a box of a line to a recipient. */
export function giveBoxTo(lineId: string, index: number, recipientId: string): void {
  changeCartRecipients((lines) => giveBox(lines, { lineId, index, recipientId }));
}

/**
 * Adds one more box of a line: for this recipient, else for somebody who has none yet, else for a new person. Returns their
 * id; null when cart or list is full.
 */
export function addSameBox(lineId: string, recipientId?: string): string | null {
  const line = $cart.get().find(({ id }) => id === lineId);
  if (!line) return null;
  const given = $cart.get().flatMap((each) => recipientIdsOf(each, all()));
  const waiting = all().find(({ id }) =>
    recipientId === undefined ? !given.includes(id) : id === recipientId,
  );
  if (!waiting && roomForRecipients() < 1) return null;
  if (!addToCart(line.box, { sku: line.sku })) return null;
  const recipient = waiting ?? newRecipient();
  if (!waiting) saveCartRecipients({ recipients: [...all(), recipient] });
  giveBoxTo(lineId, line.quantity, recipient.id);
  if (recipientId === undefined) openRecipient(recipient.id);
  return recipient.id;
}

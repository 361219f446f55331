import { atom } from 'nanostores';
import { readStored, writeStored } from '#browser/storage.ts';
import { send, type SendFailure, type SendResult } from '#browser/send.ts';
import {
  getOrder,
  orderChangeEndpoint,
  type OrderChange,
  type OrderPage,
  type OrderPageParcel,
} from '#contract/order-page.ts';
import { packingStatusOf } from '#domain/order/parcel-status.ts';
import { loadOrderLinks, type OrderLink } from '#features/checkout/order-links.ts';
import { SHOP_NOT_REACHED } from './copy.ts';

/** What the page shows. `links` are those of the orders of this device. */
export type OrderPageState =
  | { state: 'loading' }
  | { state: 'no-link'; links: readonly OrderLink[] }
  | { state: 'closed'; title: string; message: string; canTryAgain: boolean }
  | { state: 'open'; order: OrderPage; refused: RefusedChange | null };

/** A change that came too late: somebody packs the parcel. */
export interface RefusedChange {
  message: string;
  requested: RequestedChange;
}

export const $orderPage = atom<OrderPageState>({ state: 'loading' });

/** The part of a parcel whose form is open, and the parcel's version when it was opened: one at a time. */
export const $openForm = atom<{ part: string; version: number } | null>(null);

/** Where the tab keeps the token across reloads. */
const KEY = 'orderPage';

/** A token names a payment session, the version of the link, and the signature. Other fragments lead to a place on the page. */
const TOKEN = /^[\w-]{1,300}\.\d{1,9}\.[\w-]{1,90}$/;
const parseToken = (value: unknown): string | null =>
  typeof value === 'string' && TOKEN.test(value) ? value : null;

let token: string | null = null;

/** Moves the token from the URL into sessionStorage, so that it is not bookmarked or shared by chance. */
function openLink(): string | null {
  const linked = parseToken(window.location.hash.slice(1));
  if (linked === null) return token ?? readStored(KEY, parseToken, 'sessionStorage');
  window.history.replaceState(window.history.state, '', window.location.pathname);
  writeStored(KEY, linked, 'sessionStorage');
  return linked;
}

const bearing = (opened: string): Record<string, string> => ({ Authorization: `Bearer ${opened}` });

function showClosed(result: SendFailure): void {
  const isRefused = result.kind === 'http-error' && [401, 410].includes(result.status);
  const said = result.kind === 'http-error' ? result.body : null;
  $orderPage.set({
    state: 'closed',
    title: (isRefused && said?.error) || 'We cannot show your order right now',
    message: said?.message || SHOP_NOT_REACHED,
    canTryAgain: !isRefused,
  });
}

async function fetchOrder(opened: string): Promise<SendResult<OrderPage>> {
  const result = await send(getOrder, {}, bearing(opened));
  if (result.kind === 'ok')
    $orderPage.set({ state: 'open', order: result.response, refused: null });
  return result;
}

/** Opens the order of the link, or of this tab; without one, lists the orders of this device. */
export async function loadOrderPage(): Promise<void> {
  token = openLink();
  $openForm.set(null);
  if (token === null) {
    $orderPage.set({ state: 'no-link', links: loadOrderLinks(Date.now()) });
    return;
  }
  $orderPage.set({ state: 'loading' });
  const result = await fetchOrder(token);
  if (result.kind !== 'ok') showClosed(result);
}

/** Opens the page, and again when another link is opened in the same tab. */
export function startOrderPage(): void {
  window.addEventListener('hashchange', () => {
    if (parseToken(window.location.hash.slice(1)) !== null) void loadOrderPage();
  });
  void loadOrderPage();
}

/** What the buyer wants otherwise of a parcel. */
export type RequestedChange = Pick<OrderChange, 'note' | 'customerInfo' | 'arriveOn'>;

function showParcel(parcel: OrderPageParcel): void {
  const shown = $orderPage.get();
  if (shown.state !== 'open') return;
  const parcels = shown.order.parcels.map((one) => (one.id === parcel.id ? parcel : one));
  $orderPage.set({
    ...shown,
    order: { ...shown.order, parcels, status: packingStatusOf(parcels) },
  });
}

/**
 * Changes a parcel. Returns null once the shop has it, otherwise why not, in words. Where it was changed or packed meanwhile, the
 * page shows it as it is now, beside what was typed.
 */
export async function sendChange(
  { id, version }: OrderPageParcel,
  requested: RequestedChange,
): Promise<string | null> {
  if (token === null) return SHOP_NOT_REACHED;
  const change = { parcel: id, expectedVersion: version, ...requested };
  const result = await send(orderChangeEndpoint, change, bearing(token));
  if (result.kind === 'ok') {
    showParcel(result.response);
    return null;
  }
  const message = (result.kind === 'http-error' && result.body?.message) || SHOP_NOT_REACHED;
  if (result.kind === 'http-error' && result.status === 409) {
    await fetchOrder(token);
    const shown = $orderPage.get();
    if (shown.state === 'open' && result.body?.code === 'parcel-packed') {
      $openForm.set(null);
      $orderPage.set({ ...shown, refused: { message, requested } });
    }
  }
  return message;
}

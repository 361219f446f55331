import { atom } from 'nanostores';
import { readStored, writeStored } from '#browser/storage.ts';
import type { Instant } from '#domain/day.ts';
import { isKeptOnDevice } from '#domain/kept-on-device.ts';

/** The link to the page of an order that was paid on this device. It names nobody. */
export interface OrderLink {
  sessionId: string;
  placedAt: Instant;
  /** The token of the page. */
  page: string;
}

const KEY = 'orderLinks';
/** As many as orders are remembered. */
const MAX_LINKS = 5;

/** The links of this device, latest first. */
export const $orderLinks = atom<readonly OrderLink[]>([]);

function isLink(value: unknown): value is OrderLink {
  if (typeof value !== 'object' || value === null) return false;
  const { sessionId, placedAt, page }: Partial<Record<keyof OrderLink, unknown>> = value;
  return typeof sessionId === 'string' && typeof placedAt === 'number' && typeof page === 'string';
}

const parseLinks = (value: unknown): OrderLink[] | null =>
  Array.isArray(value) ? value.filter(isLink) : null;

/** Reads the links of the last 30 days into `$orderLinks`, and removes older ones. */
export function loadOrderLinks(now: Instant): readonly OrderLink[] {
  const stored = readStored(KEY, parseLinks) ?? [];
  const kept = stored.filter(({ placedAt }) => isKeptOnDevice(placedAt, now));
  if (kept.length < stored.length) writeStored(KEY, kept);
  $orderLinks.set(kept);
  return kept;
}

/** Stores the link of an order; the device keeps five of them. */
export function keepOrderLink(link: OrderLink, now: Instant): void {
  const others = loadOrderLinks(now).filter(({ sessionId }) => sessionId !== link.sessionId);
  const links = [link, ...others].slice(0, MAX_LINKS);
  writeStored(KEY, links);
  $orderLinks.set(links);
}

import { atom } from 'nanostores';
import * as v from 'valibot';
import { readStored, writeStored } from '#browser/storage.ts';
import type { Instant } from '#domain/day.ts';
import { isKeptOnDevice } from '#domain/kept-on-device.ts';

const orderLink = v.object({
  sessionId: v.string(),
  placedAt: v.number(),
  /** The token of the page. */
  page: v.string(),
});

/** The link to the page of an order that was paid on this device. It names nobody. */
export type OrderLink = v.InferOutput<typeof orderLink>;

const KEY = 'orderLinks';
/** As many as orders are remembered. */
const MAX_LINKS = 5;

/** The links of this device, latest first. */
export const $orderLinks = atom<readonly OrderLink[]>([]);

const parseLinks = (value: unknown): OrderLink[] | null =>
  Array.isArray(value) ? value.filter((link) => v.is(orderLink, link)) : null;

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

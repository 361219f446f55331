import { setTimeout as wait } from 'node:timers/promises';
import { sandboxWebhookSecret } from '#sandbox/payments/payment-sandbox.ts';
import { signPayload } from '#sandbox/payments/webhook-sender.ts';
import type { SandboxEvent } from '#sandbox/payments/payment-store.ts';
import type { Random } from './random.ts';
import type { ChaosFixture } from './fixture.ts';
import type { KillStage } from './kill-stages.ts';

/** The stage in which to kill the shop; `null` kills it at once, in any state. */
export type KillTarget = KillStage | null;

const WORKERS = 6;
/** If the shop does not reach the armed stage within this many deliveries, it is killed at once and the stage is retried later. */
const MAX_DELIVERIES_UNTIL_KILL = 15;
/** The number of deliveries between progress lines. */
const PROGRESS_INTERVAL = 500;

/** Delivers all events, each until the shop accepts it, while killing the shop and injecting mail and database outages. */
export async function runWithFailures(
  fixture: ChaosFixture,
  events: readonly SandboxEvent[],
  targets: readonly KillTarget[],
  { random, isLosingMails }: { random: Random; isLosingMails: boolean },
): Promise<{ kills: number; deliveries: number; acknowledgedSessions: ReadonlySet<string> }> {
  const queue = [...events];
  const remaining = [...targets];
  const gap = Math.max(1, Math.floor(events.length / (2 * targets.length + 1)));
  const acknowledgedSessions = new Set<string>();
  fixture.setMailLoss(isLosingMails);
  const count = { kills: 0, deliveries: 0, accepted: 0, armedAt: 0 };

  function startFailure(target: KillTarget): void {
    count.kills += 1;
    injectOutages(fixture, target, random);
    if (isLosingMails) fixture.setMailLoss(true);
    fixture.armKill(target);
    count.armedAt = count.accepted;
    if (target === null) fixture.shop.kill();
    void runJob(fixture, 'send-outbox');
  }

  function nextFailure(): void {
    const armed = fixture.armedStage();
    if (armed === null) {
      const target = remaining.pop();
      if (target !== undefined) startFailure(target);
    } else if (count.accepted - count.armedAt > MAX_DELIVERIES_UNTIL_KILL) {
      remaining.splice(random.below(remaining.length + 1), 0, armed);
      startFailure(null);
    } else {
      void runJob(fixture, 'send-outbox');
    }
  }

  async function runWorker(): Promise<void> {
    for (let event = queue.shift(); event; event = queue.shift()) {
      count.deliveries += 1;
      if (count.deliveries % PROGRESS_INTERVAL === 0) {
        console.log(`     ${count.deliveries} deliveries, ${count.kills} kills so far`);
      }
      if (await deliver(fixture, event)) {
        count.accepted += 1;
        const paid = paidSessionOf(event);
        if (paid !== null) acknowledgedSessions.add(paid);
        if (count.accepted % gap === 0) {
          await wait(random.below(60));
          nextFailure();
        }
      } else {
        queue.push(event);
      }
      const isDone = remaining.length === 0 || count.deliveries > 3 * events.length;
      if (queue.length === 0 && !isDone) queue.push(random.pick([event, ...events]));
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, runWorker));
  return { ...count, acknowledgedSessions };
}

/** Returns the id of the session that an event reports as paid, or null. */
function paidSessionOf({ data: { object } }: SandboxEvent): string | null {
  const isPaid = object.object === 'checkout.session' && object.payment_status === 'paid';
  return isPaid ? object.id : null;
}

function injectOutages(
  { mailbox, database, setMailLoss }: ChaosFixture,
  target: KillTarget,
  random: Random,
): void {
  const chance = target === null ? random.next() : 1;
  setMailLoss(chance >= 0.45 && chance < 0.6);
  mailbox.setMode(chance < 0.2 ? 'refuse' : chance < 0.4 ? 'drop' : chance < 0.45 ? 'hang' : 'ok');
  if (!random.chance(0.1)) return;
  database.setDown(true);
  setTimeout(() => database.setDown(false), 200);
}

/** Posts an event to the webhook; returns true if the shop answered 2xx. */
async function deliver({ shop }: ChaosFixture, event: SandboxEvent): Promise<boolean> {
  const url = await shop.url();
  const body = JSON.stringify(event);
  const response = await fetch(`${url}/api/stripe-webhook`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Stripe-Signature': signPayload(body, sandboxWebhookSecret, Math.floor(shop.now() / 1000)),
    },
    body,
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined);
  await response?.body?.cancel().catch(() => undefined);
  return response?.ok ?? false;
}

/** Runs a scheduled job; returns its JSON answer, or undefined if the shop is down. */
export async function runJob({ shop }: ChaosFixture, job: string): Promise<unknown> {
  const url = await shop.url();
  const response = await fetch(`${url}/.netlify/functions/${job}`, { method: 'POST' }).catch(
    () => undefined,
  );
  return response?.json().catch(() => undefined);
}

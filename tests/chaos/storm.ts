import { setTimeout as wait } from 'node:timers/promises';
import { sandboxWebhookSecret } from '#sandbox/payments/payment-sandbox.ts';
import { signPayload } from '#sandbox/payments/webhook-sender.ts';
import type { SandboxEvent } from '#sandbox/payments/payment-store.ts';
import type { Random } from './random.ts';
import type { Scenery } from './scenery.ts';
import type { Stage } from './stages.ts';

/** Where the shop is to die, one blow after the other; `null` is anywhere. */
export type Aim = Stage | null;

const WORKERS = 6;
/** After so many deliveries without coming to its stage the shop dies where it stands, and the aim is kept for later. */
const PATIENCE = 15;
/** After so many deliveries it is told how far things are. */
const NEWS = 500;

/** Delivers all events, each until it is taken, while the shop is killed and its mail server and database misbehave. */
export async function storm(
  scenery: Scenery,
  events: readonly SandboxEvent[],
  aims: readonly Aim[],
  { random, losesMails }: { random: Random; losesMails: boolean },
): Promise<{ kills: number; deliveries: number; answered: ReadonlySet<string> }> {
  const queue = [...events];
  const left = [...aims];
  const gap = Math.max(1, Math.floor(events.length / (2 * aims.length + 1)));
  const answered = new Set<string>();
  scenery.loseMails(losesMails);
  const count = { kills: 0, deliveries: 0, taken: 0, armedAt: 0 };

  function strike(aim: Aim): void {
    count.kills += 1;
    misbehave(scenery, aim, random);
    if (losesMails) scenery.loseMails(true);
    scenery.arm(aim);
    count.armedAt = count.taken;
    if (aim === null) scenery.shop.kill();
    void ask(scenery, 'send-outbox');
  }

  function nextBlow(): void {
    const armed = scenery.armed();
    if (armed === null) {
      const aim = left.pop();
      if (aim !== undefined) strike(aim);
    } else if (count.taken - count.armedAt > PATIENCE) {
      left.splice(random.below(left.length + 1), 0, armed);
      strike(null);
    } else {
      void ask(scenery, 'send-outbox');
    }
  }

  async function work(): Promise<void> {
    for (let event = queue.shift(); event; event = queue.shift()) {
      count.deliveries += 1;
      if (count.deliveries % NEWS === 0) {
        console.log(`     ${count.deliveries} deliveries, ${count.kills} kills so far`);
      }
      if (await deliver(scenery, event)) {
        count.taken += 1;
        const paid = paidSessionOf(event);
        if (paid !== null) answered.add(paid);
        if (count.taken % gap === 0) {
          await wait(random.below(60));
          nextBlow();
        }
      } else {
        queue.push(event);
      }
      const isOver = left.length === 0 || count.deliveries > 3 * events.length;
      if (queue.length === 0 && !isOver) queue.push(random.pick([event, ...events]));
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work));
  return { ...count, answered };
}

/** The session that this event says is paid. */
function paidSessionOf({ data: { object } }: SandboxEvent): string | null {
  const isPaid = object.object === 'checkout.session' && object.payment_status === 'paid';
  return isPaid ? object.id : null;
}

function misbehave({ mailbox, database, loseMails }: Scenery, aim: Aim, random: Random): void {
  const luck = aim === null ? random.next() : 1;
  loseMails(luck >= 0.45 && luck < 0.6);
  mailbox.setMode(luck < 0.2 ? 'refuse' : luck < 0.4 ? 'drop' : luck < 0.45 ? 'hang' : 'ok');
  if (!random.chance(0.1)) return;
  database.cut(true);
  setTimeout(() => database.cut(false), 200);
}

/** Whether the shop answered 2xx; the payment provider tries again otherwise. */
async function deliver({ shop }: Scenery, event: SandboxEvent): Promise<boolean> {
  const url = await shop.url();
  const body = JSON.stringify(event);
  const answer = await fetch(`${url}/api/stripe-webhook`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Stripe-Signature': signPayload(body, sandboxWebhookSecret, Math.floor(shop.now() / 1000)),
    },
    body,
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined);
  await answer?.body?.cancel().catch(() => undefined);
  return answer?.ok ?? false;
}

/** Calls one of the shop's scheduled jobs; what it answered, or undefined. */
export async function ask({ shop }: Scenery, job: string): Promise<unknown> {
  const url = await shop.url();
  const answer = await fetch(`${url}/.netlify/functions/${job}`, { method: 'POST' }).catch(
    () => undefined,
  );
  return answer?.json().catch(() => undefined);
}

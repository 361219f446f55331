import { setTimeout as wait } from 'node:timers/promises';
import { sandboxWebhookSecret } from '#sandbox/payments/start-payments.ts';
import { sign } from '#sandbox/payments/deliver.ts';
import type { SandboxEvent } from '#sandbox/payments/ledger.ts';
import type { Random } from './random.ts';
import type { Scenery } from './scenery.ts';
import { stages, type Stage } from './stages.ts';

/** How much befalls the shop. */
export interface Weather {
  readonly kills: number;
  /** How many of the kills are aimed into each stage. */
  readonly killsInEachStage: number;
}

const WORKERS = 6;

/** Delivers all events, each until it is taken, while the shop is killed and its mail server and database misbehave. */
export async function storm(
  scenery: Scenery,
  events: readonly SandboxEvent[],
  { kills, killsInEachStage }: Weather,
  random: Random,
): Promise<{ kills: number; deliveries: number }> {
  const queue = [...events];
  const aims = [
    ...stages.flatMap((stage) => Array<typeof stage>(killsInEachStage).fill(stage)),
    ...Array<null>(Math.max(0, kills - stages.length * killsInEachStage)).fill(null),
  ].toSorted(() => random.next() - 0.5);
  const gap = Math.max(1, Math.floor(events.length / (1.4 * aims.length + 1)));
  const count = { kills: 0, deliveries: 0, taken: 0 };

  async function nextBlow(): Promise<void> {
    if (scenery.armed() !== null) return;
    const aim = aims.pop();
    if (aim === undefined) return;
    count.kills += 1;
    misbehave(scenery, aim, random);
    if (aim !== null) scenery.arm(aim);
    else await wait(random.below(60)).then(() => scenery.shop.kill());
    void ask(scenery, 'send-outbox');
  }

  async function work(): Promise<void> {
    for (let event = queue.shift(); event; event = queue.shift()) {
      count.deliveries += 1;
      if (await deliver(scenery, event)) {
        count.taken += 1;
        if (count.taken % gap === 0) await nextBlow();
      } else {
        queue.push(event);
      }
      if (queue.length === 0 && aims.length > 0 && count.deliveries < 3 * events.length)
        queue.push(random.pick([event, ...events]));
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, work));
  return count;
}

/** A mail server in trouble would keep the shop from the stages of a mail that goes out. */
function misbehave({ mailbox, database }: Scenery, aim: Stage | null, random: Random): void {
  const luck = aim === null ? random.next() : 1;
  mailbox.behave(luck < 0.2 ? 'refuse' : luck < 0.4 ? 'drop' : luck < 0.45 ? 'hang' : 'ok');
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
      'Stripe-Signature': sign(body, sandboxWebhookSecret, Math.floor(shop.now() / 1000)),
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

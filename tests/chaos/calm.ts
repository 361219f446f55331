import * as v from 'valibot';
import type { Scenery } from './scenery.ts';
import { ask } from './storm.ts';

const left = v.object({ pending: v.number() });
const MOST_ROUNDS = 60;

/** After the storm: the shop's own jobs find what was never delivered and send what was never sent. */
export async function calm(scenery: Scenery): Promise<void> {
  scenery.arm(null);
  scenery.mailbox.setMode('ok');
  scenery.loseMails(false);
  scenery.database.cut(false);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    scenery.shop.kill();
    await ask(scenery, 'reconcile-orders');
    // Twice in one life: a mail that is known to be sent must stay so.
    await ask(scenery, 'send-outbox');
    const answer = v.safeParse(left, await ask(scenery, 'send-outbox'));
    if (round > 0 && answer.success && answer.output.pending === 0) return;
  }
}

import * as v from 'valibot';
import type { ChaosFixture } from './fixture.ts';
import { runJob } from './run-with-failures.ts';

const outboxReport = v.object({ pending: v.number() });
const MAX_ROUNDS = 60;

/** Stops all failures and runs the shop's jobs until no mail is pending. */
export async function drain(fixture: ChaosFixture): Promise<void> {
  fixture.armKill(null);
  fixture.mailbox.setMode('ok');
  fixture.setMailLoss(false);
  fixture.database.setDown(false);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    fixture.shop.kill();
    await runJob(fixture, 'reconcile-orders');
    // A second run in the same process must not send a sent mail again.
    await runJob(fixture, 'send-outbox');
    const result = v.safeParse(outboxReport, await runJob(fixture, 'send-outbox'));
    if (round > 0 && result.success && result.output.pending === 0) return;
  }
}

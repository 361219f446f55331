import { drain } from './drain.ts';
import type { Postgres } from './postgres.ts';
import { createRandom } from './random.ts';
import { startFixture } from './fixture.ts';
import { killStages } from './kill-stages.ts';
import { runWithFailures, type KillTarget } from './run-with-failures.ts';
import { scrambleDeliveries, generateOrders, refundUnheard } from './generate-orders.ts';
import { findUnstoredSessions, findViolations, type Violations } from './assertions.ts';

/** The size and the failures of a run. */
export interface Scenario {
  readonly shoppers: number;
  readonly targets: readonly KillTarget[];
  /** Whether the mail provider drops repeated keys (`MAIL_DEDUPES`). */
  readonly isDeduplicating: boolean;
  /** Whether every mail connection breaks in the mail body, until the drain. */
  readonly isLosingMails?: boolean;
}

/** The counts and violations of a run. */
export interface ScenarioResult {
  readonly violations: Violations & {
    /** Paid sessions whose event was answered 2xx although no order was stored. */
    readonly acknowledgedButNotStored: readonly string[];
  };
  readonly events: number;
  readonly deliveries: number;
  readonly kills: number;
  /** The number of kills in each stage, in the order of `killStages`. */
  readonly killsByStage: readonly number[];
  readonly mails: { readonly arrived: number; readonly sent: number; readonly repeated: number };
  /** Confirmations lost to an interrupted transfer, each reported to the shop by an alert. */
  readonly missing: number;
}

/** Creates a scenario with a number of kills in each stage and a number at random moments. */
export function createScenario(
  shoppers: number,
  inEachStage: number,
  anywhere: number,
  isDeduplicating = true,
): Scenario {
  const targets: KillTarget[] = killStages.flatMap((stage) =>
    Array<KillTarget>(inEachStage).fill(stage),
  );
  return {
    shoppers,
    targets: [...targets, ...Array<KillTarget>(anywhere).fill(null)],
    isDeduplicating,
  };
}

/** Generates orders, delivers their events under failures, drains the jobs and checks the result. */
export async function runScenario(
  postgres: Postgres,
  files: readonly string[],
  seed: number,
  { shoppers, targets, isDeduplicating, isLosingMails = false }: Scenario,
): Promise<ScenarioResult> {
  const random = createRandom(seed);
  const databaseUrl = await postgres.create(`chaos_${seed}`);
  const fixture = await startFixture(files, databaseUrl, isDeduplicating);
  try {
    const expectedOrders = await generateOrders(fixture, shoppers, random);
    const events = scrambleDeliveries(fixture.payments.events(), random);
    const shuffled = targets.toSorted(() => random.next() - 0.5);
    const { kills, deliveries, acknowledgedSessions } = await runWithFailures(
      fixture,
      events,
      shuffled,
      {
        random,
        isLosingMails,
      },
    );
    const storedLate = await findUnstoredSessions(databaseUrl, acknowledgedSessions);
    const refunded = refundUnheard(fixture, expectedOrders.keys());
    const recordedLate = new Set(await findUnstoredSessions(databaseUrl, refunded));
    await drain(fixture);
    const { mailTracker, mailbox } = fixture;
    const { missing, ...violations } = await findViolations(
      fixture,
      databaseUrl,
      expectedOrders,
      new Set([...refunded].filter((id) => !recordedLate.has(id))),
    );
    return {
      violations: { ...violations, acknowledgedButNotStored: storedLate },
      missing,
      events: events.length,
      deliveries,
      kills,
      killsByStage: killStages.map((stage) => fixture.killsByStage().get(stage) ?? 0),
      mails: {
        arrived: mailbox.mails().length,
        sent: mailTracker.countSubmissions(),
        repeated: mailTracker.countResends(),
      },
    };
  } finally {
    await fixture.stop();
  }
}

/** Formats the counts and violations of a run. */
export function describeResult(result: ScenarioResult): string {
  const { events, deliveries, kills, killsByStage, mails, missing, violations } = result;
  const { arrived, sent, repeated } = mails;
  const violationText = describeViolations(violations);
  return [
    `${events} events in ${deliveries} deliveries, ${kills} kills (${killsByStage.join(', ')} in the stages)`,
    `${arrived} mails delivered of ${sent} submitted, ${repeated} resent, ${missing} interrupted and reported`,
    ...(violationText ? [violationText] : []),
  ].join('. ');
}

/** Formats the violations of a run; empty if there are none. */
export function describeViolations(violations: ScenarioResult['violations']): string {
  return Object.entries<readonly string[]>({ ...violations })
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => `${found.length} ${name} (${found.slice(0, 3).join(', ')})`)
    .join('; ');
}

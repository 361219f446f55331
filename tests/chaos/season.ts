import { calm } from './calm.ts';
import type { Postgres } from './postgres.ts';
import { openRandom } from './random.ts';
import { setScene } from './scenery.ts';
import { stages } from './stages.ts';
import { storm, type Aim } from './storm.ts';
import { scramble, trade } from './trade.ts';
import { findMissing, judge, type Verdict } from './verdict.ts';

/** How much happens in a season. */
export interface Plan {
  readonly shoppers: number;
  readonly aims: readonly Aim[];
  /** Whether the mail provider drops repeats, and the shop knows it. */
  readonly dedupes: boolean;
  /** Whether the line to the mail server breaks in every mail, until it is calm. */
  readonly losesMails?: boolean;
}

/** What a season was like. */
export interface Season {
  readonly verdict: Verdict & {
    /** Paid sessions whose event was answered 2xx and which only reconciling stored. */
    readonly answeredButNotStored: readonly string[];
  };
  readonly events: number;
  readonly deliveries: number;
  readonly kills: number;
  /** How often the shop died in each stage, in their order. */
  readonly deaths: readonly number[];
  readonly mails: { readonly arrived: number; readonly sent: number; readonly repeated: number };
  /** Confirmations that never came, each cut off while it went over, and told to the shop. */
  readonly missing: number;
}

/** So many kills into each stage, and so many anywhere. */
export function plan(
  shoppers: number,
  inEachStage: number,
  anywhere: number,
  dedupes = true,
): Plan {
  const aims: Aim[] = stages.flatMap((stage) => Array<Aim>(inEachStage).fill(stage));
  return { shoppers, aims: [...aims, ...Array<Aim>(anywhere).fill(null)], dedupes };
}

/** Lets shoppers trade, storms over what they did, and judges what is left once it is calm again. */
export async function live(
  postgres: Postgres,
  files: readonly string[],
  seed: number,
  { shoppers, aims, dedupes, losesMails = false }: Plan,
): Promise<Season> {
  const random = openRandom(seed);
  const databaseUrl = await postgres.create(`season_${seed}`);
  const scenery = await setScene(files, databaseUrl, dedupes);
  try {
    const bought = await trade(scenery, shoppers, random);
    const events = scramble(scenery.payments.events(), random);
    const shuffled = aims.toSorted(() => random.next() - 0.5);
    const { kills, deliveries, answered } = await storm(scenery, events, shuffled, {
      random,
      losesMails,
    });
    const storedLate = await findMissing(databaseUrl, answered);
    await calm(scenery);
    const { submissions, mailbox } = scenery;
    const { missing, ...verdict } = await judge(scenery, databaseUrl, bought);
    return {
      verdict: { ...verdict, answeredButNotStored: storedLate },
      missing,
      events: events.length,
      deliveries,
      kills,
      deaths: stages.map((stage) => scenery.deaths().get(stage) ?? 0),
      mails: {
        arrived: mailbox.mails().length,
        sent: submissions.count(),
        repeated: submissions.repeats(),
      },
    };
  } finally {
    await scenery.stop();
  }
}

/** What a season was like, in words. */
export function tell(season: Season): string {
  const { events, deliveries, kills, deaths, mails, missing, verdict } = season;
  const { arrived, sent, repeated } = mails;
  const wrong = complaints(verdict);
  return [
    `${events} events in ${deliveries} deliveries, ${kills} kills (${deaths.join(', ')} in the stages)`,
    `${arrived} mails of ${sent} handed over, ${repeated} repeated, ${missing} cut off and told`,
    ...(wrong ? [wrong] : []),
  ].join('. ');
}

/** What is wrong after a season; nothing when all is well. */
export function complaints(verdict: Season['verdict']): string {
  return Object.entries<readonly string[]>({ ...verdict })
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => `${found.length} ${name} (${found.slice(0, 3).join(', ')})`)
    .join('; ');
}

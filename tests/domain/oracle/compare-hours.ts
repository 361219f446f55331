import { describeByReference } from './reference-calendar.ts';
import { describeByRule } from './calendar-by-rule.ts';

const HOUR = 3_600_000;
/** Midnight and the cut-off in UTC, summer and winter. The millisecond before each is compared too. */
const EDGES = [23, 0, 14, 15];

const [firstYear = NaN, lastYear = NaN] = process.argv.slice(2).map(Number);

const differences: string[] = [];
let hours = 0;

for (let now = Date.UTC(firstYear, 0, 1); now < Date.UTC(lastYear + 1, 0, 1); now += HOUR) {
  const moments = EDGES.includes(hours % 24) ? [now - 1, now] : [now];
  for (const moment of moments) {
    const byRule = describeByRule(moment);
    const byHand = describeByReference(moment);
    if (byRule !== byHand) differences.push(`rule: ${byRule} | by hand: ${byHand}`);
  }
  hours += 1;
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
console.log(JSON.stringify({ timeZone, hours, differences: differences.slice(0, 10) }));

import type { Passage } from './wire.ts';

const MAIL = /(?:dead-letter\/)?(?:confirmation|packing-slip)\/[0-9A-Z]{10}/g;
const HEADER = /^Resend-Idempotency-Key:\s*(\S+)/im;
const COMMAND = /^(EHLO |MAIL FROM:|RCPT TO:|DATA\r\n|QUIT\r\n)/;
const RECIPIENT = /^RCPT TO:<([^>]+)>/im;
const WAITS_FOR_BODY = /^354/m;
const TAKEN = /^250/;
const CLAIM = /for update skip locked/;
const CONCLUSION = /update outbox set (sent_at|next_attempt_at)/;
/** A value of that statement: the shop gave up waiting for an answer, or its sender vanished. */
const UNCERTAIN = '\0\0\0\x04true';
const ONE_CHANGED = /UPDATE 1\0/;
/** How PostgreSQL ends each answer. */
const READY = 'Z\0\0\0\x05I';

/** Writes down how often each mail was handed over, and whether the shop then knew what became of it. */
export interface Submissions {
  readonly hearMail: (passage: Passage) => void;
  /** A line to the mail server is gone: nobody knows what became of a mail that it left without an answer. */
  readonly endMail: (line: number) => void;
  readonly hearDatabase: (passage: Passage) => void;
  readonly count: () => number;
  readonly repeats: () => number;
  /** Mails that were handed over without a claim of their own, or after the shop wrote down what became of a taken one. */
  readonly afterKnown: () => readonly string[];
  /** Addresses for whose mail the mail server waited: what is sent to others cannot have begun to go over. */
  readonly begun: () => ReadonlySet<string>;
  /** Those of them whose line ended before the mail server said what became of the mail. */
  readonly brokenOff: () => ReadonlySet<string>;
}

/** What happened to one mail so far. */
interface Course {
  claims: number;
  times: number;
  state: 'open' | 'taken' | 'settled';
}

export function openSubmissions(): Submissions {
  const courses = new Map<string, Course>();
  const bodies = new Map<number, string>();
  const unanswered = new Map<number, Course>();
  const asked = new Map<number, string>();
  const answered = new Map<number, string>();
  const afterKnown: string[] = [];
  const recipients = new Map<number, string>();
  const inData = new Set<number>();
  const begun = new Set<string>();
  const brokenOff = new Set<string>();

  function hearServer(line: number, text: string): void {
    const course = unanswered.get(line);
    if (course && TAKEN.test(text)) course.state = 'taken';
    unanswered.delete(line);
    inData.delete(line);
    if (!WAITS_FOR_BODY.test(text)) return;
    inData.add(line);
    begun.add(recipients.get(line) ?? 'nobody');
  }

  function courseOf(mail: string): Course {
    const course = courses.get(mail) ?? { claims: 0, times: 0, state: 'open' };
    courses.set(mail, course);
    return course;
  }
  const coursesIn = (text: string): Course[] => (text.match(MAIL) ?? []).map(courseOf);

  const timesOfAll = (): number[] => [...courses.values()].map(({ times }) => times);

  function handOver(line: number, body: string): void {
    const [mail] = HEADER.exec(body)?.[1]?.match(MAIL) ?? ['a mail without a key'];
    const course = courseOf(mail);
    course.times += 1;
    const { state, claims, times } = course;
    if (state === 'settled' || times > claims) {
      afterKnown.push(`${mail}, ${state}, ${times} times after ${claims} claims`);
    }
    course.state = 'open';
    unanswered.set(line, course);
  }

  /** Learns from a statement and its whole answer. */
  function learn(statement: string, answer: string): void {
    if (CLAIM.test(statement)) for (const course of coursesIn(answer)) course.claims += 1;
    const isCertain = CONCLUSION.test(statement) && !statement.includes(UNCERTAIN);
    if (!isCertain || !ONE_CHANGED.test(answer)) return;
    for (const course of coursesIn(statement)) {
      if (course.state === 'taken') course.state = 'settled';
    }
  }

  return {
    hearMail({ line, from, text }) {
      if (from === 'server') {
        hearServer(line, text);
        return;
      }
      const recipient = RECIPIENT.exec(text)?.[1];
      if (recipient !== undefined) recipients.set(line, recipient);
      const body = (bodies.get(line) ?? '') + text;
      bodies.delete(line);
      if (body.endsWith('\r\n.\r\n')) handOver(line, body);
      else if (!COMMAND.test(text)) bodies.set(line, body);
    },
    endMail(line) {
      if (inData.delete(line)) brokenOff.add(recipients.get(line) ?? 'nobody');
      unanswered.delete(line);
      bodies.delete(line);
      recipients.delete(line);
    },
    hearDatabase({ line, from, text }) {
      const heard = from === 'client' ? asked : answered;
      const said = (heard.get(line) ?? '') + text;
      heard.set(line, said);
      if (from === 'client' || !said.endsWith(READY)) return;
      learn(asked.get(line) ?? '', said);
      asked.delete(line);
      answered.delete(line);
    },
    count: () => timesOfAll().reduce((sum, times) => sum + times, 0),
    repeats: () => timesOfAll().filter((times) => times > 1).length,
    afterKnown: () => afterKnown,
    begun: () => begun,
    brokenOff: () => brokenOff,
  };
}

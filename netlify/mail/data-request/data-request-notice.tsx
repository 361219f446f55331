import { mailLink } from '#copy/mail-link.ts';
import { listWords } from '#domain/text/list-words.ts';
import { formatDay } from '#domain/day-words.ts';
import type { Day } from '#domain/day.ts';
import type { DataRequest, RequestType } from '#domain/data-request.ts';
import { AlertPanel, alertLines, type MailAlert } from '../shared/mail-alert.tsx';
import { Fact, MailTable, Part } from '../shared/parts.tsx';
import { MailTo } from '../shared/contact.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

/** A confirmed data request as the notice to the shop shows it. */
export interface RequestNotice extends DataRequest {
  referenceId: string;
  requestType: RequestType;
  /** The last day to respond. */
  due: Day;
  /** The numbers of orders that are still to be posted, for which a deletion waits. */
  waiting: readonly string[];
}

const TITLES: Record<RequestType, string> = {
  export: 'Data export confirmed',
  deletion: 'Data deletion confirmed',
};

/** What is left for the shop. */
const TASKS: Record<RequestType, string> = {
  export: 'Send what their file lacks',
  deletion: 'Delete their e-mails',
};

const HAPPENED: Record<RequestType, string> = {
  export: 'Somebody asked for a copy of their data, and the shop has mailed them its own.',
  deletion: 'Somebody asked us to delete their data, and the shop has done so in its own records.',
};

/** What happened where the person has paid for what is still to be posted. */
const HAPPENED_BESIDE =
  'Somebody asked us to delete their data, and the shop has done so in its own records, but for what is still to be posted.';

const DONE: Record<RequestType, string> = {
  export: 'The shop has mailed a link to a file with all orders and messages of this address.',
  deletion:
    'The shop has overwritten e-mail address, notes and wishes for news in its order book and in the notes at the payment provider, and deleted the messages on the shopkeeper’s page. Names, addresses and sums of the last 7 years stay, for the tax office.',
};

const REMAINING: Record<RequestType, string> = {
  export: 'If there are e-mails from or to this address that they have not got, send them by hand.',
  deletion:
    'Search your mailbox for this address. Delete every e-mail from and about it, this one last, and anything on paper that the tax office does not need.',
};

/** What the shop does about orders that the person named, but did not place from the address that is confirmed. */
const OF_ANOTHER_ADDRESS: Record<RequestType, string> = {
  export:
    'If an order below belongs to another address, send nothing from it: ask them to request it from that address.',
  deletion:
    'If an order below belongs to another address, nothing of it is deleted: ask them to send a request from that address.',
};

const ANSWERS: Record<RequestType, { text: string; words: string }> = {
  export: { text: 'Write to them', words: '' },
  deletion: {
    text: 'Tell them that it is done',
    words: 'We have deleted the e-mails between you and us, too.\n',
  },
};

/** What comes after that. */
const LAST: Record<RequestType, readonly string[]> = {
  export: [],
  deletion: [`Then answer them: “${ANSWERS.deletion.text}” writes the e-mail.`],
};

/** Returns what the shop has to do for orders that are still to be posted, and then with everything else. */
function stepsBeside(waiting: readonly string[]): string[] {
  const [keep, slip] =
    waiting.length === 1
      ? ['it keeps its address and notes', 'its packing slip']
      : ['they keep their addresses and notes', 'their packing slips'];
  return [
    `Post ${listWords(waiting)} as planned: ${keep} until then. Then delete ${slip}.`,
    'Search your mailbox for this address. Delete every other e-mail from and about it, this one last, and anything else on paper that the tax office does not need.',
  ];
}

/** Returns what is done already, and when the rest will be. */
function doneText({ requestType, waiting }: RequestNotice): string {
  if (waiting.length === 0) return DONE[requestType];
  return `${DONE[requestType]} It does the same in ${listWords(waiting)} once all of it is posted, at the latest two weeks after the day planned for that, or after today where that is later.`;
}

/** Returns what the shop has to do, and the link that answers the person. */
function taskOf(notice: RequestNotice): MailAlert {
  const { email, requestType, referenceId, orderReferences, waiting } = notice;
  const { text, words } = ANSWERS[requestType];
  return {
    title: TASKS[requestType],
    happened: waiting.length === 0 ? HAPPENED[requestType] : HAPPENED_BESIDE,
    toDo: [
      ...(orderReferences.length === 0 ? [] : [OF_ANOTHER_ADDRESS[requestType]]),
      ...(waiting.length === 0 ? [REMAINING[requestType]] : stepsBeside(waiting)),
      ...LAST[requestType],
    ],
    button: { text, url: mailLink(email, `Your request ${referenceId}`, words) },
  };
}

/** "25th December 2026, after one calendar month": the last day to respond. */
const dueText = ({ due }: RequestNotice): string => `${formatDay(due)}, after one calendar month`;

function factsOf({ referenceId, orderReferences, reason }: RequestNotice) {
  return [
    { name: 'Reference', value: referenceId },
    { name: 'Orders', value: orderReferences.join(', ') },
    { name: 'Reason', value: reason },
  ].filter(({ value }) => value !== '');
}

function Notice({ notice }: { notice: RequestNotice }) {
  const task = taskOf(notice);
  return (
    <EmailLayout preview={task.toDo.join(' ')}>
      <AlertPanel alert={task} isHeading isCalm below={<strong>Due by {dueText(notice)}</strong>}>
        <p style={theme.alertAddress}>
          <MailTo email={notice.email} isPlain />
        </p>
      </AlertPanel>
      <Part title="The request">
        <MailTable>
          {factsOf(notice).map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </MailTable>
      </Part>
      <Part title="Already done">
        <p style={theme.firstParagraph}>{doneText(notice)}</p>
      </Part>
    </EmailLayout>
  );
}

/**
 * Renders the shop’s notice of a confirmed request: what is done, what is left to do, and the due day (one calendar
 * month).
 */
export function writeRequestNotice(notice: RequestNotice): MailContents {
  const { email, requestType, referenceId, due } = notice;
  const subject = `${TITLES[requestType]}: ${referenceId}, due by ${formatDay(due)}`;
  return renderMail(subject, <Notice notice={notice} />, [
    ...alertLines(taskOf(notice), ['', `E-mail: ${email}`, `Due by ${dueText(notice)}`, '']),
    '',
    ...factsOf(notice).map(({ name, value }) => `${name}: ${value}`),
    '',
    doneText(notice),
  ]);
}

import { mailLink } from '#copy/mail-link.ts';
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
}

const TITLES: Record<RequestType, string> = {
  export: 'Data export confirmed',
  deletion: 'Data deletion confirmed',
};

/** What is left for the shop, as the heading says it. */
const TASKS: Record<RequestType, string> = {
  export: 'Send what their file lacks',
  deletion: 'Delete their e-mails',
};

const HAPPENED: Record<RequestType, string> = {
  export: 'Somebody asked for a copy of their data, and the shop has mailed them its own.',
  deletion: 'Somebody asked us to delete their data, and the shop has done so in its own records.',
};

const DONE: Record<RequestType, string> = {
  export: 'The shop has mailed a link to a file with all orders of this address.',
  deletion:
    'The shop has overwritten e-mail address, notes and wishes for news in its order book and in the notes at the payment provider. Names, addresses and sums of the last 7 years stay, for the tax office.',
};

const REMAINING: Record<RequestType, string> = {
  export:
    'If an order below belongs to another address, or there are e-mails the person has not got, send them by hand.',
  deletion:
    'Search your mailbox for the address below and delete every e-mail from and about it, this one last, and anything on paper that the tax office does not need.',
};

const ANSWERS: Record<RequestType, { text: string; words: string }> = {
  export: { text: 'Write to them', words: '' },
  deletion: {
    text: 'Tell them that it is done',
    words: 'We have deleted the e-mails between you and us, too.\n',
  },
};

/** Returns what the shop has to do, until when, and the link that answers the person. */
function taskOf({ email, requestType, referenceId, due }: RequestNotice): MailAlert {
  const { text, words } = ANSWERS[requestType];
  return {
    title: `${TASKS[requestType]} by ${formatDay(due)}`,
    happened: HAPPENED[requestType],
    toDo: [REMAINING[requestType]],
    button: { text, url: mailLink(email, `Your request ${referenceId}`, words) },
  };
}

function factsOf({ orderReferences, reason }: RequestNotice) {
  return [
    { name: 'Orders', value: orderReferences.join(', ') },
    { name: 'Reason', value: reason },
  ].filter(({ value }) => value !== '');
}

function Notice({ notice }: { notice: RequestNotice }) {
  const { email, requestType, referenceId, due } = notice;
  return (
    <EmailLayout preview={REMAINING[requestType]}>
      <AlertPanel alert={taskOf(notice)} isHeading isCalm />
      <Part title="The request">
        <MailTable>
          <Fact name="E-mail">
            <MailTo email={email} />
          </Fact>
          <Fact name="Reference">{referenceId}</Fact>
          {factsOf(notice).map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
          <Fact name="Due">{formatDay(due)}, after one calendar month</Fact>
        </MailTable>
      </Part>
      <Part title="Already done">
        <p style={theme.firstParagraph}>{DONE[requestType]}</p>
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
    ...alertLines(taskOf(notice)),
    '',
    `E-mail: ${email}`,
    `Reference: ${referenceId}`,
    ...factsOf(notice).map(({ name, value }) => `${name}: ${value}`),
    '',
    `Due by ${formatDay(due)} (one calendar month)`,
    '',
    DONE[requestType],
  ]);
}

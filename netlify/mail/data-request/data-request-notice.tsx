import { formatDay } from '#domain/day-words.ts';
import type { Day } from '#domain/day.ts';
import type { DataRequest, RequestType } from '#domain/data-request.ts';
import { Fact, Label, MailTo, Part, MailTable } from '../shared/parts.tsx';
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

const DONE: Record<RequestType, string> = {
  export: 'The shop has mailed a link to a file with all orders of this address.',
  deletion:
    'The shop has overwritten e-mail address, notes and wishes for news in its order book and in the notes at the payment provider. Names, addresses and sums of the last 7 years stay, for the tax office.',
};

const REMAINING: Record<RequestType, string> = {
  export:
    'If an order reference above belongs to another address, or there are e-mails the person has not got, please answer that by hand.',
  deletion:
    'Please delete the e-mails from and about this address in your mailbox: messages, order mails and this one, and anything on paper that the tax office does not need.',
};

function factsOf({ orderReferences, reason }: RequestNotice) {
  return [
    { name: 'Orders', value: orderReferences.join(', ') },
    { name: 'Reason', value: reason },
  ].filter(({ value }) => value !== '');
}

function Notice({ notice }: { notice: RequestNotice }) {
  const { email, requestType, referenceId, due } = notice;
  return (
    <EmailLayout preview={`To be answered by ${formatDay(due)}`}>
      <h1 style={theme.title}>{TITLES[requestType]}</h1>
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
      </MailTable>
      <Label title={`Due by ${formatDay(due)}`}>
        <p style={theme.fact}>One calendar month, as the law asks.</p>
      </Label>
      <Part title="Already done">
        <p style={theme.paragraph}>{DONE[requestType]}</p>
      </Part>
      <Part title="Still to do">
        <p style={theme.paragraph}>{REMAINING[requestType]}</p>
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
    TITLES[requestType],
    `E-mail: ${email}`,
    `Reference: ${referenceId}`,
    ...factsOf(notice).map(({ name, value }) => `${name}: ${value}`),
    '',
    `Due by ${formatDay(due)} (one calendar month)`,
    '',
    DONE[requestType],
    '',
    REMAINING[requestType],
  ]);
}

import { encodeForMail, mailAddressLink } from '#copy/mail-link.ts';
import { formatDay } from '#domain/day-words.ts';
import { parseDay } from '#domain/day.ts';
import { messageTitle, senderName, type ContactMessage, type Enquiry } from '#domain/message.ts';
import { ButtonLink, Fact, TextLines, Panel, Part, MailTable } from '../shared/parts.tsx';
import { MailTo, Telephone } from '../shared/contact.tsx';
import { quoteLines } from './quote-lines.ts';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

type Message = ContactMessage | Enquiry;

function dayOf(message: Message): string {
  const day = message.formType === 'enquiry' ? parseDay(message.eventDate) : null;
  return day === null ? '' : formatDay(day);
}

const PHONE = 'Phone';

/** Returns the fields besides the message itself, without the empty ones. */
function factsOf(message: Message): { name: string; value: string }[] {
  return [
    { name: 'From', value: senderName(message) },
    { name: PHONE, value: message.phone },
    { name: 'Event on', value: dayOf(message) },
  ].filter(({ value }) => value !== '');
}

const REPLY = 'Answer this mail to reply.';
const PROMISE = 'We promise an answer within 24-48 hours.';

function MessageBody({
  message,
  possibleDuplicate,
}: {
  message: Message;
  possibleDuplicate: boolean;
}) {
  return (
    <EmailLayout preview={message.message.slice(0, 120)}>
      {possibleDuplicate ? (
        <Panel style={theme.alert}>You may have this message already.</Panel>
      ) : null}
      <h1 style={theme.title}>{messageTitle(message)}</h1>
      <MailTable style={theme.belowTitle}>
        {factsOf(message).map(({ name, value }) => (
          <Fact key={name} name={name}>
            {name === PHONE ? <Telephone number={value} /> : value}
          </Fact>
        ))}
        <Fact name="E-mail">
          <MailTo email={message.email} />
        </Fact>
      </MailTable>
      <Part title="The message">
        <Panel style={theme.quotation}>
          <TextLines text={message.message} />
        </Panel>
      </Part>
      <ButtonLink
        url={`${mailAddressLink(message.email)}?subject=${encodeForMail(`Re: ${messageTitle(message)}`)}`}
      >
        Reply to {senderName(message)}
      </ButtonLink>
      <p style={theme.quiet}>{PROMISE}</p>
    </EmailLayout>
  );
}

/** Renders a form’s message for the shop to answer; its Reply-To is the sender. */
export function writeMessage(
  message: Message,
  { possibleDuplicate }: { possibleDuplicate: boolean },
): MailContents & { replyTo: string } {
  const date = dayOf(message);
  const subject = `${messageTitle(message)} from ${senderName(message)}${date === '' ? '' : `, ${date}`}`;
  const lines = [
    messageTitle(message),
    ...factsOf(message).map(({ name, value }) => `${name}: ${value}`),
    `E-mail: ${message.email}`,
    '',
    ...quoteLines(message.message),
    '',
    `${REPLY} ${PROMISE}`,
  ];
  const body = <MessageBody message={message} possibleDuplicate={possibleDuplicate} />;
  return { ...renderMail(subject, body, lines), replyTo: message.email };
}

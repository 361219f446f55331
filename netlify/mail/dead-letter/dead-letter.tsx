import { fullName } from '#domain/customer/customer.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { mailLink, MAX_MAIL_LINK } from '#copy/mail-link.ts';
import { AlertPanel, stepLines } from '../shared/mail-alert.tsx';
import { Fact, MailTable, Part, Section } from '../shared/parts.tsx';
import { MailTo } from '../shared/contact.tsx';
import { mailName } from '../mail-kinds.ts';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';
import { letterStyle, QuotedMail } from './quoted-mail.tsx';
import { undeliveredDataMail, type UndeliveredDataMail } from './undelivered-data-mail.ts';

/** A mail to a customer that the shop stopped trying to send. */
export interface DeadLetter {
  /** Kind and subject: "confirmation/4F7K2M9QXA", or "confirmation/4F7K2M9QXA/2" for one that was requested again. */
  key: string;
  /** Whether the server rejected it for 20 hours, or it may have arrived without confirmation. */
  reason: 'refused' | 'uncertain';
  /** The order that it is about; null for a mail about none. */
  about: OrderForMail | null;
  /** The mail itself; null when it can no longer be rendered. */
  undelivered: { to: string; subject: string; text: string } | null;
}

/** Returns what the shop is told of it besides if it is a mail of a data request; null for one about an order. */
const dataMailOf = ({ key }: DeadLetter): UndeliveredDataMail | null =>
  undeliveredDataMail(key.split('/')[0] ?? '');

/** Returns the shop’s name for the mail: "order confirmation BHF-4F7K2M9QXA". */
function nameOf({ key, about }: DeadLetter): string {
  const [kind = '', subject = ''] = key.split('/');
  const number = kind === 'confirmation' ? formatOrderNumber(subject) : subject;
  return `${mailName(kind)} ${about ? formatOrderNumber(about.orderNumber) : number}`;
}

/** "Edna Tide": the customer of the order; empty for a mail about none. */
function customerOf({ about }: DeadLetter): string {
  return about ? about.buyer?.name || fullName(about.recipient) : '';
}

/** "Not delivered: order confirmation BHF-4F7K2M9QXA, Edna Tide". */
function alarmOf(letter: DeadLetter): string {
  const customer = customerOf(letter);
  return `Not delivered: ${nameOf(letter)}${customer && `, ${customer}`}`;
}

const SENT_TO = 'It was sent to';
const KEY = 'Name of the e-mail in the shop’s records';

/** Returns what most often keeps it from arriving. */
const causeOf = (letter: DeadLetter): string =>
  dataMailOf(letter)?.isConfirmed
    ? 'Most often the mailbox is full.'
    : 'Most often the address has a slip in it, or the mailbox is full.';

function whatHappened(letter: DeadLetter): string {
  if (letter.undelivered === null) {
    return 'The shop could not send this e-mail, and cannot write it again: what it was made from is no longer there or cannot be read.';
  }
  return letter.reason === 'uncertain'
    ? 'The line to the mail service broke while this e-mail was going over, so it may or may not have arrived. The shop did not send it again, so that nobody gets it twice.'
    : `The mail service would not take this e-mail for 20 hours, so the shop stopped trying. ${causeOf(letter)}`;
}

/** Returns the first sentence of a text, and the rest. */
function firstSentence(text: string): [first: string, rest: string] {
  const end = text.indexOf('. ') + 1;
  return end === 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}

/** Returns the mail that the shop writes to the customer, and whether the words are in it. */
function answerTo(letter: DeadLetter) {
  if (letter.undelivered === null) return null;
  const { to, subject, text } = letter.undelivered;
  const dear = `Dear ${customerOf(letter) || 'customer'},\n\n`;
  if (letter.reason === 'uncertain') {
    const words = `${dear}has our e-mail “${subject}” reached you?\n`;
    return { name: 'Ask whether they have it', url: mailLink(to, subject, words), isWhole: false };
  }
  const dataMail = dataMailOf(letter);
  if (dataMail) {
    const words = dataMail.isSecret
      ? `${dear}our e-mail “${subject}” could not be delivered. Could you please send your request again? You can do so on our website, under “Your Data Rights”.\n`
      : '';
    return { name: 'Write to them', url: mailLink(to, subject, words), isWhole: false };
  }
  const whole = mailLink(to, subject, text.trim());
  const isWhole = whole.length <= MAX_MAIL_LINK;
  return { name: 'Send it again', url: isWhole ? whole : mailLink(to, subject, ''), isWhole };
}

/** Returns what the shop does now, step by step. */
function stepsOf(letter: DeadLetter, again: string): readonly string[] {
  if (letter.undelivered === null) return ['Please get in touch with the customer.'];
  const dataMail = dataMailOf(letter);
  if (letter.reason === 'uncertain') {
    return [
      'Answer this e-mail, which writes to the customer, and ask whether they have it.',
      ...(dataMail?.missing ?? ['If not, copy them the words below.']),
    ];
  }
  if (dataMail) return dataMail.refused;
  return [
    `Look at the address above. If you see what it should be, ${again}`,
    'If it looks right, answer this e-mail, which writes to the customer.',
  ];
}

/** Returns where else to look, and what need not be done. */
function goodToKnow(letter: DeadLetter): string[] {
  const dataMail = dataMailOf(letter);
  if (dataMail) {
    return [
      'If nothing comes back, there is no more to do: they can ask again.',
      ...(dataMail.isSecret
        ? [
            'The e-mail holds a link that is for this person alone, so its words are not shown here.',
          ]
        : []),
    ];
  }
  return ['Name and address are on the packing slip and at the payment provider.'];
}

/** Returns the mail to show in the alert; null for one with a secret link, which the shop must not read, or that is gone. */
const mailToQuote = (letter: DeadLetter): DeadLetter['undelivered'] =>
  dataMailOf(letter)?.isSecret ? null : letter.undelivered;

/** Returns what an undelivered mail about an order does not change; nothing for one about none. */
function whatIsSafe(letter: DeadLetter): string[] {
  if (dataMailOf(letter)) return [];
  const rest = letter.key.startsWith('posted/')
    ? 'this parcel was marked as posted'
    : 'its packing slip comes on its own';
  return [`The order itself is safe: it is paid, and ${rest}.`];
}

/** What to do with a wrong address: by the button, and in a mail without buttons. */
const AGAIN_FILLED_IN = 'press “Send it again” and correct the address there.';
const AGAIN_TO_FILL_IN =
  'press “Send it again”, correct the address there, and copy the words below into it.';
const AGAIN_BY_HAND = 'send the words below there.';

function Alert({ letter }: { letter: DeadLetter }) {
  const { undelivered } = letter;
  const quoted = mailToQuote(letter);
  const answer = answerTo(letter);
  const [happened, more] = firstSentence(whatHappened(letter));
  const notes = [...whatIsSafe(letter), ...(more === '' ? [] : [more]), ...goodToKnow(letter)];
  const alert = {
    title: `${customerOf(letter) || 'A customer'} may be without an e-mail`,
    happened,
    toDo: stepsOf(letter, answer?.isWhole ? AGAIN_FILLED_IN : AGAIN_TO_FILL_IN),
    button: answer ? { text: answer.name, url: answer.url } : undefined,
    buttonStep: 0,
  };
  return (
    <EmailLayout preview={whatHappened(letter)} style={letterStyle}>
      <AlertPanel alert={alert} isHeading>
        {undelivered && (
          <Section style={theme.facts}>
            <MailTable>
              <Fact name="E-mail">
                {nameOf(letter).replace(/^./, (first) => first.toUpperCase())}
              </Fact>
              <Fact name="Sent to">
                <strong>
                  <MailTo email={undelivered.to} isPlain />
                </strong>
              </Fact>
            </MailTable>
          </Section>
        )}
      </AlertPanel>
      <Part title="Good to know">
        {notes.map((sentence, index) => (
          <p key={sentence} style={index === 0 ? theme.firstParagraph : theme.paragraph}>
            {sentence}
          </p>
        ))}
      </Part>
      {quoted && (
        <Part title="What the e-mail says">
          <Section style={theme.facts}>
            <QuotedMail {...quoted} text={quoted.text.trim()} />
          </Section>
        </Part>
      )}
      <p style={theme.reference}>
        {KEY}: {letter.key}
      </p>
    </EmailLayout>
  );
}

/**
 * Renders the alert that a mail to a customer was given up, with the whole mail unless it holds a secret link; its Reply-To
 * is the customer.
 */
export function writeDeadLetter(letter: DeadLetter): MailContents & { replyTo?: string } {
  const { undelivered } = letter;
  const quoted = mailToQuote(letter);
  const subject = `Not delivered: ${nameOf(letter)}`;
  const mail = renderMail(subject, <Alert letter={letter} />, [
    alarmOf(letter),
    ...(undelivered ? [`${SENT_TO}: ${undelivered.to}`] : []),
    '',
    ...stepLines(stepsOf(letter, AGAIN_BY_HAND)),
    '',
    ...goodToKnow(letter).flatMap((paragraph) => [paragraph, '']),
    ...whatIsSafe(letter).flatMap((sentence) => [sentence, '']),
    whatHappened(letter),
    ...(quoted
      ? [
          '',
          'The e-mail, word for word:',
          '',
          `To: ${quoted.to}`,
          `Subject: ${quoted.subject}`,
          '',
          quoted.text,
        ]
      : []),
    '',
    `${KEY}: ${letter.key}`,
  ]);
  return undelivered?.to ? { ...mail, replyTo: undelivered.to } : mail;
}

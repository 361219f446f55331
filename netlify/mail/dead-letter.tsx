import { Heading, Text } from 'react-email';
import { Panel } from './parts.tsx';
import { renderMail, type MailContents } from './render-mail.ts';
import { Sheet } from './Sheet.tsx';
import { theme } from './theme.ts';

/** A mail the shop gave up: its key names the kind and the order. */
export interface DeadLetter {
  key: string;
  reason: string;
}

function explanation({ reason }: DeadLetter): string {
  return reason === 'uncertain'
    ? 'The mail server took it and never said whether it kept it, so it may or may not have arrived. It was not sent again, so that nobody gets it twice.'
    : 'The mail server refused it for 20 hours.';
}

const ORDER_MAILS = ['confirmation', 'packing-slip'];

/** Where to find what the mail would have said. */
function request({ key }: DeadLetter): string {
  return ORDER_MAILS.includes(key.split('/')[0] ?? '')
    ? 'Please get in touch with the customer yourself: name and address are on the packing slip, and at the payment provider.'
    : 'Please get in touch with the person yourself: address and words are still in the outbox table, under the key above.';
}

function Alert({ letter }: { letter: DeadLetter }) {
  return (
    <Sheet preview={`Not delivered: ${letter.key}`}>
      <Heading as="h1" style={theme.title}>
        A mail could not be delivered
      </Heading>
      <Panel style={theme.alert}>{letter.key}</Panel>
      <Text style={theme.paragraph}>{explanation(letter)}</Text>
      <Text style={theme.paragraph}>{request(letter)}</Text>
    </Sheet>
  );
}

/** Tells the shop that a mail was given up. */
export function writeDeadLetter(letter: DeadLetter): Promise<MailContents> {
  const lines = [`Not delivered: ${letter.key}`, '', explanation(letter), '', request(letter)];
  return renderMail(`Not delivered: ${letter.key}`, <Alert letter={letter} />, lines);
}

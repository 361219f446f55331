import { Heading, Text } from 'react-email';
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

const REQUEST =
  'Please get in touch with the customer yourself: name and address are on the packing slip, and at the payment provider.';

function Alert({ letter }: { letter: DeadLetter }) {
  return (
    <Sheet preview={`Not delivered: ${letter.key}`}>
      <Heading as="h1" style={theme.title}>
        A mail could not be delivered
      </Heading>
      <Text style={theme.alert}>{letter.key}</Text>
      <Text style={theme.paragraph}>{explanation(letter)}</Text>
      <Text style={theme.paragraph}>{REQUEST}</Text>
    </Sheet>
  );
}

/** Tells the shop that a mail was given up. */
export function writeDeadLetter(letter: DeadLetter): Promise<MailContents> {
  const lines = [`Not delivered: ${letter.key}`, '', explanation(letter), '', REQUEST];
  return renderMail(`Not delivered: ${letter.key}`, <Alert letter={letter} />, lines);
}

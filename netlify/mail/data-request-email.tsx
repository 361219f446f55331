import { Button, Heading, Section, Text } from 'react-email';
import { shop } from '#data/shop.ts';
import { MailTo, Part } from './parts.tsx';
import { renderMail, type MailContents } from './render-mail.ts';
import { EmailLayout } from './EmailLayout.tsx';
import { theme } from './theme.ts';

const { street, town, county, postcode } = shop.address;
const SHOP = `${shop.name}, ${street}, ${town}, ${county} ${postcode}.`;
const COMPLAIN =
  'If you are unhappy with our answer, please tell us. You can also complain to the Information Commissioner’s Office at ico.org.uk.';

/** A mail about somebody's own data: some words, perhaps a button, and the reference. */
export interface DataRequestEmail {
  title: string;
  reference: string;
  paragraphs: readonly string[];
  link?: { text: string; url: string };
  parts?: readonly { title: string; text: string }[];
}

function Page({ letter }: { letter: DataRequestEmail }) {
  const { title, reference, paragraphs, link, parts = [] } = letter;
  return (
    <EmailLayout preview={paragraphs[0] ?? title} footer={<Footer />}>
      <Heading as="h1" style={theme.title}>
        {title}
      </Heading>
      {paragraphs.map((text) => (
        <Text key={text} style={theme.paragraph}>
          {text}
        </Text>
      ))}
      {link ? (
        <Section style={theme.buttonPlace}>
          <Button href={link.url} style={theme.button}>
            {link.text}
          </Button>
        </Section>
      ) : null}
      {parts.map((part) => (
        <Part key={part.title} title={part.title}>
          <Text style={theme.paragraph}>{part.text}</Text>
        </Part>
      ))}
      <Part title="Your reference">
        <Text style={theme.boxName}>{reference}</Text>
        <Text style={theme.quiet}>{COMPLAIN}</Text>
      </Part>
    </EmailLayout>
  );
}

function Footer() {
  return (
    <Text style={theme.quiet}>
      {SHOP} <MailTo email={shop.email} />
    </Text>
  );
}

/** Writes such a mail, its answers going to the shop. */
export async function writeDataRequestEmail(
  subject: string,
  letter: DataRequestEmail,
): Promise<MailContents & { replyTo: string }> {
  const { title, reference, paragraphs, link, parts = [] } = letter;
  const lines = [
    title.toUpperCase(),
    ...paragraphs.flatMap((text) => ['', text]),
    ...(link ? ['', `${link.text}:`, link.url] : []),
    ...parts.flatMap((part) => ['', part.title.toUpperCase(), part.text]),
    '',
    `Your reference: ${reference}`,
    '',
    COMPLAIN,
    '',
    SHOP,
    `${shop.email}, ${shop.phone}`,
  ];
  const contents = await renderMail(subject, <Page letter={letter} />, lines);
  return { ...contents, replyTo: shop.email };
}

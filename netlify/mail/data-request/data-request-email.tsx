import { Button, Heading, Section, Text } from 'react-email';
import { shop } from '#data/shop.ts';
import { MailTo, Part } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

const { street, town, county, postcode } = shop.address;
const SHOP_ADDRESS = `${shop.name}, ${street}, ${town}, ${county} ${postcode}.`;
const COMPLAINTS =
  'If you are unhappy with our answer, please tell us. You can also complain to the Information Commissioner’s Office at ico.org.uk.';

/** A mail about a person’s own data: paragraphs, an optional button, and the reference. */
export interface DataRequestEmail {
  title: string;
  reference: string;
  paragraphs: readonly string[];
  link?: { text: string; url: string };
  parts?: readonly { title: string; text: string }[];
}

function Page({ email }: { email: DataRequestEmail }) {
  const { title, reference, paragraphs, link, parts = [] } = email;
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
        <Section style={theme.buttonSection}>
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
        <Text style={theme.quiet}>{COMPLAINTS}</Text>
      </Part>
    </EmailLayout>
  );
}

function Footer() {
  return (
    <Text style={theme.quiet}>
      {SHOP_ADDRESS} <MailTo email={shop.email} />
    </Text>
  );
}

/** Renders such a mail; replies go to the shop. */
export async function writeDataRequestEmail(
  subject: string,
  email: DataRequestEmail,
): Promise<MailContents & { replyTo: string }> {
  const { title, reference, paragraphs, link, parts = [] } = email;
  const lines = [
    title.toUpperCase(),
    ...paragraphs.flatMap((text) => ['', text]),
    ...(link ? ['', `${link.text}:`, link.url] : []),
    ...parts.flatMap((part) => ['', part.title.toUpperCase(), part.text]),
    '',
    `Your reference: ${reference}`,
    '',
    COMPLAINTS,
    '',
    SHOP_ADDRESS,
    `${shop.email}, ${shop.phone}`,
  ];
  const contents = await renderMail(subject, <Page email={email} />, lines);
  return { ...contents, replyTo: shop.email };
}

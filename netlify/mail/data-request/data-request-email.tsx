import { Fragment } from 'react';
import { shop } from '#data/shop.ts';
import { footLines, ShopFoot } from '../shared/contact.tsx';
import { ButtonLink, WrittenLink } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

const COMPLAINTS =
  'If you are unhappy with our answer, please tell us. You can also complain to the Information Commissioner’s Office at';
const COMMISSIONER = 'ico.org.uk';

/** What the mail says about one thing. */
export interface DataPart {
  title: string;
  text: string;
}

/** A mail about a person’s own data: what it is about, an optional button, more about it, and the reference. */
export interface DataRequestEmail {
  title: string;
  reference: string;
  lead: string;
  paragraphs?: readonly string[];
  link?: { text: string; url: string };
  parts?: readonly DataPart[];
}

function Page({ email }: { email: DataRequestEmail }) {
  const { title, reference, lead, paragraphs = [], link, parts = [] } = email;
  return (
    <EmailLayout preview={lead} footer={<ShopFoot />}>
      <h1 style={theme.title}>{title}</h1>
      <p style={theme.lead}>{lead}</p>
      {link && <ButtonLink url={link.url}>{link.text}</ButtonLink>}
      {paragraphs.map((text) => (
        <p key={text} style={theme.paragraph}>
          {text}
        </p>
      ))}
      {link && <WrittenLink url={link.url} />}
      {parts.map((part) => (
        <Fragment key={part.title}>
          <h2 style={theme.subtitle}>{part.title}</h2>
          <p style={theme.firstParagraph}>{part.text}</p>
        </Fragment>
      ))}
      <p style={theme.reference}>
        Your reference: <strong>{reference}</strong>
      </p>
      <p style={theme.quiet}>
        {COMPLAINTS}{' '}
        <a href={`https://${COMMISSIONER}`} style={theme.link}>
          {COMMISSIONER}
        </a>
        .
      </p>
    </EmailLayout>
  );
}

/** Renders such a mail; replies go to the shop. */
export function writeDataRequestEmail(
  subject: string,
  email: DataRequestEmail,
): MailContents & { replyTo: string } {
  const { title, reference, lead, paragraphs = [], link, parts = [] } = email;
  const lines = [
    title.toUpperCase(),
    '',
    lead,
    ...(link ? ['', `${link.text}:`, link.url] : []),
    ...paragraphs.flatMap((text) => ['', text]),
    ...parts.flatMap((part) => ['', part.title.toUpperCase(), part.text]),
    '',
    `Your reference: ${reference}`,
    '',
    `${COMPLAINTS} ${COMMISSIONER}.`,
    '',
    ...footLines(),
  ];
  const contents = renderMail(subject, <Page email={email} />, lines);
  return { ...contents, replyTo: shop.email };
}

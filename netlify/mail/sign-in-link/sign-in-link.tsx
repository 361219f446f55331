import { londonTime, type Instant } from '#domain/day.ts';
import { SIGNED_IN_DAYS } from '#domain/sign-in.ts';
import { footLines, ShopFoot } from '../shared/contact.tsx';
import { ButtonLink, WrittenLink } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

const TITLE = 'Sign in to the shop';
const HOW = 'Open this link on the device that should show the shop’s day, and press “Sign in”.';
const STAYS = `The device then stays signed in for ${SIGNED_IN_DAYS} days.`;
const IGNORE =
  'If nobody of you asked for it, do nothing: without this mail nobody gets in. Please pass it on to nobody.';

/** "The link works once, until 09:40." */
function validUntil(expiresAt: Instant): string {
  const { hour, minute } = londonTime(expiresAt);
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return `The link works once, until ${time}.`;
}

function Page({ url, expiresAt }: { url: string; expiresAt: Instant }) {
  return (
    <EmailLayout preview={validUntil(expiresAt)} footer={<ShopFoot />}>
      <h1 style={theme.title}>{TITLE}</h1>
      <p style={theme.lead}>{HOW}</p>
      <ButtonLink url={url}>Open the shop’s day</ButtonLink>
      <p style={theme.paragraph}>
        <strong>{validUntil(expiresAt)}</strong> {STAYS}
      </p>
      <p style={theme.paragraph}>{IGNORE}</p>
      <WrittenLink url={url} />
    </EmailLayout>
  );
}

/** Renders the mail with the link that signs the shopkeeper in. */
export function writeSignInLink(link: { url: string; expiresAt: Instant }): MailContents {
  return renderMail(TITLE, <Page {...link} />, [
    TITLE.toUpperCase(),
    '',
    HOW,
    '',
    link.url,
    '',
    `${validUntil(link.expiresAt)} ${STAYS}`,
    '',
    IGNORE,
    '',
    ...footLines(),
  ]);
}

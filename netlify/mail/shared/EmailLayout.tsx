import { Body, Container, Head, Html, Preview, Section, Text } from 'react-email';
import type { ReactNode } from 'react';
import { shop } from '#data/shop.ts';
import { mailStyle } from './mail-style.ts';
import { MailTable } from './parts.tsx';
import { theme } from './theme.ts';

interface Props {
  /** The line that mail programs show beside the subject. */
  preview: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** The pier’s legs below its deck, the masthead; drawn with table cells: no image to load or to block. */
function Pier() {
  return (
    <Section className="pier" aria-hidden="true">
      <MailTable>
        <tr>
          {Array.from({ length: 20 }, (_, index) => (
            <td key={index} width="5%" style={theme.leg}>
              {'\u00a0'}
            </td>
          ))}
        </tr>
        <tr>
          <td colSpan={20} style={theme.beam}>
            {'\u00a0'}
          </td>
        </tr>
      </MailTable>
    </Section>
  );
}

/** The layout of every mail: the shop’s name on the pier, the content on cream below. */
export function EmailLayout({ preview, children, footer }: Props) {
  const trade = shop.name.replace(shop.shortName, '').trim();
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <style>{mailStyle}</style>
      </Head>
      <Body style={theme.body}>
        <Preview>{preview}</Preview>
        <Container width={600} style={theme.column}>
          <Section className="masthead" style={theme.masthead}>
            <Text style={theme.shopName}>{shop.shortName}</Text>
            <Text style={theme.shopTrade}>{trade}</Text>
          </Section>
          <Pier />
          <Section className="content" style={theme.content}>
            {children}
          </Section>
          {footer ? <Section style={theme.footer}>{footer}</Section> : null}
        </Container>
      </Body>
    </Html>
  );
}

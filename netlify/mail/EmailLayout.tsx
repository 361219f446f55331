import { Body, Container, Head, Html, Preview, Section, Text } from 'react-email';
import type { ReactNode } from 'react';
import { shop } from '#data/shop.ts';
import { mailStyle } from './mail-style.ts';
import { Table } from './parts.tsx';
import { theme } from './theme.ts';

interface Props {
  /** The line that mail programs show beside the subject. */
  preview: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** The rail of the pier and its deck, drawn with cells: no picture to load or to block. */
function Pier() {
  return (
    <Section className="pier" aria-hidden="true">
      <Table>
        <tr>
          {Array.from({ length: 20 }, (_, index) => (
            <td key={index} width="5%" style={theme.railing}>
              {'\u00a0'}
            </td>
          ))}
        </tr>
        <tr>
          <td colSpan={20} style={theme.deck}>
            {'\u00a0'}
          </td>
        </tr>
      </Table>
    </Section>
  );
}

/** Every mail: the shop's name on the wall above the pier, a cream sheet under it. */
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
          <Section className="sheet" style={theme.sheet}>
            {children}
          </Section>
          {footer ? <Section style={theme.footer}>{footer}</Section> : null}
        </Container>
      </Body>
    </Html>
  );
}

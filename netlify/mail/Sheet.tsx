import { Body, Container, Head, Html, Preview, Section, Text } from 'react-email';
import type { ReactNode } from 'react';
import { shop } from '#data/shop.ts';
import { theme } from './theme.ts';

interface Props {
  /** The line that mail programs show beside the subject. */
  preview: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** Every mail: the shop's name on the wall, a cream sheet with a kraft edge in front of it. */
export function Sheet({ preview, children, footer }: Props) {
  return (
    <Html lang="en-GB">
      <Head>
        <meta name="color-scheme" content="only light" />
      </Head>
      <Body style={theme.body}>
        <Preview>{preview}</Preview>
        <Container style={theme.column}>
          <Section style={theme.masthead}>
            <Text style={theme.shopName}>{shop.name}</Text>
            <Text style={theme.shopTown}>{shop.town}</Text>
          </Section>
          <Section style={theme.sheet}>{children}</Section>
          {footer ? <Section style={theme.footer}>{footer}</Section> : null}
        </Container>
      </Body>
    </Html>
  );
}

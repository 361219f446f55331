import { Column, Heading, Row, Section, Text } from 'react-email';
import type { ReactNode } from 'react';
import { formatPounds } from '#domain/money.ts';
import { KITCHEN_LINE, type Allergen } from '#domain/allergens.ts';
import { billRows } from './bill.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { theme } from './theme.ts';

/** A part of a mail under its own heading and ink rule. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section style={theme.section}>
      <Heading as="h2" style={theme.sectionTitle}>
        {title}
      </Heading>
      {children}
    </Section>
  );
}

/** The paper label with its two rules: what the shop promises. */
export function Label({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section style={theme.label}>
      <Row>
        <Column style={theme.labelInside}>
          <Text style={theme.labelTitle}>{title}</Text>
          {children}
        </Column>
      </Row>
    </Section>
  );
}

/** A fact with its name in front: "Lid — Happy Birthday". */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Row>
      <Column style={theme.factName} valign="top">
        {name}
      </Column>
      <Column style={theme.fact} valign="top">
        {children}
      </Column>
    </Row>
  );
}

/** What was bought, its delivery and the total. */
export function Bill({ order }: { order: OrderForMail }) {
  return (
    <Section>
      {billRows(order).map(({ name, price }, index) => (
        <Row key={index}>
          <Column style={theme.cell}>{name}</Column>
          <Column style={theme.price}>{price}</Column>
        </Row>
      ))}
      <Row>
        <Column style={theme.totalCell}>Total paid</Column>
        <Column style={theme.totalPrice}>{formatPounds(order.totalPence)}</Column>
      </Row>
    </Section>
  );
}

/** "Contains: **milk**, **soya**." and the kitchen's line. */
export function Contains({ allergens }: { allergens: readonly Allergen[] }) {
  return (
    <Text style={theme.allergens}>
      {allergens.length > 0 ? (
        <>
          Contains: <strong>{allergens.join(', ')}</strong>.{' '}
        </>
      ) : null}
      {KITCHEN_LINE}
    </Text>
  );
}

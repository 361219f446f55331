import { Column, Row, Section } from 'react-email';
import { formatPounds } from '#domain/money.ts';
import { KITCHEN_LINE, type Allergen } from '#domain/allergens.ts';
import { billRows } from './bill.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { Fact, Panel } from './parts.tsx';
import { theme } from './theme.ts';

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

/** One box's own allergens, where an order holds several. */
export function BoxContains({ allergens }: { allergens: readonly Allergen[] }) {
  if (allergens.length === 0) return null;
  return (
    <Fact name="Contains">
      <strong>{allergens.join(', ')}</strong>
    </Fact>
  );
}

/** "Contains: **milk**, **soya**." and the kitchen's line. */
export function Contains({ lead, allergens }: { lead: string; allergens: readonly Allergen[] }) {
  return (
    <Panel style={theme.allergens}>
      {allergens.length > 0 ? (
        <>
          {`${lead}: `}
          <strong>{allergens.join(', ')}</strong>.{' '}
        </>
      ) : null}
      {KITCHEN_LINE}
    </Panel>
  );
}

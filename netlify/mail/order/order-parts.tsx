import { kitchenText } from '#copy/allergens.ts';
import { formatPounds } from '#domain/money.ts';
import type { Allergen } from '#domain/food/allergens.ts';
import { receiptRows } from '../shared/receipt.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { PAGE_LINK, containsLead, pageOffer } from '../order-confirmation/order-copy.ts';
import { ButtonLink, Fact, Panel, MailTable } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';

/** The order’s lines, its delivery and the total. */
export function Receipt({ order }: { order: OrderForMail }) {
  return (
    <MailTable>
      {receiptRows(order).map(({ name, price }, index) => (
        <tr key={index}>
          <td style={theme.cell}>{name}</td>
          <td style={theme.price}>{price}</td>
        </tr>
      ))}
      <tr>
        <td style={theme.totalCell}>Total paid</td>
        <td style={theme.totalPrice}>{formatPounds(order.totalPence)}</td>
      </tr>
      {order.refundedPence > 0 && (
        <tr>
          <td style={theme.totalCell}>Paid back</td>
          <td style={theme.totalPrice}>−{formatPounds(order.refundedPence)}</td>
        </tr>
      )}
    </MailTable>
  );
}

/** One box’s allergens, for an order of several boxes. */
export function AllergenRow({ allergens }: { allergens: readonly Allergen[] }) {
  if (allergens.length === 0) return null;
  return (
    <Fact name="Contains">
      <strong>{allergens.join(', ')}</strong>
    </Fact>
  );
}

/** "Contains: **milk, soya**." for the whole order, and the kitchen’s cross-contamination notice. */
export function AllergenPanel({ order }: { order: OrderForMail }) {
  const { allergens } = order;
  return (
    <Panel style={theme.allergens}>
      {allergens.length > 0 ? (
        <>
          {`${containsLead(order)}: `}
          <strong>{allergens.join(', ')}</strong>
          {'. '}
        </>
      ) : null}
      {kitchenText(order)}
    </Panel>
  );
}

/** The button that leads to the order's own page, and what the page offers. */
export function OrderPageLink({ url, order }: { url: string; order: OrderForMail }) {
  return (
    <>
      <ButtonLink url={url}>{PAGE_LINK}</ButtonLink>
      <p style={theme.quiet}>{pageOffer(order)}</p>
    </>
  );
}

/** The same as plain text. */
export const orderPageLines = (url: string, order: OrderForMail): string[] => [
  `${PAGE_LINK}:`,
  url,
  pageOffer(order),
];

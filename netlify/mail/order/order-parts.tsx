import type { CSSProperties } from 'react';
import { kitchenText } from '#copy/allergens.ts';
import { receiptRows, receiptTotals, type ReceiptRow } from '../shared/receipt.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { PAGE_LINK, containsLead, pageOffer } from '../order-confirmation/order-copy.ts';
import { ButtonLink, Panel, MailTable } from '../shared/parts.tsx';
import { rowCell, theme } from '../shared/theme.ts';

interface LineProps {
  line: ReceiptRow;
  style: CSSProperties;
  /** The style of the price. */
  side: CSSProperties;
}

function Line({ line: { name, price }, style, side }: LineProps) {
  return (
    <tr>
      <td style={style} valign="top">
        {name}
      </td>
      <td style={side} valign="top">
        {price}
      </td>
    </tr>
  );
}

/** The order’s lines, its delivery and the total; after a refund also what went back and what remains. */
export function Receipt({ order }: { order: OrderForMail }) {
  const rows = receiptRows(order);
  const { subtotals, total } = receiptTotals(order);
  const count = rows.length + subtotals.length + 1;
  return (
    <MailTable>
      {[...rows, ...subtotals].map((line, index) => (
        <Line
          key={index}
          line={line}
          style={rowCell(theme.cell, { index, count })}
          side={rowCell(theme.side, { index, count }, 16)}
        />
      ))}
      <Line line={total} style={theme.total} side={theme.totalSide} />
    </MailTable>
  );
}

/** "Contains: **milk, soya**.", of the whole order. */
function Contained({ order }: { order: OrderForMail }) {
  return (
    <>
      {`${containsLead(order)}: `}
      <strong>{order.allergens.join(', ')}</strong>.
    </>
  );
}

/** The allergens of the whole order, and the kitchen’s cross-contamination notice. */
export function AllergenPanel({ order }: { order: OrderForMail }) {
  return (
    <Panel style={theme.allergens}>
      {order.allergens.length > 0 && (
        <>
          <Contained order={order} />{' '}
        </>
      )}
      {kitchenText(order)}
    </Panel>
  );
}

/** The same for the packer, who sees it from afar. */
export function AllergenSign({ order }: { order: OrderForMail }) {
  return (
    <Panel className="allergens" style={theme.allergenSign}>
      {order.allergens.length > 0 && <Contained order={order} />}
      <p style={theme.kitchen}>{kitchenText(order)}</p>
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

import { Fragment, type CSSProperties } from 'react';
import { kitchenText } from '#copy/allergens.ts';
import { allergenCardPath } from '#domain/bulk/allergen-card.ts';
import type { Bill, ReceiptRow } from './receipt.ts';
import type { OrderForMail } from './order-for-mail.ts';
import {
  allergenText,
  ASK_FOR_ALLERGENS,
  containsLead,
  UNKNOWN_ALLERGENS,
} from './allergen-copy.ts';
import { pageLinkText, pageOffer } from './order-copy.ts';
import { ButtonLink, Panel, MailTable } from '../shared/parts.tsx';
import { rowCell, type RowPlace } from '../shared/rows.ts';
import { theme } from '../shared/theme.ts';

/** How far a price is from its name, in pixels. */
const GAP = 8;

interface LineProps {
  line: ReceiptRow;
  style: CSSProperties;
  /** The style of the price. */
  side: CSSProperties;
}

/** A line of a bill; the column of the numbers of boxes is as wide as they are. */
function Line({ line: { name, price, number }, style, side }: LineProps) {
  return (
    <tr style={theme.receiptRow}>
      {number !== undefined && (
        <td style={{ ...style, paddingRight: '12px', whiteSpace: 'nowrap' }} width={1}>
          <strong>{number}</strong>
        </td>
      )}
      <td style={style} colSpan={number === undefined ? 2 : undefined}>
        {name}
      </td>
      <td style={side}>{price}</td>
    </tr>
  );
}

/** A bill: its lines, of several boxes with their numbers, and its sums. */
export function Receipt({ bill: { rows, subtotals, total } }: { bill: Bill }) {
  const count = rows.length + subtotals.length + 2;
  /* A line parts the first from the parcel above it. */
  const above = rows[0]?.parcel === undefined ? 0 : 1;
  /* What goes into a box has no line above it. */
  const placeOf = ({ number }: ReceiptRow, index: number): RowPlace => ({
    index: number === '' ? 0 : index + above,
    count,
  });
  return (
    <MailTable style={theme.entries}>
      {rows.map((line, index) => (
        <Fragment key={index}>
          {line.parcel !== undefined && (
            <tr>
              <td colSpan={3} style={index === 0 ? theme.firstGroup : theme.group}>
                {line.parcel}
              </td>
            </tr>
          )}
          <Line
            line={line}
            style={rowCell({}, placeOf(line, index))}
            side={rowCell(theme.entrySide, placeOf(line, index), GAP)}
          />
        </Fragment>
      ))}
      {subtotals.map((line, index) => (
        <Line
          key={line.name}
          line={line}
          style={index === 0 ? theme.subtotal : rowCell({}, { index, count })}
          side={index === 0 ? theme.subtotalSide : rowCell(theme.entrySide, { index, count }, GAP)}
        />
      ))}
      <Line line={total} style={theme.total} side={theme.totalSide} />
    </MailTable>
  );
}

interface ContainedProps {
  order: OrderForMail;
  /** What stands in place of allergens that cannot be known. */
  unknown: string;
}

/** "Contains: **milk, soya**.", of the whole order. */
function Contained({ order, unknown }: ContainedProps) {
  if (!order.isInCatalogue) return <strong>{unknown}</strong>;
  return order.allergens.length === 0 ? null : (
    <>
      {`${containsLead(order)}: `}
      <strong>{order.allergens.join(', ')}</strong>.
    </>
  );
}

const INGREDIENTS = 'Every ingredient of every flavour';

/** The link to the card that tells guests what the slices contain. */
const GUEST_CARD = 'A card for your guests, to print';

interface AllergenPanelProps {
  order: OrderForMail;
  siteUrl: string;
}

/** The allergens of the whole order, the kitchen’s cross-contamination notice, and what leads to more. */
export function AllergenPanel({ order, siteUrl }: AllergenPanelProps) {
  return (
    <Panel className="allergens" style={theme.allergens} isLoud>
      <Contained order={order} unknown={ASK_FOR_ALLERGENS} /> {kitchenText(order)}
      <p className="links" style={theme.quiet}>
        <a href={`${siteUrl}/ingredients`} style={theme.link}>
          {INGREDIENTS}
        </a>
        {order.slices && (
          <>
            <br />
            <a href={`${siteUrl}${allergenCardPath(order.slices.flavourIds)}`} style={theme.link}>
              {GUEST_CARD}
            </a>
          </>
        )}
      </p>
    </Panel>
  );
}

/** The same as plain text. */
export const allergenLines = (order: OrderForMail, siteUrl: string): string[] => [
  allergenText(order, ASK_FOR_ALLERGENS),
  `${INGREDIENTS}: ${siteUrl}/ingredients`,
  ...(order.slices
    ? [
        `${GUEST_CARD}, with what each flavour contains: ${siteUrl}${allergenCardPath(order.slices.flavourIds)}`,
      ]
    : []),
];

/** The same for the packer, who sees it from afar. */
export function AllergenSign({ order }: { order: OrderForMail }) {
  return (
    <Panel className="allergens" style={theme.allergenSign}>
      <Contained order={order} unknown={UNKNOWN_ALLERGENS} />
      <p style={theme.kitchen}>{kitchenText(order)}</p>
    </Panel>
  );
}

/** The button that leads to the order's own page, and what the page offers. */
export function OrderPageLink({ url, order }: { url: string; order: OrderForMail }) {
  return (
    <>
      <ButtonLink url={url}>{pageLinkText(order)}</ButtonLink>
      {pageOffer(order).map((offer) => (
        <p key={offer} style={theme.quiet}>
          {offer}
        </p>
      ))}
    </>
  );
}

/** The same as plain text. */
export const orderPageLines = (url: string, order: OrderForMail): string[] => [
  `${pageLinkText(order)}:`,
  url,
  ...pageOffer(order),
];

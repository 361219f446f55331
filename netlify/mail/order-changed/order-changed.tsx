import { shop } from '#data/shop.ts';
import type { ParcelSummary } from '#copy/order-summary.ts';
import {
  afterText,
  beforeText,
  partName,
  type ParcelDifference,
} from '#copy/parcel-differences.ts';
import type { ParcelEditor } from '#domain/order/parcel-status.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { quoteLines } from '../message/quote-lines.ts';
import { addressTexts, arrivalText, arrivalTitle, leavingText } from '../order/parcel-copy.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { OrderPageLink, orderPageLines } from '../order/order-parts.tsx';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { BeforeAndNow } from '../shared/before-and-now.tsx';
import { Label, MailTable, Panel, Part, Section } from '../shared/parts.tsx';
import { footLines, ShopFoot } from '../shared/contact.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { itemCell } from '../shared/rows.ts';
import { theme } from '../shared/theme.ts';

/** A change of a parcel, and the order as it is after it. */
export interface OrderChangedMail {
  order: OrderForMail;
  /** The changed parcel, one of the order's. */
  parcel: ParcelSummary;
  differences: readonly ParcelDifference[];
  /** The order's own page; null once it is closed. */
  pageUrl: string | null;
  by: ParcelEditor;
}

const LEAD = 'We have your change. This is what we pack now.';
const NOT_YOU = 'If it was not you who changed it, please answer this e-mail at once.';
const SHOP_LEAD = 'We have corrected this in your order.';
const NOT_RIGHT = 'If it is not right like this, please answer this e-mail at once.';

const leadOf = ({ by }: OrderChangedMail): string => (by === 'shop' ? SHOP_LEAD : LEAD);
const doubtOf = ({ by }: OrderChangedMail): string => (by === 'shop' ? NOT_RIGHT : NOT_YOU);

function changedLines(mail: OrderChangedMail): string[] {
  const { order, parcel, differences, pageUrl } = mail;
  return [
    leadOf(mail),
    '',
    arrivalText(parcel, order),
    leavingText(parcel, order),
    ...addressTexts(parcel, order),
    `Order number ${formatOrderNumber(order.orderNumber)}`,
    '',
    ...(pageUrl === null ? [] : [...orderPageLines(pageUrl, order), '']),
    ...differences.flatMap((difference) => [
      partName(difference).toUpperCase(),
      'Before:',
      ...quoteLines(beforeText(difference)),
      'Now:',
      ...quoteLines(afterText(difference)),
      '',
    ]),
    doubtOf(mail),
    '',
    ...footLines({ isOfOrder: true }),
  ];
}

function Changed(mail: OrderChangedMail) {
  const { order, parcel, differences, pageUrl } = mail;
  const number = formatOrderNumber(order.orderNumber);
  const what = differences.map(partName).join(', ');
  return (
    <EmailLayout preview={`${what}. Order ${number}`} footer={<ShopFoot isOfOrder />}>
      <h1 style={theme.title}>Your order was changed</h1>
      <p style={theme.lead}>{leadOf(mail)}</p>
      <Label {...arrivalTitle(parcel, order)}>
        <p style={theme.fact}>{leavingText(parcel, order)}</p>
        {addressTexts(parcel, order).map((text, index) => (
          <p key={index} style={theme.fact}>
            {text}
          </p>
        ))}
        <Section style={theme.labelFoot}>
          <p style={theme.fact}>
            Order number <strong>{number}</strong>
          </p>
        </Section>
      </Label>
      {pageUrl !== null && <OrderPageLink url={pageUrl} order={order} />}
      <Part title="What was changed">
        <MailTable>
          {differences.map((difference, index, { length }) => (
            <tr key={partName(difference)}>
              <td style={itemCell({}, { index, count: length })}>
                <p style={theme.shortName}>{partName(difference)}</p>
                <BeforeAndNow difference={difference} />
              </td>
            </tr>
          ))}
        </MailTable>
      </Part>
      <Panel style={theme.notice} isLoud>
        <strong>{doubtOf(mail)}</strong>
      </Panel>
    </EmailLayout>
  );
}

/** Renders the customer’s mail about a change: what it was before and what it is now. */
export function writeOrderChanged(mail: OrderChangedMail): MailContents & { replyTo: string } {
  const subject = `Your order ${formatOrderNumber(mail.order.orderNumber)} was changed`;
  return { ...renderMail(subject, <Changed {...mail} />, changedLines(mail)), replyTo: shop.email };
}

import { shop } from '#data/shop.ts';
import type { ParcelSummary } from '#copy/order-summary.ts';
import { addressLines } from '#domain/customer/customer.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { arrivalText, parcelFor, parcelRecipient } from '../order-confirmation/order-copy.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { Fact, Label, MailTable } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { smallPrint } from '../shared/small-print.ts';
import { theme } from '../shared/theme.ts';

/** A posted parcel, one of the order's. */
export interface PostedMail {
  order: OrderForMail;
  parcel: ParcelSummary;
}

/** "For Dorothy Quay: it is in the post." */
function lead({ order, parcel }: PostedMail): string {
  const [name = ''] = parcelRecipient(parcel, order).firstName.split(' ');
  const whose = name === '' ? 'Your parcel' : `Your parcel for ${name}`;
  return `${whose} left us by ${parcel.shippingName}.`;
}

function Posted({ order, parcel }: PostedMail) {
  const number = formatOrderNumber(order.orderNumber);
  return (
    <EmailLayout
      preview={`${lead({ order, parcel })} Order ${number}`}
      footer={
        <>
          <p style={theme.quiet}>{smallPrint.seller}</p>
          <p style={theme.quiet}>{smallPrint.contact}</p>
        </>
      }
    >
      <h1 style={theme.title}>It is in the post</h1>
      <p style={theme.lead}>{lead({ order, parcel })}</p>
      <Label title={arrivalText(parcel, order)}>
        <p style={theme.fact}>
          Order number <strong style={theme.unbroken}>{number}</strong>
        </p>
      </Label>
      <MailTable>
        <Fact name="To">{addressLines(parcelRecipient(parcel, order)).join(', ')}</Fact>
      </MailTable>
    </EmailLayout>
  );
}

/** Renders the customer’s mail about a parcel that was posted. */
export function writePosted(mail: PostedMail): MailContents & { replyTo: string } {
  const { order, parcel } = mail;
  const number = formatOrderNumber(order.orderNumber);
  const title = parcelFor(parcel, order);
  const contents = renderMail(`Your order ${number} is in the post`, <Posted {...mail} />, [
    lead(mail),
    '',
    ...(title === '' ? [] : [title, '']),
    arrivalText(parcel, order),
    `Order number ${number}`,
    '',
    'To:',
    ...addressLines(parcelRecipient(parcel, order)),
    '',
    smallPrint.seller,
    smallPrint.contact,
  ]);
  return { ...contents, replyTo: shop.email };
}

import { shop } from '#data/shop.ts';
import { serviceName } from '#copy/delivery.ts';
import type { ParcelSummary } from '#copy/order-summary.ts';
import { addressLines } from '#domain/customer/customer.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { parcelRecipient } from '#domain/order/parcel.ts';
import { ShortItems, shortItemText } from '../order/order-item.tsx';
import { Slices, slicesText } from '../order/slices.tsx';
import { AllergenPanel, allergenLines } from '../order/order-parts.tsx';
import { parcelName, SEE_ORDER } from '../order/order-copy.ts';
import { arrivalText, arrivalTitle, onlyParcel } from '../order/parcel-copy.ts';
import { boxStyle } from '../order/box-style.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { Address, footLines, ShopFoot } from '../shared/contact.tsx';
import { ButtonLink, Label, Part, Section } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { theme } from '../shared/theme.ts';

/** A posted parcel, one of the order's. */
export interface PostedMail {
  order: OrderForMail;
  parcel: ParcelSummary;
  siteUrl: string;
  /** The order's own page; null once it is closed. */
  pageUrl: string | null;
}

const INSIDE = 'What is in it';

/** "Your parcel for Dorothy left us by Royal Mail 1st Class.", of slices "by signed delivery". */
function lead({ order, parcel }: Pick<PostedMail, 'order' | 'parcel'>): string {
  return `${parcelName(parcel, order)} left us by ${serviceName(parcel).replace('Signed', 'signed')}.`;
}

function Posted({ order, parcel, siteUrl, pageUrl }: PostedMail) {
  const number = formatOrderNumber(order.orderNumber);
  return (
    <EmailLayout
      preview={`${lead({ order, parcel })} Order ${number}`}
      style={boxStyle}
      footer={<ShopFoot isOfOrder />}
    >
      <h1 style={theme.title}>It is in the post</h1>
      <p style={theme.lead}>{lead({ order, parcel })}</p>
      <Label {...arrivalTitle(parcel, order)}>
        <p style={theme.fact}>
          <Address to={parcelRecipient(parcel, order)} />
        </p>
        <Section style={theme.labelFoot}>
          <p style={theme.fact}>
            Order number <strong>{number}</strong>
          </p>
        </Section>
      </Label>
      {pageUrl !== null && <ButtonLink url={pageUrl}>{SEE_ORDER}</ButtonLink>}
      <Part title={INSIDE}>
        {parcel.boxes.length > 0 && (
          <ShortItems boxes={parcel.boxes} siteUrl={siteUrl} count={parcel.boxes.length} />
        )}
        {order.slices && <Slices slices={order.slices} siteUrl={siteUrl} />}
        <AllergenPanel order={onlyParcel(parcel, order)} siteUrl={siteUrl} />
      </Part>
    </EmailLayout>
  );
}

/** Renders the customer’s mail about a parcel that was posted. */
export function writePosted(mail: PostedMail): MailContents & { replyTo: string } {
  const { order, parcel, siteUrl, pageUrl } = mail;
  const inside = onlyParcel(parcel, order);
  const number = formatOrderNumber(order.orderNumber);
  const contents = renderMail(`Your order ${number} is in the post`, <Posted {...mail} />, [
    lead(mail),
    '',
    arrivalText(parcel, order),
    `Order number ${number}`,
    '',
    'To:',
    ...addressLines(parcelRecipient(parcel, order)),
    '',
    ...(pageUrl === null ? [] : [`${SEE_ORDER}:`, pageUrl, '']),
    INSIDE.toUpperCase(),
    ...parcel.boxes.flatMap((box) => shortItemText(box, inside)),
    ...slicesText(order.slices),
    ...allergenLines(inside, siteUrl),
    '',
    ...footLines({ isOfOrder: true }),
  ]);
  return { ...contents, replyTo: shop.email };
}

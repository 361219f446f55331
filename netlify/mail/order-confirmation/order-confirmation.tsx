import { shop } from '#data/shop.ts';
import { summarizedBoxes, type ParcelSummary } from '#copy/order-summary.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import { boxStyle } from '../order/box-style.ts';
import { OnlyItem, ShortItems } from '../order/order-item.tsx';
import { confirmationLines } from './order-confirmation-text.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import {
  greeting,
  nextSteps,
  buyerToName,
  orderedOn,
  partRefundText,
  rightsTexts,
} from '../order/order-copy.ts';
import {
  addressTexts,
  arrivalText,
  arrivalTitle,
  changedText,
  leavingText,
  missedText,
  parcelFor,
  parcelsToTell,
  parcelDifferences,
} from '../order/parcel-copy.ts';
import { AllergenPanel, OrderPageLink, Receipt } from '../order/order-parts.tsx';
import { SELLER, ShopContact } from '../shared/contact.tsx';
import { Label, Part, Section, Steps } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { Slices } from '../order/slices.tsx';
import { billOf } from '../order/receipt.ts';
import { smallPrint } from '../shared/small-print.ts';
import { theme } from '../shared/theme.ts';

function Footer({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <p style={theme.quiet}>{smallPrint.keep}</p>
      <p style={theme.quiet}>{SELLER}</p>
      <p className="links" style={theme.quiet}>
        <ShopContact />
        <br />
        <a href={`${siteUrl}/terms`} style={theme.link}>
          terms and conditions
        </a>
        <br />
        <a href={`${siteUrl}/privacy-policy`} style={theme.link}>
          privacy policy
        </a>
      </p>
    </>
  );
}

/** Which order it is, when it was made, and by whom. */
function Origin({ order }: { order: OrderForMail }) {
  const by = buyerToName(order);
  return (
    <>
      <p style={theme.fact}>
        Order <strong>{formatOrderNumber(order.orderNumber)}</strong> of {orderedOn(order)}
      </p>
      {by !== null && <p style={theme.fact}>Ordered by {by}</p>}
    </>
  );
}

function Arrival({ parcel, order }: { parcel: ParcelSummary; order: OrderForMail }) {
  const label = arrivalTitle(parcel, order);
  const refund = parcel === order.parcels[0] ? partRefundText(order) : [];
  return (
    <Label {...label} notice={changedText(parcelDifferences(parcel, order))}>
      <p style={theme.fact}>{leavingText(parcel, order)}</p>
      {[...refund, ...missedText(parcel, order)].map((sentence) => (
        <p key={sentence} style={theme.fact}>
          {sentence}
        </p>
      ))}
      {addressTexts(parcel, order).map((text, index) => (
        <p key={index} style={theme.fact}>
          {text}
        </p>
      ))}
      {parcelsToTell(order).length === 1 && (
        <Section style={theme.labelFoot}>
          <Origin order={order} />
        </Section>
      )}
    </Label>
  );
}

interface ContentsProps {
  parcel: ParcelSummary;
  /** Whether it stands under the heading, which has a rule of its own. */
  isFirst: boolean;
  order: OrderForMail;
  siteUrl: string;
}

function Contents({ parcel, isFirst, order, siteUrl }: ContentsProps) {
  const { boxes } = parcel;
  const [only] = boxes;
  const count = summarizedBoxes(order).length;
  const title = parcelFor(parcel, order);
  return (
    <>
      {title !== '' && <p style={isFirst ? theme.firstParcelTitle : theme.parcelTitle}>{title}</p>}
      {only && count === 1 ? (
        <OnlyItem box={only} siteUrl={siteUrl} />
      ) : (
        <ShortItems
          boxes={boxes}
          siteUrl={siteUrl}
          count={count}
          hasNotes
          isBelowParcel={title !== ''}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  order: OrderForMail;
  siteUrl: string;
  /** The order's own page; null without one. */
  pageUrl: string | null;
}

function Confirmation({ order, siteUrl, pageUrl }: ConfirmationProps) {
  const { parcels } = order;
  const told = parcelsToTell(order);
  const rights = rightsTexts(order);
  const arrivals = told.map((parcel) => arrivalText(parcel, order)).join('. ');
  const number = formatOrderNumber(order.orderNumber);
  return (
    <EmailLayout
      preview={`${arrivals}. Order ${number}`}
      style={boxStyle}
      footer={<Footer siteUrl={siteUrl} />}
    >
      <h1 style={theme.title}>Thank you for your order</h1>
      <p style={theme.lead}>{greeting(order)}</p>
      {told.length > 1 && (
        <Section style={theme.panel}>
          <Origin order={order} />
        </Section>
      )}
      {told.map((parcel, index) => (
        <Arrival key={index} parcel={parcel} order={order} />
      ))}
      {pageUrl !== null && <OrderPageLink url={pageUrl} order={order} />}
      <Part title="What you ordered">
        {parcels.map((parcel, index) => (
          <Contents
            key={index}
            parcel={parcel}
            isFirst={index === 0}
            order={order}
            siteUrl={siteUrl}
          />
        ))}
        {order.slices && <Slices slices={order.slices} siteUrl={siteUrl} />}
        <AllergenPanel order={order} siteUrl={siteUrl} />
      </Part>
      <Part title="What happens next">
        <Steps steps={nextSteps(order)} />
      </Part>
      <Part title="What you paid">
        <Receipt bill={billOf(order)} />
      </Part>
      {rights.length > 0 && (
        <Part title="If something is not right">
          {rights.map((sentence, index) => (
            <p key={sentence} style={index === 0 ? theme.firstLegal : theme.legal}>
              {sentence}
            </p>
          ))}
        </Part>
      )}
    </EmailLayout>
  );
}

/** Renders the customer’s confirmation with everything agreed, from arrival to cancellation: the law’s durable copy. */
export function writeOrderConfirmation(
  order: OrderForMail,
  siteUrl: string,
  pageUrl: string | null = null,
): MailContents & { replyTo: string } {
  const outcome = isRefundedInFull(order) ? 'has been paid back' : 'is confirmed';
  const subject = `Your order ${formatOrderNumber(order.orderNumber)} ${outcome}`;
  const template = <Confirmation order={order} siteUrl={siteUrl} pageUrl={pageUrl} />;
  const mail = renderMail(subject, template, confirmationLines(order, siteUrl, pageUrl));
  return { ...mail, replyTo: shop.email };
}

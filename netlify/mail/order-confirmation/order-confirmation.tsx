import { Heading, Link, Text } from 'react-email';
import { shop } from '#data/shop.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { addressLines } from '#domain/customer/postal-address.ts';
import { OrderItem } from '../order/order-item.tsx';
import { confirmationLines } from './order-confirmation-text.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import {
  arrivalText,
  greeting,
  isPaidBack,
  leavingText,
  missedText,
  nextSteps,
  orderedOn,
  partRefundText,
} from './order-copy.ts';
import { Receipt, AllergenPanel } from '../order/order-parts.tsx';
import { Label, TextLines, MailTo, Part, Steps } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { Slices } from '../order/slices.tsx';
import { smallPrint } from '../shared/small-print.ts';
import { theme } from '../shared/theme.ts';

function Footer({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <Text style={theme.quiet}>{smallPrint.keep}</Text>
      <Text style={theme.quiet}>{smallPrint.seller}</Text>
      <Text style={theme.quiet}>
        <MailTo email={shop.email} />, <span style={theme.unbroken}>{shop.phone}</span>,{' '}
        <Link href={`${siteUrl}/terms`} style={theme.link}>
          terms and conditions
        </Link>
        ,{' '}
        <Link href={`${siteUrl}/privacy-policy`} style={theme.link}>
          privacy policy
        </Link>
      </Text>
    </>
  );
}

function Confirmation({ order, siteUrl }: { order: OrderForMail; siteUrl: string }) {
  const arrival = arrivalText(order);
  const number = formatOrderNumber(order.orderNumber);
  return (
    <EmailLayout preview={`${arrival}. Order ${number}`} footer={<Footer siteUrl={siteUrl} />}>
      <Heading as="h1" style={theme.title}>
        Thank you for your order
      </Heading>
      <Text style={theme.lead}>{greeting(order)}</Text>
      <Label title={arrival}>
        <Text style={theme.fact}>{leavingText(order)}</Text>
        {[...partRefundText(order), ...missedText(order)].map((sentence) => (
          <Text key={sentence} style={theme.fact}>
            {sentence}
          </Text>
        ))}
        <Text style={theme.fact}>
          Order number <strong style={theme.unbroken}>{number}</strong>
        </Text>
        <Text style={theme.fact}>Ordered on {orderedOn(order)}</Text>
      </Label>
      <Part title="What you ordered">
        {order.boxes.map((box, index) => (
          <OrderItem key={index} box={box} isOneOfMany={order.boxes.length > 1} />
        ))}
        {order.slices && <Slices slices={order.slices} />}
        <AllergenPanel order={order} />
        <Text style={theme.quiet}>
          <Link href={`${siteUrl}/ingredients`} style={theme.link}>
            Every ingredient of every flavour
          </Link>
        </Text>
      </Part>
      <Part title="What happens next">
        <Steps steps={nextSteps(order)} />
      </Part>
      <Part title="What you paid">
        <Receipt order={order} />
      </Part>
      <Part title="Where it goes">
        <Text style={theme.paragraph}>
          <TextLines text={addressLines(order.recipient).join('\n')} />
        </Text>
      </Part>
      <Part title="If something is not right">
        <Text style={theme.paragraph}>{smallPrint.damage}</Text>
        <Text style={theme.paragraph}>{smallPrint.cancel}</Text>
      </Part>
    </EmailLayout>
  );
}

/** Renders the customer’s confirmation with everything agreed, from arrival to cancellation: the law’s durable copy. */
export async function writeOrderConfirmation(
  order: OrderForMail,
  siteUrl: string,
): Promise<MailContents & { replyTo: string }> {
  const outcome = isPaidBack(order) ? 'has been paid back' : 'is confirmed';
  const subject = `Your order ${formatOrderNumber(order.orderNumber)} ${outcome}`;
  const template = <Confirmation order={order} siteUrl={siteUrl} />;
  const mail = await renderMail(subject, template, confirmationLines(order, siteUrl));
  return { ...mail, replyTo: shop.email };
}

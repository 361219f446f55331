import { Heading, Link, Section, Text } from 'react-email';
import { shop } from '#data/shop.ts';
import { formatDay } from '#domain/day.ts';
import { getItByText } from '#domain/dispatch.ts';
import { allergensOfBoxes, containsText, type BoxContents } from '#domain/order-contents.ts';
import { displayOrderNumber } from '#domain/order-number.ts';
import { addressLines } from '#domain/postal-address.ts';
import { billText } from './bill.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { Bill, Contains, Fact, Label, Part } from './parts.tsx';
import { renderMail, type MailContents } from './render-mail.ts';
import { Sheet } from './Sheet.tsx';
import { smallPrint } from './small-print.ts';
import { theme } from './theme.ts';

const flavourList = ({ flavours }: BoxContents): string =>
  flavours.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');

const keyringText = ({ keyring, nameTags }: BoxContents): string =>
  `“${keyring}” with ${nameTags.join(', ')}`;

const boxTitle = ({ boxName, quantity }: BoxContents): string =>
  quantity > 1 ? `${quantity} × ${boxName}` : boxName;

const lidText = ({ lidCategory, lidDesign }: BoxContents): string =>
  lidCategory === lidDesign ? lidDesign : `${lidCategory}: ${lidDesign}`;

function greeting({ recipient, boxes }: OrderForMail): string {
  const first = recipient.firstName.split(' ')[0] ?? '';
  const makes = boxes.length > 1 ? 'boxes' : 'box';
  return `${first ? `${first}, your` : 'Your'} order is paid, and we are making up your ${makes}.`;
}

function Box({ box }: { box: BoxContents }) {
  return (
    <Section>
      <Text style={theme.boxName}>{boxTitle(box)}</Text>
      <Fact name="Flavours">{flavourList(box)}</Fact>
      <Fact name="Lid">{lidText(box)}</Fact>
      {box.keyring === null ? null : <Fact name="Keyring">{keyringText(box)}</Fact>}
      {box.note === '' ? null : (
        <>
          <Text style={theme.noteTitle}>Your note, written by hand</Text>
          <Text style={theme.note}>{box.note}</Text>
        </>
      )}
    </Section>
  );
}

function Confirmation({ order, siteUrl }: { order: OrderForMail; siteUrl: string }) {
  const arrival = getItByText(order.arrival);
  const number = displayOrderNumber(order.orderNumber);
  return (
    <Sheet preview={`${arrival}. Order ${number}`} footer={<Footer siteUrl={siteUrl} />}>
      <Heading as="h1" style={theme.title}>
        Thank you for your order
      </Heading>
      <Text style={theme.lead}>{greeting(order)}</Text>
      <Label title={arrival}>
        <Text style={theme.fact}>
          {order.shippingName}, leaving us on {formatDay(order.arrival.dispatch)}
        </Text>
        <Text style={theme.fact}>
          Order number <strong style={theme.unbroken}>{number}</strong>
        </Text>
      </Label>
      <Part title="What you ordered">
        {order.boxes.map((box, index) => (
          <Box key={index} box={box} />
        ))}
      </Part>
      <Part title="What you paid">
        <Bill order={order} />
      </Part>
      <Part title="Where it goes">
        <Text style={theme.address}>{addressLines(order.recipient).join('\n')}</Text>
      </Part>
      <Part title="Allergens">
        <Contains allergens={allergensOfBoxes(order.boxes)} />
      </Part>
      <Part title="If something is not right">
        <Text style={theme.paragraph}>{smallPrint.damage}</Text>
        <Text style={theme.paragraph}>{smallPrint.cancel}</Text>
      </Part>
    </Sheet>
  );
}

function Footer({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <Text style={theme.quiet}>{smallPrint.seller}</Text>
      <Text style={theme.quiet}>
        <Link href={`mailto:${shop.email}`} style={theme.link}>
          {shop.email}
        </Link>
        , <span style={theme.unbroken}>{shop.phone}</span>,{' '}
        <Link href={`${siteUrl}/terms`} style={theme.link}>
          terms and conditions
        </Link>
      </Text>
    </>
  );
}

function boxLines(box: BoxContents): string[] {
  return [
    boxTitle(box),
    ...box.flavours.map(({ name, quantity }) => `  ${quantity} x ${name}`),
    `  Lid: ${lidText(box)}`,
    ...(box.keyring === null ? [] : [`  Keyring: ${keyringText(box)}`]),
    ...(box.note === ''
      ? []
      : ['  Your handwritten note:', `  ${box.note.replaceAll('\n', '\n  ')}`]),
    '',
  ];
}

function textLines(order: OrderForMail, siteUrl: string): string[] {
  return [
    greeting(order),
    '',
    `Order number: ${displayOrderNumber(order.orderNumber)}`,
    getItByText(order.arrival),
    `${order.shippingName}, leaving us on ${formatDay(order.arrival.dispatch)}`,
    '',
    'WHAT YOU ORDERED',
    ...order.boxes.flatMap(boxLines),
    'WHAT YOU PAID',
    ...billText(order),
    '',
    'WHERE IT GOES',
    ...addressLines(order.recipient),
    '',
    'ALLERGENS',
    containsText(allergensOfBoxes(order.boxes)),
    '',
    'IF SOMETHING IS NOT RIGHT',
    smallPrint.damage,
    '',
    smallPrint.cancel,
    '',
    smallPrint.seller,
    `${smallPrint.contact}, terms: ${siteUrl}/terms`,
  ];
}

/** The customer's copy: everything that was agreed, on a durable medium, from arrival to cancellation. */
export function writeOrderConfirmation(
  order: OrderForMail,
  siteUrl: string,
): Promise<MailContents & { replyTo: string }> {
  const subject = `Your order ${displayOrderNumber(order.orderNumber)} is confirmed`;
  return renderMail(
    subject,
    <Confirmation order={order} siteUrl={siteUrl} />,
    textLines(order, siteUrl),
  ).then((mail) => ({ ...mail, replyTo: shop.email }));
}

import { Column, Heading, Row, Section, Text } from 'react-email';
import { formatDay } from '#domain/day.ts';
import { formatPounds } from '#domain/money.ts';
import { allergensOfBoxes, containsText, type BoxContents } from '#domain/order-contents.ts';
import { displayOrderNumber } from '#domain/order-number.ts';
import { addressLines } from '#domain/postal-address.ts';
import { billText } from './bill.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { Bill, Contains, Fact, Label, Part } from './parts.tsx';
import { renderMail, type MailContents } from './render-mail.ts';
import { Sheet } from './Sheet.tsx';
import { theme } from './theme.ts';

/** What the family must see before it packs: money that does not fit, a refund, a slip that may be a second copy. */
function warnings(order: OrderForMail, mayBeRepeat: boolean): string[] {
  const { totalPence, expectedTotalPence, refundedPence, boxes } = order;
  const paid = formatPounds(totalPence);
  const found: string[] = [];
  if (mayBeRepeat) {
    found.push('POSSIBLE REPEAT: this slip may have reached you before. Pack the order once.');
  }
  if (totalPence !== expectedTotalPence) {
    found.push(
      `PLEASE CHECK THE MONEY: ${paid} was paid, but the order costs ${formatPounds(expectedTotalPence)}.`,
    );
  }
  if (refundedPence > 0) {
    found.push(
      `REFUNDED: ${formatPounds(refundedPence)} of ${paid} went back. Check before you post.`,
    );
  }
  if (boxes.length === 0) {
    found.push('THE CHOICES COULD NOT BE READ: look at this payment at the payment provider.');
  }
  return found;
}

const piecesText = ({ flavours, unit }: BoxContents): string => {
  const count = flavours.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${count} ${count === 1 ? unit.one : unit.many}`;
};

const boxTitle = (box: BoxContents): string =>
  `${box.quantity > 1 ? `${box.quantity} × ` : ''}${box.boxName}, ${piecesText(box)}`;

function Note({ note }: { note: string }) {
  if (note === '') return <Text style={theme.quiet}>No note.</Text>;
  return <Text style={theme.note}>{note}</Text>;
}

function Box({ box }: { box: BoxContents }) {
  return (
    <Part title={boxTitle(box)}>
      <Note note={box.note} />
      <Section style={theme.pieces}>
        {box.flavours.map(({ name, quantity }, index) => (
          <Row key={index}>
            <Column style={theme.count}>{quantity}</Column>
            <Column style={theme.cell}>{name}</Column>
          </Row>
        ))}
      </Section>
      <Fact name="Lid">
        <strong>{box.lidDesign}</strong> ({box.lidCategory})
      </Fact>
      {box.keyring === null ? null : (
        <>
          <Fact name="Keyring">{box.keyring}</Fact>
          <Fact name="Names">
            {box.nameTags.map((name, index) => `${index + 1}. ${name}`).join(', ')}
          </Fact>
        </>
      )}
    </Part>
  );
}

function Slip({ order, mayBeRepeat }: { order: OrderForMail; mayBeRepeat: boolean }) {
  const { arrival, recipient, boxes, email, shippingName } = order;
  return (
    <Sheet preview={`Post by ${formatDay(arrival.dispatch)}, ${shippingName}`}>
      {warnings(order, mayBeRepeat).map((warning) => (
        <Text key={warning} style={theme.alert}>
          {warning}
        </Text>
      ))}
      <Heading as="h1" style={theme.orderNumber}>
        {displayOrderNumber(order.orderNumber)}
      </Heading>
      <Text style={theme.flag}>
        Post by {formatDay(arrival.dispatch)}, {shippingName}
      </Text>
      {boxes.map((box, index) => (
        <Box key={index} box={box} />
      ))}
      <Label title={shippingName}>
        <Text style={theme.address}>{addressLines(recipient).join('\n')}</Text>
      </Label>
      <Part title="Allergens">
        <Contains allergens={allergensOfBoxes(boxes)} />
      </Part>
      <Part title="Paid">
        <Bill order={order} />
      </Part>
      <Part title="Customer">
        <Text style={theme.fact}>{email}</Text>
        <Text style={theme.quiet}>
          {recipient.emailMarketingOptIn ? 'May be sent news by e-mail.' : 'No news by e-mail.'}
        </Text>
      </Part>
    </Sheet>
  );
}

function boxLines(box: BoxContents): string[] {
  return [
    boxTitle(box).toUpperCase(),
    box.note === '' ? 'No note.' : `NOTE: ${box.note}`,
    '',
    ...box.flavours.map(({ name, quantity }) => `${quantity} x ${name}`),
    `Lid: ${box.lidDesign} (${box.lidCategory})`,
    ...(box.keyring === null ? [] : [`Keyring: ${box.keyring}`]),
    ...box.nameTags.map((name, index) => `Name ${index + 1}: ${name}`),
    '',
  ];
}

function textLines(order: OrderForMail, mayBeRepeat: boolean): string[] {
  return [
    ...warnings(order, mayBeRepeat),
    displayOrderNumber(order.orderNumber),
    `Post by ${formatDay(order.arrival.dispatch)}, ${order.shippingName}`,
    '',
    ...order.boxes.flatMap(boxLines),
    ...addressLines(order.recipient),
    '',
    containsText(allergensOfBoxes(order.boxes)),
    '',
    ...billText(order),
    '',
    order.email,
    order.recipient.emailMarketingOptIn ? 'May be sent news by e-mail.' : 'No news by e-mail.',
  ];
}

/** The shop's copy, in the order in which a box is packed; it holds the complete order, should every table be lost. */
export function writePackingSlip(
  order: OrderForMail,
  { mayBeRepeat }: { mayBeRepeat: boolean },
): Promise<MailContents> {
  const first = warnings(order, mayBeRepeat).length > 0 ? 'Please check: ' : '';
  const what = order.boxes.map(({ boxName }) => boxName).join(', ');
  const subject = `${mayBeRepeat ? '[Possible repeat] ' : ''}${first}${displayOrderNumber(order.orderNumber)} ${what}`;
  return renderMail(
    subject.trim(),
    <Slip order={order} mayBeRepeat={mayBeRepeat} />,
    textLines(order, mayBeRepeat),
  );
}

import { Column, Heading, Row, Section, Text } from 'react-email';
import type { BoxContents } from '#domain/order-contents.ts';
import { displayOrderNumber } from '#domain/order-number.ts';
import { addressLines } from '#domain/postal-address.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { boxTitle, cardsText, containsLead, orderedOn } from './order-words.ts';
import { packingLines } from './packing-slip-text.ts';
import {
  lidToPack,
  newsText,
  packingTitle,
  postByText,
  postingText,
  slipSubject,
  warnings,
} from './packing-words.ts';
import { Bill, BoxContains, Contains } from './order-parts.tsx';
import { Fact, Label, Lines, Panel, Part } from './parts.tsx';
import { renderMail, type MailContents } from './render-mail.ts';
import { Sheet } from './Sheet.tsx';
import { Slices, slicesTitle } from './slices.tsx';
import { theme } from './theme.ts';

function Note({ box }: { box: BoxContents }) {
  if (box.note === '') return <Text style={theme.quiet}>No note.</Text>;
  return (
    <>
      <Text style={theme.noteTitle}>{`Copy by hand${cardsText(box)}, exactly as typed:`}</Text>
      <Panel className="note" style={theme.note}>
        <Lines text={box.note} />
      </Panel>
    </>
  );
}

function Pieces({ flavours }: Pick<BoxContents, 'flavours'>) {
  return (
    <Section style={theme.pieces}>
      {flavours.map(({ name, quantity }, index) => (
        <Row key={index} className="piece">
          <Column style={theme.count}>{quantity}</Column>
          <Column style={theme.piece}>{name}</Column>
          <Column style={theme.tick}>☐</Column>
        </Row>
      ))}
    </Section>
  );
}

function Box({ box, order }: { box: BoxContents; order: OrderForMail }) {
  return (
    <Part title={packingTitle(box, order)}>
      <Note box={box} />
      <Pieces flavours={box.flavours} />
      <Fact name="Lid">
        <strong>{lidToPack(box)}</strong>
      </Fact>
      {box.keyring === null ? null : (
        <>
          <Fact name="Keyring">{box.keyring}</Fact>
          <Fact name="Names">
            {box.nameTags.map((name, index) => `${index + 1}. ${name}`).join(', ')}
          </Fact>
        </>
      )}
      {order.boxes.length > 1 && <BoxContains allergens={box.allergens} />}
    </Part>
  );
}

function Slip({ order, mayBeRepeat }: { order: OrderForMail; mayBeRepeat: boolean }) {
  const { recipient, boxes, slices, allergens, email, shippingName } = order;
  return (
    <Sheet preview={postByText(order)}>
      {warnings(order, mayBeRepeat).map((warning) => (
        <Panel key={warning} style={theme.alert}>
          {warning}
        </Panel>
      ))}
      <Heading as="h1" style={theme.orderNumber}>
        {displayOrderNumber(order.orderNumber)}
      </Heading>
      <Panel className="flag" style={theme.flag}>
        <Text style={theme.flagDay}>{postByText(order)}</Text>
        {postingText(order)}
      </Panel>
      {boxes.map((box, index) => (
        <Box key={index} box={box} order={order} />
      ))}
      {slices && (
        <Part title="Slices">
          <Slices slices={slices} />
        </Part>
      )}
      <Label title={shippingName}>
        <Text className="addressee" style={theme.addressee}>
          <Lines text={addressLines(recipient).join('\n')} />
        </Text>
      </Label>
      <Part title="Allergens">
        <Contains lead={containsLead(order)} allergens={allergens} />
      </Part>
      <Part title="Paid">
        <Bill order={order} />
      </Part>
      <Part title="Customer">
        <Text style={theme.fact}>{email}</Text>
        <Text style={theme.fact}>Ordered on {orderedOn(order)}</Text>
        <Text style={theme.quiet}>{newsText(order)}</Text>
      </Part>
    </Sheet>
  );
}

/** The shop's copy, in the order in which a box is packed; it holds the complete order, should every table be lost. */
export function writePackingSlip(
  order: OrderForMail,
  { mayBeRepeat }: { mayBeRepeat: boolean },
): Promise<MailContents> {
  const { boxes, slices } = order;
  const what = slices ? slicesTitle(slices) : boxes.map(boxTitle).join(', ');
  return renderMail(
    slipSubject(order, what, mayBeRepeat),
    <Slip order={order} mayBeRepeat={mayBeRepeat} />,
    packingLines(order, mayBeRepeat),
  );
}

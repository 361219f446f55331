import { Column, Heading, Row, Section, Text } from 'react-email';
import type { BoxContents } from '#domain/order-contents.ts';
import { displayOrderNumber } from '#domain/order-number.ts';
import { addressLines } from '#domain/postal-address.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { orderedOn } from './order-words.ts';
import { packingLines } from './packing-slip-text.ts';
import { lidToPack, newsText, packingTitle, postByText, warnings } from './packing-words.ts';
import { Bill, BoxContains, Contains } from './order-parts.tsx';
import { Fact, Label, Lines, Panel, Part } from './parts.tsx';
import { renderMail, type MailContents } from './render-mail.ts';
import { Sheet } from './Sheet.tsx';
import { Slices, slicesTitle } from './slices.tsx';
import { theme } from './theme.ts';

function Note({ note }: { note: string }) {
  if (note === '') return <Text style={theme.quiet}>No note.</Text>;
  return (
    <>
      <Text style={theme.noteTitle}>Copy by hand, exactly as typed:</Text>
      <Panel className="note" style={theme.note}>
        <Lines text={note} />
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

function Box({ box, isOneOfMany }: { box: BoxContents; isOneOfMany: boolean }) {
  return (
    <Part title={packingTitle(box)}>
      <Note note={box.note} />
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
      {isOneOfMany && <BoxContains allergens={box.allergens} />}
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
      <Panel style={theme.flag}>{postByText(order)}</Panel>
      {boxes.map((box, index) => (
        <Box key={index} box={box} isOneOfMany={boxes.length > 1} />
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
        <Contains allergens={allergens} />
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
  const first = warnings(order, mayBeRepeat).length > 0 ? 'Please check: ' : '';
  const { boxes, slices } = order;
  const what = slices ? slicesTitle(slices) : boxes.map(({ boxName }) => boxName).join(', ');
  const subject = `${mayBeRepeat ? '[Possible repeat] ' : ''}${first}${displayOrderNumber(order.orderNumber)} ${what}`;
  return renderMail(
    subject.trim(),
    <Slip order={order} mayBeRepeat={mayBeRepeat} />,
    packingLines(order, mayBeRepeat),
  );
}

import { Text } from 'react-email';
import type { BoxContents } from '#domain/order-contents.ts';
import { BoxContains } from './order-parts.tsx';
import { boxTitle, cardsText, keyringText, sizeText } from './order-copy.ts';
import { Fact, Note, Table } from './parts.tsx';
import { theme } from './theme.ts';

const flavourList = ({ flavours }: BoxContents): string =>
  flavours.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');

/** A box of an order as its customer reads it; one of many says its own allergens. */
export function OrderItem({ box, isOneOfMany }: { box: BoxContents; isOneOfMany: boolean }) {
  return (
    <>
      <Text style={theme.boxName}>{boxTitle(box)}</Text>
      <Table>
        <Fact name="Size">{sizeText(box)}</Fact>
        <Fact name="Flavours">{flavourList(box)}</Fact>
        <Fact name="Lid">{box.lidDesign}</Fact>
        {box.keyring === null ? null : <Fact name="Keyring">{keyringText(box)}</Fact>}
        {isOneOfMany && <BoxContains allergens={box.allergens} />}
      </Table>
      {box.note === '' ? null : (
        <Note title={`Your note, written by hand${cardsText(box)}`} note={box.note} />
      )}
    </>
  );
}

import { Text } from 'react-email';
import type { SummarizedBox } from '#copy/order-summary.ts';
import { AllergenRow } from './order-parts.tsx';
import { boxTitle, cardsText, keyringText, sizeText } from '../order-confirmation/order-copy.ts';
import { Fact, Note, MailTable } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { MailTray } from './mail-tray.tsx';

const flavourList = ({ flavours }: SummarizedBox): string =>
  flavours.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');

/** A box in the customer’s confirmation; alone with its tray; with `isOneOfMany` it lists its own allergens. */
export function OrderItem({ box, isOneOfMany }: { box: SummarizedBox; isOneOfMany: boolean }) {
  return (
    <>
      <Text style={theme.boxName}>{boxTitle(box)}</Text>
      {!isOneOfMany && <MailTray box={box} />}
      <MailTable>
        <Fact name="Size">{sizeText(box)}</Fact>
        <Fact name="Flavours">{flavourList(box)}</Fact>
        <Fact name="Lid">{box.lidDesign}</Fact>
        {box.keyring === null ? null : <Fact name="Keyring">{keyringText(box)}</Fact>}
        {isOneOfMany && <AllergenRow allergens={box.allergens} />}
      </MailTable>
      {box.note === '' ? null : (
        <Note title={`Your note, written by hand${cardsText(box)}`} note={box.note} />
      )}
    </>
  );
}

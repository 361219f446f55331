import type { SummarizedBox } from '#copy/order-summary.ts';
import { AllergenRow } from './order-parts.tsx';
import { boxTitle, cardsText, keyringText, sizeText } from '../order-confirmation/order-copy.ts';
import { Fact, Note, MailTable } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { MailBox } from './mail-box.tsx';

const flavourList = ({ flavours }: SummarizedBox): string =>
  flavours.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');

function Facts({ box, isOneOfMany }: { box: SummarizedBox; isOneOfMany: boolean }) {
  return (
    <MailTable>
      <Fact name="Size">{sizeText(box)}</Fact>
      <Fact name="Flavours">{flavourList(box)}</Fact>
      <Fact name="Lid">{box.lidDesign}</Fact>
      {box.keyring === null ? null : <Fact name="Keyring">{keyringText(box)}</Fact>}
      {isOneOfMany && <AllergenRow allergens={box.allergens} />}
    </MailTable>
  );
}

/**
 * A box in the customer’s confirmation. Alone, it is drawn open beside its facts, or above them on a phone; with
 * `isOneOfMany` it lists its own allergens.
 */
export function OrderItem({ box, isOneOfMany }: { box: SummarizedBox; isOneOfMany: boolean }) {
  return (
    <>
      <p style={theme.boxName}>{boxTitle(box)}</p>
      {isOneOfMany ? (
        <Facts box={box} isOneOfMany />
      ) : (
        <>
          <div className="drawing" style={theme.drawing}>
            <MailBox box={box} />
          </div>
          <div style={theme.besideDrawing}>
            <Facts box={box} isOneOfMany={false} />
          </div>
        </>
      )}
      {box.note === '' ? null : (
        <Note title={`Your note, written by hand${cardsText(box)}`} note={box.note} />
      )}
    </>
  );
}

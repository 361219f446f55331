import type { SummarizedBox } from '#copy/order-summary.ts';
import { AllergenRow } from './order-parts.tsx';
import { boxTitle, cardsText, keyringText, sizeText } from '../order-confirmation/order-copy.ts';
import { Fact, Note, MailTable } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { MailBox, MailLid } from './mail-box.tsx';

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

/** The greatest number of boxes that show their lids: long mails are cut off. */
const MAX_LIDS = 6;

interface Props {
  box: SummarizedBox;
  siteUrl: string;
  /** The number of different boxes in the order. */
  count: number;
}

/**
 * A box in the customer’s confirmation. Alone, it is shown open beside its facts, or above them on a phone; among others
 * by its lid, and it lists its own allergens.
 */
export function OrderItem({ box, siteUrl, count }: Props) {
  return (
    <>
      <p style={theme.boxName}>{boxTitle(box)}</p>
      {count > MAX_LIDS && <Facts box={box} isOneOfMany />}
      {count > 1 && count <= MAX_LIDS && (
        <>
          <div style={theme.smallLid}>
            <MailLid box={box} siteUrl={siteUrl} width={104} />
          </div>
          <div style={theme.besideSmallLid}>
            <Facts box={box} isOneOfMany />
          </div>
        </>
      )}
      {count === 1 && (
        <>
          <div className="drawing" style={theme.drawing}>
            <MailBox box={box} siteUrl={siteUrl} />
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

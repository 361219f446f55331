import type { SummarizedBox } from '#copy/order-summary.ts';
import {
  boxTitle,
  cardsText,
  countedText,
  keyringText,
  shortBoxTitle,
  sizeText,
} from '../order-confirmation/order-copy.ts';
import { Fact, Note, MailTable } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { MailBox, MailLid } from './mail-box.tsx';

const flavoursOf = ({ flavours }: SummarizedBox): string[] => flavours.map(countedText);

function Facts({ box }: { box: SummarizedBox }) {
  return (
    <MailTable>
      <Fact name="Size">{sizeText(box)}</Fact>
      <Fact name="Flavours">{flavoursOf(box).join('\n')}</Fact>
      <Fact name="Lid">{box.lidDesign}</Fact>
      {box.keyring === null ? null : <Fact name="Keyring">{keyringText(box)}</Fact>}
    </MailTable>
  );
}

/** One box of several, in few lines. */
function ShortFacts({ box }: { box: SummarizedBox }) {
  return (
    <>
      <p style={theme.shortName}>{shortBoxTitle(box)}</p>
      <p style={theme.fact}>
        {sizeText(box)}, {box.lidDesign} lid
      </p>
      <p style={theme.fact}>{flavoursOf(box).join(', ')}</p>
      {box.keyring !== null && <p style={theme.fact}>Keyring {keyringText(box)}</p>}
      {box.allergens.length > 0 && (
        <p style={theme.fact}>
          Contains: <strong>{box.allergens.join(', ')}</strong>
        </p>
      )}
    </>
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

/** A box in few lines, beside its lid where the boxes are few. */
export function ShortItem({ box, siteUrl, count }: Props) {
  if (count > MAX_LIDS) return <ShortFacts box={box} />;
  return (
    <MailTable>
      <tr>
        <td valign="top" style={theme.smallLid}>
          <MailLid box={box} siteUrl={siteUrl} width={104} />
        </td>
        <td valign="top" style={theme.besideSmallLid}>
          <ShortFacts box={box} />
        </td>
      </tr>
    </MailTable>
  );
}

/** Returns the same as plain text. */
export function shortItemText(box: SummarizedBox): string[] {
  return [
    `${shortBoxTitle(box)}, ${sizeText(box)}, ${box.lidDesign} lid`,
    `  ${flavoursOf(box).join(', ')}`,
    ...(box.keyring === null ? [] : [`  Keyring ${keyringText(box)}`]),
    ...(box.allergens.length === 0 ? [] : [`  Contains: ${box.allergens.join(', ')}`]),
  ];
}

/**
 * A box in the customer’s confirmation. Alone, it is shown open beside its facts, or above them on a phone; among others
 * by its lid, and it lists its own allergens.
 */
export function OrderItem({ box, siteUrl, count }: Props) {
  return (
    <>
      {count > 1 ? (
        <ShortItem box={box} siteUrl={siteUrl} count={count} />
      ) : (
        <>
          <p style={theme.boxName}>{boxTitle(box)}</p>
          <div className="drawing" style={theme.drawing}>
            <MailBox box={box} siteUrl={siteUrl} />
          </div>
          <div style={theme.besideDrawing}>
            <Facts box={box} />
          </div>
        </>
      )}
      {box.note === '' ? null : (
        <Note title={`Your note, written by hand${cardsText(box)}`} note={box.note} />
      )}
    </>
  );
}

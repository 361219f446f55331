import type { SummarizedBox } from '#copy/order-summary.ts';
import {
  boxTitle,
  cardsText,
  countedText,
  keyringText,
  shortBoxTitle,
  sizeText,
} from '../order-confirmation/order-copy.ts';
import { BesidePicture } from '../shared/columns.tsx';
import { Fact, Note, MailTable, Section } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { canDraw, MailBox, MailLid } from './mail-box.tsx';

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
  if (count > MAX_LIDS) {
    return (
      <Section style={theme.panel}>
        <ShortFacts box={box} />
      </Section>
    );
  }
  return (
    <MailTable>
      <tr>
        <td valign="top" style={theme.thumbnail}>
          <MailLid box={box} siteUrl={siteUrl} width={104} />
        </td>
        <td valign="top" style={theme.besideThumbnail}>
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

function GiftNote({ box }: { box: SummarizedBox }) {
  if (box.note === '') return null;
  return <Note title={`Your note, written by hand${cardsText(box)}`} note={box.note} />;
}

/**
 * A box in the customer’s confirmation. Alone, it is shown open beside its facts and its note, or above them on a phone;
 * among others by its lid, and it lists its own allergens.
 */
export function OrderItem({ box, siteUrl, count }: Props) {
  if (count > 1) {
    return (
      <>
        <ShortItem box={box} siteUrl={siteUrl} count={count} />
        <GiftNote box={box} />
      </>
    );
  }
  const facts = (
    <>
      <Facts box={box} />
      <GiftNote box={box} />
    </>
  );
  return (
    <>
      <p style={theme.firstSubtitle}>{boxTitle(box)}</p>
      {canDraw(box) ? (
        <BesidePicture picture={<MailBox box={box} siteUrl={siteUrl} />}>{facts}</BesidePicture>
      ) : (
        facts
      )}
    </>
  );
}

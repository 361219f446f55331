import { keyringText } from '#copy/keyring.ts';
import type { SummarizedBox } from '#copy/order-summary.ts';
import { boxAllergens } from './allergen-copy.ts';
import { boxTitle, cardsText, countedText, shortBoxTitle, sizeText } from './box-copy.ts';
import type { OrderForMail } from './order-for-mail.ts';
import { FlavourCounts } from './flavour-counts.tsx';
import { BesidePicture } from '../shared/columns.tsx';
import { Fact, Note, MailTable, Section } from '../shared/parts.tsx';
import { itemCell, type RowPlace } from '../shared/rows.ts';
import { theme } from '../shared/theme.ts';
import { canDraw, hasRows, MailBox, MailLid } from './mail-box.tsx';

function Facts({ box }: { box: SummarizedBox }) {
  return (
    <MailTable>
      <Fact name="Size">{sizeText(box)}</Fact>
      <Fact name="Flavours">
        <FlavourCounts flavours={box.flavours} />
      </Fact>
      <Fact name="Lid">{box.lidDesign}</Fact>
      {box.keyring === null ? null : <Fact name="Keyring">{keyringText(box)}</Fact>}
    </MailTable>
  );
}

/** The greatest number of boxes that show their lids: long mails are cut off. */
const MAX_LIDS = 6;

interface ShortItemProps extends RowPlace {
  box: SummarizedBox;
  siteUrl: string;
  /** Whether its lid is shown beside its title. */
  hasLid: boolean;
  /** Whether its allergens are shown: those of a single box stand below it. */
  hasAllergens: boolean;
  /** Whether its note is shown. */
  hasNote: boolean;
  /** Whether its lid is its title. */
  isNamedByLid: boolean;
  /** Whether the title of its parcel leads. */
  isBelowParcel: boolean;
}

/** One box of several: its lid, and beside it what is in it. Where all boxes are alike its lid tells it apart. */
function ShortItem({
  box,
  siteUrl,
  hasLid,
  hasAllergens,
  hasNote,
  isNamedByLid,
  isBelowParcel,
  ...place
}: ShortItemProps) {
  const lid = `${box.lidDesign} lid`;
  const [title, more] = isNamedByLid ? [lid, shortBoxTitle(box)] : [shortBoxTitle(box), lid];
  return (
    <tr>
      {hasLid && (
        <td valign="top" className="thumbnail" style={itemCell(theme.thumbnail, place, 16)}>
          <MailLid box={box} siteUrl={siteUrl} width={104} />
        </td>
      )}
      <td
        valign="top"
        style={itemCell(theme.besideThumbnail, place)}
        colSpan={hasLid ? undefined : 2}
      >
        <p style={isBelowParcel ? theme.nameInParcel : theme.shortName}>{title}</p>
        <p style={theme.firstParagraph}>
          {isNamedByLid ? `${more}, ${sizeText(box)}` : `${sizeText(box)}, ${more}`}
        </p>
        <FlavourCounts flavours={box.flavours} />
        {box.keyring !== null && <p style={theme.fact}>Keyring {keyringText(box)}</p>}
        {hasAllergens && box.allergens.length > 0 && (
          <p style={theme.firstParagraph}>
            Contains: <strong>{box.allergens.join(', ')}</strong>
          </p>
        )}
        {hasNote && <GiftNote box={box} />}
      </td>
    </tr>
  );
}

interface ShortItemsProps {
  boxes: readonly SummarizedBox[];
  siteUrl: string;
  /** The number of different boxes in the mail. */
  count: number;
  /** Whether their notes are shown. */
  hasNotes?: boolean;
  /** Whether they stand below the title of their parcel. */
  isBelowParcel?: boolean;
}

/** The boxes of a parcel in few lines each, with their lids where the boxes are few. */
export function ShortItems({
  boxes,
  siteUrl,
  count,
  hasNotes = false,
  isBelowParcel = false,
}: ShortItemsProps) {
  const areAlike = boxes.length > 1 && new Set(boxes.map(shortBoxTitle)).size === 1;
  return (
    <MailTable>
      {boxes.map((box, index) => (
        <ShortItem
          key={index}
          box={box}
          siteUrl={siteUrl}
          hasLid={count <= MAX_LIDS}
          hasAllergens={count > 1}
          hasNote={hasNotes}
          isNamedByLid={areAlike}
          isBelowParcel={isBelowParcel}
          index={index}
          count={boxes.length}
        />
      ))}
    </MailTable>
  );
}

/** Returns the same as plain text. */
export function shortItemText(box: SummarizedBox, order: OrderForMail): string[] {
  return [
    `${shortBoxTitle(box)}, ${sizeText(box)}, ${box.lidDesign} lid`,
    `  ${box.flavours.map(countedText).join(', ')}`,
    ...(box.keyring === null ? [] : [`  Keyring ${keyringText(box)}`]),
    ...boxAllergens(box, order).map((line) => `  ${line}`),
    '',
  ];
}

function GiftNote({ box }: { box: SummarizedBox }) {
  if (box.note === '') return null;
  return <Note title={`Your note, written by hand${cardsText(box)}`} note={box.note} />;
}

/** The only box of a customer’s confirmation, shown open above its facts and its note; one of a single row beside them. */
export function OnlyItem({ box, siteUrl }: { box: SummarizedBox; siteUrl: string }) {
  const isWide = hasRows(box);
  const facts = (
    <>
      <Facts box={box} />
      <GiftNote box={box} />
    </>
  );
  const picture = <MailBox box={box} siteUrl={siteUrl} isWide={isWide} />;
  return (
    <>
      <p style={theme.firstSubtitle}>{boxTitle(box)}</p>
      {!canDraw(box) && facts}
      {canDraw(box) && isWide && (
        <>
          <Section style={theme.panel}>{picture}</Section>
          <Section style={theme.facts}>{facts}</Section>
        </>
      )}
      {canDraw(box) && !isWide && <BesidePicture picture={picture}>{facts}</BesidePicture>}
    </>
  );
}

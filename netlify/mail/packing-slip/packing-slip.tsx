import { Fragment, type ReactNode } from 'react';
import { summarizedBoxes, type SummarizedBox, type ParcelSummary } from '#copy/order-summary.ts';
import {
  ADDRESS,
  noteName,
  REQUESTED_DAY,
  type ParcelDifference,
} from '#copy/parcel-differences.ts';
import { fullName } from '#domain/customer/customer.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import {
  boxTitle,
  buyerText,
  orderedOn,
  parcelPlace,
  parcelRecipient,
  sharesOfSlices,
  slicesTitle,
} from '../order-confirmation/order-copy.ts';
import { packingLines } from './packing-slip-text.ts';
import { slipStyle } from './slip-style.ts';
import {
  boxPlace,
  CHANGED_SLIP,
  changedPart,
  KEEP_SHEET_NOTICE,
  copyNoteText,
  inTimeForText,
  isPostingDayPast,
  newsText,
  oneLine,
  onlyParcel,
  packingTitle,
  parcelDifferences,
  postByText,
  postingDayText,
  postingText,
  shortPackingTitle,
  slipSubject,
  notEarlierText,
  warnings,
  type SlipOrigin,
} from './packing-slip-copy.ts';
import { AllergenSign, Receipt } from '../order/order-parts.tsx';
import { AlertPanel } from '../shared/mail-alert.tsx';
import { Address, MailTo } from '../shared/contact.tsx';
import { BeforeAndNow } from '../shared/before-and-now.tsx';
import { Label, Panel, Part, Section, TextLines } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

interface TickProps {
  /** How many, or the name of what it is, in the column before all values. */
  start?: ReactNode;
  children: ReactNode;
}

/** A line of what goes in, with a box to tick in a column of its own. */
function Tick({ start, children }: TickProps) {
  return (
    <tr>
      <td>
        <b>☐</b>
      </td>
      {start !== undefined && <td>{start}</td>}
      <td colSpan={start === undefined ? 2 : undefined}>{children}</td>
    </tr>
  );
}

/** Marks what was changed, where it is packed. */
const Changed = () => <span className="changed">Changed</span>;

/**
 * The lines of what goes in. Their styles are in the stylesheet, since a large order has hundreds of them; without it the
 * padding of the table parts them.
 */
function Ticks({ className = 'ticks', children }: { className?: string; children: ReactNode }) {
  return (
    <table
      className={className}
      width="100%"
      cellPadding={4}
      cellSpacing={0}
      role="presentation"
      style={theme.ticks}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

interface FlavoursProps {
  flavours: readonly { name: string; quantity: number }[];
  /** How many boxes hold this. */
  boxes?: number;
}

function Flavours({ flavours, boxes = 1 }: FlavoursProps) {
  return flavours.map(({ name, quantity }, index) => (
    <Tick key={index} start={<strong>{quantity}</strong>}>
      {name}
      {boxes > 1 && ` in each, ${quantity * boxes} in all`}
    </Tick>
  ));
}

/** A choice to tick, its value in bold in the column of all values. */
function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Tick start={`${name}:`}>
      <strong>{children}</strong>
    </Tick>
  );
}

/** A note to copy, larger than in other mails. */
function NoteToCopy({ box, isChanged }: { box: SummarizedBox; isChanged: boolean }) {
  return (
    <>
      <Tick>
        {copyNoteText(box)}
        {isChanged && (
          <>
            {' '}
            <Changed />
          </>
        )}
      </Tick>
      <tr>
        <td />
        <td className="copy" colSpan={2}>
          <div className="note" style={theme.noteToCopy}>
            <TextLines text={box.note} />
          </div>
        </td>
      </tr>
    </>
  );
}

/** The heading of a box; among several its number, its lid, which tells it apart, and below what it is. */
function BoxTitle({ box, order }: { box: SummarizedBox; order: OrderForMail }) {
  const place = boxPlace(box, order);
  if (place === '') return packingTitle(box, order);
  return (
    <>
      <span className="place">{place}</span> {box.lidDesign}
    </>
  );
}

interface BoxProps {
  box: SummarizedBox;
  order: OrderForMail;
  /** Whether its note was changed since it was paid. */
  isChanged: boolean;
}

function Box({ box, order, isChanged }: BoxProps) {
  const isOneOfSeveral = summarizedBoxes(order).length > 1;
  return (
    <Part title={<BoxTitle box={box} order={order} />} isOfSlip>
      {isOneOfSeveral && <p className="size">{shortPackingTitle(box)}</p>}
      {box.note === '' && <p className="none">No note. {isChanged && <Changed />}</p>}
      <Ticks>
        {box.note !== '' && <NoteToCopy box={box} isChanged={isChanged} />}
        <Flavours flavours={box.flavours} boxes={box.quantity} />
        <Choice name="Lid">{box.lidDesign}</Choice>
        {box.keyring !== null && (
          <>
            <Choice name="Keyring">{box.keyring}</Choice>
            <Choice name="Names">
              {box.nameTags.map((name, index) => `${index + 1}. ${name}`).join(', ')}
            </Choice>
          </>
        )}
        {isOneOfSeveral && box.allergens.length > 0 && (
          <tr>
            <td />
            <td>Contains:</td>
            <td>
              <strong>{box.allergens.join(', ')}</strong>
            </td>
          </tr>
        )}
      </Ticks>
    </Part>
  );
}

function Origin({ order }: { order: OrderForMail }) {
  const buyer = buyerText(order);
  return (
    <>
      <p style={theme.paragraph}>
        Ordered by {buyer !== null && `${buyer} (`}
        <MailTo email={order.email} />
        {buyer !== null && ')'} on {orderedOn(order)}
      </p>
      <p style={theme.fact}>
        <strong>{KEEP_SHEET_NOTICE}</strong>
      </p>
    </>
  );
}

interface ChangesProps {
  differences: readonly ParcelDifference[];
  /** Whether nothing stands above them. */
  isFirst: boolean;
}

/** What was changed since the payment: what it was, and on a screen what it is. Nothing for a parcel as it was bought. */
function Changes({ differences, isFirst }: ChangesProps) {
  if (differences.length === 0) return null;
  return (
    <Panel className="changes" style={theme.changes} isFirst={isFirst}>
      <p style={theme.changesHeading}>{CHANGED_SLIP}</p>
      {differences.map(({ what, before, after }) => (
        <Fragment key={what}>
          <p style={theme.paragraph}>{changedPart(what)}</p>
          <BeforeAndNow before={oneLine(before)} now={after} />
        </Fragment>
      ))}
    </Panel>
  );
}

interface PostByProps {
  parcel: ParcelSummary;
  order: OrderForMail;
  /** Whether an alarm above it comes first. */
  isQuiet: boolean;
  isFirst: boolean;
  /** Whether the day is another than when it was paid. */
  isChanged: boolean;
  /** Whether the day had passed when the order was recorded. */
  isPast: boolean;
}

/** Which parcel it is, when it leaves and how. */
function PostBy({ parcel, order, isQuiet, isFirst, isChanged, isPast }: PostByProps) {
  const place = parcelPlace(parcel, order);
  const inTime = inTimeForText(parcel);
  const wait = notEarlierText(parcel);
  const dayStyle = isQuiet ? theme.postByDayBelowAlert : theme.postByDay;
  return (
    <Panel
      className={isQuiet ? 'post-by quiet' : 'post-by'}
      style={isQuiet ? theme.postByBelowAlert : theme.postBy}
      isFirst={isFirst}
    >
      {place !== '' && (
        <p style={theme.postByParcel}>
          <span className="place">{place}</span> {fullName(parcelRecipient(parcel, order))}
        </p>
      )}
      <p style={theme.postByNumber}>
        <strong>{formatOrderNumber(order.orderNumber)}</strong>
      </p>
      <h1 style={isPast ? { ...dayStyle, ...theme.pastDay } : dayStyle}>
        {postingDayText(parcel)}
      </h1>
      {inTime !== null && (
        <p style={isQuiet ? theme.postByWait : theme.postByInTime}>
          {inTime} {isChanged && <Changed />}
        </p>
      )}
      {inTime === null && isChanged && (
        <p style={theme.postByWait}>
          <Changed />
        </p>
      )}
      {wait !== null && (
        <p style={theme.postByWait}>
          <strong>{wait}</strong>
        </p>
      )}
      {postingText(parcel)}
    </Panel>
  );
}

interface ParcelProps {
  parcel: ParcelSummary;
  order: OrderForMail;
  origin: SlipOrigin;
  /** Whether warnings stand above the slips. */
  isWarned: boolean;
}

/** More boxes than this stand closer on paper, so that one sheet holds them. */
const MANY_BOXES = 2;

/** The slip of one parcel, which starts a sheet of its own. */
function Parcel({ parcel, order, origin, isWarned }: ParcelProps) {
  const isFirst = parcel === order.parcels[0];
  const slip = onlyParcel(parcel, order);
  const differences = parcelDifferences(parcel, order);
  const changed = new Set(differences.map(({ what }) => what));
  const startsSlip = !isWarned || !isFirst;
  return (
    <div className={parcel.boxes.length > MANY_BOXES ? 'slip crowded' : 'slip'}>
      {!isFirst && <div className="cut" style={theme.cut} />}
      <Changes differences={differences} isFirst={startsSlip} />
      <PostBy
        parcel={parcel}
        order={order}
        isQuiet={isWarned}
        isFirst={startsSlip && differences.length === 0}
        isChanged={changed.has(REQUESTED_DAY)}
        isPast={isPostingDayPast(parcel, origin)}
      />
      <AllergenSign order={slip} />
      <Label
        title={
          changed.has(ADDRESS) ? (
            <>
              Send to <Changed />
            </>
          ) : (
            'Send to'
          )
        }
        isOfSlip
      >
        <p className="addressee" style={theme.addressee}>
          <Address to={parcelRecipient(parcel, order)} />
        </p>
      </Label>
      <Origin order={order} />
      {parcel.boxes.map((box, index) => (
        <Box key={index} box={box} order={slip} isChanged={changed.has(noteName(box, parcel))} />
      ))}
      {order.slices && (
        <Part title={slicesTitle(order.slices)} isOfSlip>
          <Ticks className="ticks counts">
            <Flavours flavours={sharesOfSlices(order.slices)} />
          </Ticks>
          <p style={theme.firstParagraph}>
            {order.slices.title}, {order.slices.share}
          </p>
        </Part>
      )}
    </div>
  );
}

interface SlipProps {
  order: OrderForMail;
  origin: SlipOrigin;
}

function Warnings({ order, origin }: SlipProps) {
  const found = warnings(order, origin);
  if (found.length === 0) return null;
  return (
    <Section>
      {found.map((warning, index) => (
        <AlertPanel key={warning.title} alert={warning} isFirst={index === 0} />
      ))}
    </Section>
  );
}

const PAID = 'Paid';

function Paid({ order }: { order: OrderForMail }) {
  return (
    <>
      <Receipt order={order} />
      <p style={theme.quiet}>{newsText(order)}</p>
    </>
  );
}

function Slip({ order, origin }: SlipProps) {
  const { parcels } = order;
  const isWarned = warnings(order, origin).length > 0;
  return (
    <EmailLayout
      preview={parcels.map((parcel) => postByText(parcel, order)).join('. ')}
      style={slipStyle}
    >
      <Warnings order={order} origin={origin} />
      {parcels.map((parcel, index) => (
        <Parcel key={index} parcel={parcel} order={order} origin={origin} isWarned={isWarned} />
      ))}
      {parcels.length > 1 ? (
        <Section style={theme.section}>
          <Panel className="paid" style={theme.paid} isFirst>
            <h2 style={theme.sectionTitle}>{PAID}</h2>
            <Paid order={order} />
          </Panel>
        </Section>
      ) : (
        <Part title={PAID} isOfSlip>
          <Paid order={order} />
        </Part>
      )}
    </EmailLayout>
  );
}

/**
 * Renders the shop’s packing slips, one for each parcel: when and where to post first, then the boxes in packing order.
 * Together they hold the complete order as a backup of the database.
 */
export function writePackingSlip(order: OrderForMail, origin: SlipOrigin): MailContents {
  const { slices } = order;
  const what = slices ? slicesTitle(slices) : summarizedBoxes(order).map(boxTitle).join(', ');
  return renderMail(
    slipSubject(order, what, origin),
    <Slip order={order} origin={origin} />,
    packingLines(order, origin),
  );
}

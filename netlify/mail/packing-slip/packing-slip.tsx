import { Fragment, type ReactNode } from 'react';
import { summarizedBoxes, type SummarizedBox, type ParcelSummary } from '#copy/order-summary.ts';
import type { ParcelDifference } from '#copy/parcel-differences.ts';
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
  CHANGED_SLIP,
  changedPart,
  KEEP_SHEET_NOTICE,
  copyNoteText,
  newsText,
  oneLine,
  onlyParcel,
  packingTitle,
  parcelDifferences,
  postByText,
  postingDayText,
  postingText,
  slipSubject,
  notEarlierText,
  warnings,
  type SlipOrigin,
} from './packing-slip-copy.ts';
import { AllergenSign, Receipt } from '../order/order-parts.tsx';
import { AlertPanel } from '../shared/mail-alert.tsx';
import { Address, MailTo } from '../shared/contact.tsx';
import { BeforeAndNow, BeforeBesideNow } from '../shared/before-and-now.tsx';
import { Label, Panel, Part, Section, TextLines } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

/** A line of what goes in, with a box to tick in a column of its own. */
function Tick({ quantity, children }: { quantity?: number; children: ReactNode }) {
  return (
    <tr>
      <td>
        <b>☐</b>
      </td>
      {quantity !== undefined && (
        <td>
          <strong>{quantity}</strong>
        </td>
      )}
      <td colSpan={quantity === undefined ? 2 : undefined}>{children}</td>
    </tr>
  );
}

/**
 * The lines of what goes in. Their styles are in the stylesheet, since a large order has hundreds of them; without it the
 * padding of the table parts them.
 */
function Ticks({ children }: { children: ReactNode }) {
  return (
    <table
      className="ticks"
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
    <Tick key={index} quantity={quantity}>
      {name}
      {boxes > 1 && ` in each, ${quantity * boxes} in all`}
    </Tick>
  ));
}

/** A choice to tick, its value in bold in the column of all values. */
function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Tick>
      <span className="choice">{name}:</span> <strong>{children}</strong>
    </Tick>
  );
}

/** A note to copy, larger than in other mails. */
function NoteToCopy({ box }: { box: SummarizedBox }) {
  return (
    <>
      <Tick>{copyNoteText(box)}</Tick>
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

function Box({ box, order }: { box: SummarizedBox; order: OrderForMail }) {
  const tells = summarizedBoxes(order).length > 1 && box.allergens.length > 0;
  return (
    <Part title={packingTitle(box, order)} isOfSlip>
      {box.note === '' && <p style={theme.noNote}>No note.</p>}
      <Ticks>
        {box.note !== '' && <NoteToCopy box={box} />}
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
        {tells && (
          <tr>
            <td />
            <td colSpan={2}>
              Contains: <strong>{box.allergens.join(', ')}</strong>
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
    <Panel className="alert" style={theme.alert} isFirst={isFirst}>
      <p style={theme.alertHeading}>{CHANGED_SLIP}</p>
      {differences.map(({ what, before, after }) => (
        <Fragment key={what}>
          <p style={theme.changeName}>{changedPart(what)}</p>
          {what === 'Address' ? (
            <BeforeBesideNow before={before} now={after} />
          ) : (
            <BeforeAndNow before={oneLine(before)} now={after} />
          )}
        </Fragment>
      ))}
    </Panel>
  );
}

interface ParcelProps {
  parcel: ParcelSummary;
  order: OrderForMail;
  /** Whether warnings stand above the slips. */
  isWarned: boolean;
}

/** More boxes than this stand closer on paper, so that one sheet holds them. */
const MANY_BOXES = 2;

/** The slip of one parcel, which starts a sheet of its own. */
function Parcel({ parcel, order, isWarned }: ParcelProps) {
  const isFirst = parcel === order.parcels[0];
  const slip = onlyParcel(parcel, order);
  const place = parcelPlace(parcel, order);
  const wait = notEarlierText(parcel);
  const differences = parcelDifferences(parcel, order);
  const startsSlip = !isWarned || !isFirst;
  const isAlerted = isWarned || differences.length > 0;
  return (
    <div className={parcel.boxes.length > MANY_BOXES ? 'slip crowded' : 'slip'}>
      {!isFirst && <div className="cut" style={theme.cut} />}
      <Changes differences={differences} isFirst={startsSlip} />
      <Panel
        className="post-by"
        style={isAlerted ? theme.postByBelowAlert : theme.postBy}
        isFirst={startsSlip && differences.length === 0}
      >
        <p style={theme.postByNumber}>
          <strong>{formatOrderNumber(order.orderNumber)}</strong>
          {place !== '' && `, ${place}`}
        </p>
        <h1 style={isAlerted ? theme.postByDayBelowAlert : theme.postByDay}>
          {postingDayText(parcel)}
        </h1>
        {wait !== null && (
          <p style={theme.postByWait}>
            <strong>{wait}</strong>
          </p>
        )}
        {postingText(parcel)}
      </Panel>
      <AllergenSign order={slip} />
      <Label title="Send to" isOfSlip>
        <p className="addressee" style={theme.addressee}>
          <Address to={parcelRecipient(parcel, order)} />
        </p>
      </Label>
      <Origin order={order} />
      {parcel.boxes.map((box, index) => (
        <Box key={index} box={box} order={slip} />
      ))}
      {order.slices && (
        <Part title={slicesTitle(order.slices)} isOfSlip>
          <Ticks>
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
        <Parcel key={index} parcel={parcel} order={order} isWarned={isWarned} />
      ))}
      {parcels.length > 1 && <div className="cut" style={theme.cut} />}
      <Part title="Paid" isOfSlip isBelowLine={parcels.length > 1}>
        <Receipt order={order} />
        <p style={theme.quiet}>{newsText(order)}</p>
      </Part>
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

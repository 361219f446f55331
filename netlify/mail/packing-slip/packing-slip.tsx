import { Fragment, type ReactNode } from 'react';
import { summarizedBoxes, type SummarizedBox, type ParcelSummary } from '#copy/order-summary.ts';
import type { ParcelDifference } from '#copy/parcel-differences.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import {
  boxTitle,
  parcelPlace,
  parcelRecipient,
  sharesOfSlices,
  slicesTitle,
} from '../order-confirmation/order-copy.ts';
import { packingLines } from './packing-slip-text.ts';
import {
  CHANGED_SLIP,
  changedPart,
  KEEP_SHEET_NOTICE,
  copyNoteText,
  newsText,
  oneLine,
  onlyParcel,
  orderedByText,
  packingTitle,
  parcelDifferences,
  postByText,
  postingDayText,
  postingText,
  slipSubject,
  warnings,
  type SlipOrigin,
} from './packing-slip-copy.ts';
import { Receipt, AllergenRow, AllergenPanel } from '../order/order-parts.tsx';
import { AlertPanel } from '../shared/mail-alert.tsx';
import {
  Address,
  BeforeAndNow,
  Label,
  Note,
  Panel,
  Part,
  Section,
  MailTable,
} from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

interface PiecesProps {
  flavours: readonly { name: string; quantity: number }[];
  /** How many boxes hold this. */
  boxes?: number;
  /** What else goes in. */
  children?: ReactNode;
}

/** The box that the packer ticks, on the line of what goes in. */
const TICK = '☐\u00a0';

function Pieces({ flavours, boxes = 1, children }: PiecesProps) {
  return (
    <p className="pieces" style={theme.pieces}>
      {flavours.map(({ name, quantity }, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {TICK}
          <strong>{quantity}</strong>&nbsp;{name}
          {boxes > 1 && ` in each, ${quantity * boxes} in all`}
        </Fragment>
      ))}
      {children}
    </p>
  );
}

function Box({ box, order }: { box: SummarizedBox; order: OrderForMail }) {
  return (
    <Part title={packingTitle(box, order)} isOfSlip>
      {box.note === '' ? (
        <p style={theme.noNote}>No note.</p>
      ) : (
        <Note title={`${TICK}${copyNoteText(box)}`} note={box.note} isToCopy />
      )}
      <Pieces flavours={box.flavours} boxes={box.quantity}>
        <br />
        {TICK}Lid: <strong>{box.lidDesign}</strong>
        {box.keyring !== null && (
          <>
            <br />
            {TICK}Keyring: <strong>{box.keyring}</strong>
            <br />
            {TICK}Names: {box.nameTags.map((name, index) => `${index + 1}. ${name}`).join(', ')}
          </>
        )}
      </Pieces>
      {summarizedBoxes(order).length > 1 && (
        <MailTable>
          <AllergenRow allergens={box.allergens} />
        </MailTable>
      )}
    </Part>
  );
}

function Origin({ order }: { order: OrderForMail }) {
  return (
    <>
      <p style={theme.belowLabel}>{orderedByText(order)}</p>
      <p style={theme.fact}>
        <strong>{KEEP_SHEET_NOTICE}</strong>
      </p>
    </>
  );
}

/** What was changed since the payment: what it was, and on a screen what it is. Nothing for a parcel as it was bought. */
function Changes({ differences }: { differences: readonly ParcelDifference[] }) {
  if (differences.length === 0) return null;
  return (
    <Panel style={theme.alert}>
      <p style={theme.alertTitle}>{CHANGED_SLIP}</p>
      {differences.map(({ what, before, after }) => (
        <Fragment key={what}>
          <p style={theme.changeName}>{changedPart(what)}</p>
          <BeforeAndNow before={oneLine(before)} now={after} />
        </Fragment>
      ))}
    </Panel>
  );
}

interface ParcelProps {
  parcel: ParcelSummary;
  order: OrderForMail;
  /** Whether nothing stands above it. */
  isAlone: boolean;
}

/** The slip of one parcel, which starts a sheet of its own. */
function Parcel({ parcel, order, isAlone }: ParcelProps) {
  const isFirst = parcel === order.parcels[0];
  const slip = onlyParcel(parcel, order);
  const place = parcelPlace(parcel, order);
  return (
    <div className="slip">
      {!isFirst && <div className="cut" style={theme.cut} />}
      <Panel className="post-by" style={theme.postBy} isFirst={isAlone || !isFirst}>
        <p style={theme.postByNumber}>
          <strong>{formatOrderNumber(order.orderNumber)}</strong>
          {place !== '' && `, ${place}`}
        </p>
        <h1 style={theme.postByDay}>{postingDayText(parcel)}</h1>
        {postingText(parcel)}
      </Panel>
      <Changes differences={parcelDifferences(parcel, order)} />
      <Label title="Send to">
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
          <Pieces flavours={sharesOfSlices(order.slices)} />
          <p style={theme.fact}>
            {order.slices.title}, {order.slices.share}
          </p>
        </Part>
      )}
      <Part title="Allergens" isOfSlip>
        <AllergenPanel order={slip} />
      </Part>
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
    <Section style={theme.alerts}>
      {found.map((warning) => (
        <AlertPanel key={warning.title} alert={warning} />
      ))}
    </Section>
  );
}

function Slip({ order, origin }: SlipProps) {
  const { parcels } = order;
  const isWarned = warnings(order, origin).length > 0;
  return (
    <EmailLayout preview={parcels.map((parcel) => postByText(parcel, order)).join('. ')}>
      <Warnings order={order} origin={origin} />
      {parcels.map((parcel, index) => (
        <Parcel key={index} parcel={parcel} order={order} isAlone={index === 0 && !isWarned} />
      ))}
      <Part title="Paid" isOfSlip>
        <Receipt order={order} />
        <p style={theme.belowLabel}>{newsText(order)}</p>
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

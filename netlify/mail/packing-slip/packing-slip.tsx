import { Fragment } from 'react';
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
  HELD_CONFIRMATION,
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
  recordedLateText,
  slipSubject,
  warnings,
  type SlipOrigin,
} from './packing-slip-copy.ts';
import { Receipt, AllergenRow, AllergenPanel } from '../order/order-parts.tsx';
import {
  Address,
  Fact,
  Label,
  Note,
  Panel,
  Part,
  Section,
  MailTable,
  TextLines,
} from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

interface PiecesProps {
  flavours: readonly { name: string; quantity: number }[];
  /** How many boxes hold this. */
  boxes?: number;
}

function Pieces({ flavours, boxes = 1 }: PiecesProps) {
  return (
    <p className="pieces" style={theme.pieces}>
      {flavours.map(({ name, quantity }, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          ☐&nbsp;<strong>{quantity}</strong>&nbsp;{name}
          {boxes > 1 && ` in each, ${quantity * boxes} in all`}
        </Fragment>
      ))}
    </p>
  );
}

function Box({ box, order }: { box: SummarizedBox; order: OrderForMail }) {
  return (
    <Part title={packingTitle(box, order)}>
      {box.note === '' ? (
        <p style={theme.quiet}>No note.</p>
      ) : (
        <Note title={copyNoteText(box)} note={box.note} isToCopy />
      )}
      <Pieces flavours={box.flavours} boxes={box.quantity} />
      <MailTable>
        <Fact name="Lid">
          <strong>{box.lidDesign}</strong>
        </Fact>
        {box.keyring === null ? null : (
          <>
            <Fact name="Keyring">{box.keyring}</Fact>
            <Fact name="Names">
              {box.nameTags.map((name, index) => `${index + 1}. ${name}`).join(', ')}
            </Fact>
          </>
        )}
        {summarizedBoxes(order).length > 1 && <AllergenRow allergens={box.allergens} />}
      </MailTable>
    </Part>
  );
}

function HeldConfirmation({ url }: { url: string }) {
  return (
    <p style={theme.heldConfirmation}>
      {HELD_CONFIRMATION}{' '}
      <a href={url} style={theme.link}>
        send the confirmation
      </a>
    </p>
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
      {CHANGED_SLIP}
      {differences.map(({ what, before, after }) => (
        <Fragment key={what}>
          <p style={theme.changeName}>{changedPart(what)}</p>
          <p style={theme.changeBefore}>Before: {oneLine(before)}</p>
          <p className="now" style={theme.changeNow}>
            Now:{' '}
            <strong>
              <TextLines text={after} />
            </strong>
          </p>
        </Fragment>
      ))}
    </Panel>
  );
}

/** The slip of one parcel, which starts a sheet of its own. */
function Parcel({ parcel, order }: { parcel: ParcelSummary; order: OrderForMail }) {
  const isFirst = parcel === order.parcels[0];
  const slip = onlyParcel(parcel, order);
  const place = parcelPlace(parcel, order);
  return (
    <div className="slip">
      {!isFirst && <div className="cut" style={theme.cut} />}
      <Panel className="post-by" style={theme.postBy}>
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
        <Part title={slicesTitle(order.slices)}>
          <Pieces flavours={sharesOfSlices(order.slices)} />
          <p style={theme.fact}>
            {order.slices.title}, {order.slices.share}
          </p>
        </Part>
      )}
      <Part title="Allergens">
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
  const { releaseUrl } = origin;
  if (found.length === 0) return null;
  return (
    <Section style={theme.alerts}>
      {found.map((warning) => (
        <Panel key={warning} style={theme.alert}>
          {warning}
          {releaseUrl !== null && warning === recordedLateText(order) && (
            <HeldConfirmation url={releaseUrl} />
          )}
        </Panel>
      ))}
    </Section>
  );
}

function Slip({ order, origin }: SlipProps) {
  const { parcels } = order;
  return (
    <EmailLayout preview={parcels.map((parcel) => postByText(parcel, order)).join('. ')}>
      <Warnings order={order} origin={origin} />
      {parcels.map((parcel, index) => (
        <Parcel key={index} parcel={parcel} order={order} />
      ))}
      <Part title="Paid">
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

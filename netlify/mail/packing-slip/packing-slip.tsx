import { Fragment } from 'react';
import { summarizedBoxes, type ParcelSummary } from '#copy/order-summary.ts';
import { ADDRESS, noteName, REQUESTED_DAY } from '#copy/parcel-differences.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import {
  boxTitle,
  buyerText,
  orderedOn,
  parcelPlace,
  parcelDifferences,
  parcelRecipient,
  slicesTitle,
} from '../order-confirmation/order-copy.ts';
import { Changed } from './changes.tsx';
import { BoxToPack, SlicesToPack } from './packing-list.tsx';
import { packingLines } from './packing-slip-text.ts';
import { slipStyle } from './slip-style.ts';
import {
  TAKES_PLACE,
  slipChanges,
  KEEP_SHEET_NOTICE,
  inTimeForText,
  isPostingDayPast,
  leavesLater,
  newsText,
  onlyParcel,
  postByText,
  postingDayText,
  postingFacts,
  slipSubject,
  notEarlierText,
} from './packing-slip-copy.ts';
import { slipBill } from './slip-bill.ts';
import { warnings, type SlipOrigin } from './slip-warnings.ts';
import { AllergenSign, Receipt } from '../order/order-parts.tsx';
import { AlertPanel } from '../shared/mail-alert.tsx';
import { Address, MailTo } from '../shared/contact.tsx';
import { MailTable, Part, Section } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

interface HeadProps {
  parcel: ParcelSummary;
  order: OrderForMail;
  /** Whether an alarm above it comes first. */
  isWarned: boolean;
  /** Whether another parcel of the order leaves before it. */
  isLater: boolean;
  /** Whether the day had passed when the order was recorded. */
  isPast: boolean;
}

/** What was changed in a parcel under this name. */
const differenceOf = (what: string, { parcel, order }: Pick<HeadProps, 'parcel' | 'order'>) =>
  parcelDifferences(parcel, order).find((difference) => difference.what === what);

/** What is to be seen of a parcel before its number. */
function Badge({ isLate = false, children }: { isLate?: boolean; children: string }) {
  return (
    <>
      <span className={isLate ? 'place late' : 'place'}>{children}</span>{' '}
    </>
  );
}

/** What a slip says of itself after a change, above all else. */
function TakesPlace({ parcel, order }: Pick<HeadProps, 'parcel' | 'order'>) {
  const changed = slipChanges(parcelDifferences(parcel, order));
  if (changed === '') return null;
  return (
    <MailTable>
      <tr>
        <td className="takes-place" style={theme.takesPlace}>
          <strong>{changed}</strong>
          <br />
          {TAKES_PLACE}
        </td>
      </tr>
    </MailTable>
  );
}

/** Which parcel it is and when it leaves. */
function PostBy({ parcel, order, isWarned, isLater, isPast }: HeadProps) {
  const place = parcelPlace(parcel, order);
  const inTime = inTimeForText(parcel);
  const wait = notEarlierText(parcel);
  const isQuiet = isWarned || isLater;
  const dayStyle = isQuiet ? theme.quietDay : theme.postByDay;
  return (
    <>
      <p style={theme.postByNumber}>
        {place !== '' && <Badge>{place}</Badge>}
        {isPast && <Badge isLate>Overdue</Badge>}
        <strong>{formatOrderNumber(order.orderNumber)}</strong>
      </p>
      <h1 style={dayStyle}>{postingDayText(parcel)}</h1>
      {inTime !== null && <p style={isQuiet ? theme.postByNumber : theme.postByInTime}>{inTime}</p>}
      <Changed difference={differenceOf(REQUESTED_DAY, { parcel, order })} />
      {wait !== null && (
        <p className="wait" style={theme.notEarlier}>
          {wait}
        </p>
      )}
    </>
  );
}

/** How a parcel leaves, and who ordered it. */
function Origin({ parcel, order }: Pick<HeadProps, 'parcel' | 'order'>) {
  const buyer = buyerText(order);
  const [method = '', ...size] = postingFacts(parcel);
  return (
    <>
      <p style={theme.postByNumber}>
        <strong>{method}</strong>
        {size.map((fact) => (
          <Fragment key={fact}>
            <br />
            {fact}
          </Fragment>
        ))}
      </p>
      <p style={theme.orderedBy}>
        Ordered by
        <br />
        {buyer !== null && (
          <>
            {buyer}
            <br />
          </>
        )}
        <MailTo email={order.email} />
        <br />
        on {orderedOn(order)}
      </p>
      <p style={theme.orderedBy}>{newsText(order)}</p>
    </>
  );
}

/** The head of a slip in one frame: when it leaves, where it goes beside how, and that the sheet stays here. */
function Head(props: HeadProps) {
  const { parcel, order, isWarned, isLater } = props;
  const isFirst = parcel === order.parcels[0];
  const above = isWarned ? theme.section : {};
  return (
    <Section style={isFirst ? above : theme.nextSlip}>
      <Section style={theme.slipHead}>
        <TakesPlace parcel={parcel} order={order} />
        <MailTable>
          <tr>
            <td
              className={isWarned ? 'post-by quiet' : 'post-by'}
              style={isWarned || isLater ? theme.quietPostBy : theme.postBy}
            >
              <PostBy {...props} />
            </td>
          </tr>
        </MailTable>
        <MailTable className="split">
          <tr>
            <td width="54%" valign="top" className="send-to" style={theme.sendTo}>
              <p style={theme.sendToTitle}>Send to</p>
              <p className="addressee" style={theme.addressee}>
                <Address to={parcelRecipient(parcel, order)} hasBoldPostcode />
              </p>
              <Changed difference={differenceOf(ADDRESS, { parcel, order })} />
            </td>
            <td valign="top" style={theme.sendTo}>
              <Origin parcel={parcel} order={order} />
            </td>
          </tr>
        </MailTable>
        <MailTable>
          <tr>
            <td className="keep" style={theme.keep}>
              {KEEP_SHEET_NOTICE}
            </td>
          </tr>
        </MailTable>
      </Section>
    </Section>
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
  const slip = onlyParcel(parcel, order);
  return (
    <div className={parcel.boxes.length > MANY_BOXES ? 'slip crowded' : 'slip'}>
      <Head
        parcel={parcel}
        order={order}
        isWarned={isWarned}
        isLater={leavesLater(parcel, order)}
        isPast={isPostingDayPast(parcel, origin)}
      />
      <AllergenSign order={slip} />
      {parcel.boxes.map((box, index) => (
        <BoxToPack
          key={index}
          box={box}
          order={slip}
          change={differenceOf(noteName(box, parcel), { parcel, order })}
        />
      ))}
      {order.slices && <SlicesToPack slices={order.slices} />}
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
        <Parcel key={index} parcel={parcel} order={order} origin={origin} isWarned={isWarned} />
      ))}
      <Part title={parcels.length > 1 ? 'Paid for all parcels' : 'Paid'} isOfSlip>
        <Receipt bill={slipBill(order)} />
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

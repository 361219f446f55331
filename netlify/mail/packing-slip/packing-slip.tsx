import { Fragment } from 'react';
import { summarizedBoxes, type ParcelSummary } from '#copy/order-summary.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { parcelRecipient } from '#domain/order/parcel.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { boxTitle, slicesTitle } from '../order/box-copy.ts';
import { buyerText, orderedOn } from '../order/order-copy.ts';
import {
  isParcelChanged,
  onlyParcel,
  parcelDifferences,
  parcelPlace,
} from '../order/parcel-copy.ts';
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
  newsText,
  noteDifference,
  postByText,
  postingDayText,
  postingFacts,
  slipSubject,
  notEarlierText,
  OVERDUE,
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
  /** Whether the day had passed when the order was recorded. */
  isPast: boolean;
}

/** How this part of a parcel was changed. */
const differenceOf = (
  part: 'address' | 'requested-day',
  { parcel, order }: Pick<HeadProps, 'parcel' | 'order'>,
) => parcelDifferences(parcel, order).find((difference) => difference.part === part);

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
  if (!isParcelChanged(parcel, order)) return null;
  return (
    <AlertPanel
      alert={{ title: 'Changed', happened: TAKES_PLACE, toDo: [] }}
      isFirst
      isCalm
      below={
        <strong>
          {slipChanges(parcelDifferences(parcel, order), parcel).map((change, index) => (
            <Fragment key={change}>
              {index > 0 && <br />}
              <span>{change}</span>
            </Fragment>
          ))}
        </strong>
      }
    />
  );
}

/** Which parcel it is and when it leaves. */
function PostBy({ parcel, order, isWarned, isPast }: HeadProps) {
  const place = parcelPlace(parcel, order);
  const inTime = inTimeForText(parcel);
  const wait = notEarlierText(parcel);
  return (
    <>
      <p style={theme.postByNumber}>
        {place !== '' && <Badge>{place}</Badge>}
        {isPast && <Badge isLate>{OVERDUE}</Badge>}
        <strong>{formatOrderNumber(order.orderNumber)}</strong>
      </p>
      <h1 style={isWarned ? theme.quietDay : theme.postByDay}>{postingDayText(parcel)}</h1>
      {inTime !== null && (
        <p style={isWarned ? theme.postByNumber : theme.postByInTime}>{inTime}</p>
      )}
      {wait !== null && (
        <p style={theme.wait}>
          <span className="wait" style={theme.notEarlier}>
            {wait}
          </span>
        </p>
      )}
      <Changed difference={differenceOf('requested-day', { parcel, order })} />
    </>
  );
}

/** How a parcel leaves. */
function Method({ parcel }: { parcel: ParcelSummary }) {
  const [method = '', ...size] = postingFacts(parcel);
  return (
    <>
      <p style={theme.sendToTitle}>Service</p>
      <p style={theme.method}>
        <strong>{method}</strong>
        {size.map((fact) => (
          <Fragment key={fact}>
            <br />
            {fact}
          </Fragment>
        ))}
      </p>
    </>
  );
}

/** Who ordered it and when, and whether they want news. */
function Origin({ order }: { order: OrderForMail }) {
  const buyer = buyerText(order);
  return (
    <p style={theme.orderedBy}>
      Ordered by {buyer !== null && `${buyer}, `}
      <MailTo email={order.email} /> on {orderedOn(order)}. {newsText(order)}
    </p>
  );
}

/** The head of a slip in one frame: when it leaves, where it goes beside how, and that the sheet stays here. */
function Head(props: HeadProps) {
  const { parcel, order, isWarned } = props;
  const isChanged = isParcelChanged(parcel, order);
  const isFirst = parcel === order.parcels[0];
  return (
    <Section style={isChanged || (isFirst && isWarned) ? theme.block : {}}>
      <Section style={theme.slipHead}>
        <MailTable>
          <tr>
            <td
              className={isWarned ? 'post-by quiet' : 'post-by'}
              style={isWarned ? theme.quietPostBy : theme.postBy}
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
                <Address to={parcelRecipient(parcel, order)} isLabel />
              </p>
              <Changed difference={differenceOf('address', { parcel, order })} />
            </td>
            <td valign="top" style={theme.sendTo}>
              <Method parcel={parcel} />
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
      {parcel !== order.parcels[0] && <div className="next" style={theme.nextSlip} />}
      <TakesPlace parcel={parcel} order={order} />
      <Head
        parcel={parcel}
        order={order}
        isWarned={isWarned}
        isPast={isPostingDayPast(parcel, origin)}
      />
      <AllergenSign order={slip} />
      {parcel.boxes.map((box, index) => (
        <BoxToPack
          key={index}
          box={box}
          order={slip}
          change={noteDifference(parcelDifferences(parcel, order), index + 1)}
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
        <Origin order={order} />
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

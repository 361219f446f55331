import { summarizedBoxes, type ParcelSummary } from '#copy/order-summary.ts';
import { ADDRESS, noteName, REQUESTED_DAY } from '#copy/parcel-differences.ts';
import { fullName } from '#domain/customer/customer.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import {
  boxTitle,
  buyerText,
  orderedOn,
  parcelPlace,
  parcelRecipient,
  slicesTitle,
} from '../order-confirmation/order-copy.ts';
import { Changed, Changes } from './changes.tsx';
import { BoxToPack, SlicesToPack } from './packing-list.tsx';
import { packingLines } from './packing-slip-text.ts';
import { slipStyle } from './slip-style.ts';
import {
  KEEP_SHEET_NOTICE,
  boxPlace,
  inTimeForText,
  isPostingDayPast,
  newsText,
  onlyParcel,
  parcelDifferences,
  postByText,
  postingDayText,
  postingText,
  slipSubject,
  unpaidRows,
  notEarlierText,
  warnings,
  type SlipOrigin,
} from './packing-slip-copy.ts';
import { AllergenSign, Receipt } from '../order/order-parts.tsx';
import { AlertPanel } from '../shared/mail-alert.tsx';
import { Address, MailTo } from '../shared/contact.tsx';
import { MailTable, Panel, Part, Section } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

function Origin({ order }: { order: OrderForMail }) {
  const buyer = buyerText(order);
  return (
    <>
      <p style={theme.paragraph}>
        Ordered by {buyer !== null && `${buyer} (`}
        <MailTo email={order.email} />
        {buyer !== null && ')'} on {orderedOn(order)}
      </p>
      <Panel className="keep" style={theme.keep}>
        {KEEP_SHEET_NOTICE}
      </Panel>
    </>
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
  /** Whether the address is another. */
  isAddressChanged: boolean;
  /** Whether the day had passed when the order was recorded. */
  isPast: boolean;
}

/** Which parcel it is, when it leaves and how, beside where it goes. */
function PostBy({
  parcel,
  order,
  isQuiet,
  isFirst,
  isChanged,
  isAddressChanged,
  isPast,
}: PostByProps) {
  const place = parcelPlace(parcel, order);
  const inTime = inTimeForText(parcel);
  const wait = notEarlierText(parcel);
  const dayStyle = isQuiet ? theme.postByDayBelowAlert : theme.postByDay;
  const posting = (
    <>
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
    </>
  );
  return (
    <Section style={isFirst ? {} : theme.panel}>
      <MailTable className="split">
        <tr>
          <td
            width="56%"
            valign="top"
            className={isQuiet ? 'post-by quiet' : 'post-by'}
            style={isQuiet ? theme.postByBelowAlert : theme.postBy}
          >
            {posting}
          </td>
          <td valign="top" className="send-to" style={theme.sendTo}>
            <p style={theme.sendToTitle}>
              {isAddressChanged ? (
                <>
                  Send to <Changed />
                </>
              ) : (
                'Send to'
              )}
            </p>
            <p className="addressee" style={theme.addressee}>
              <Address to={parcelRecipient(parcel, order)} />
            </p>
          </td>
        </tr>
      </MailTable>
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
  const isFirst = parcel === order.parcels[0];
  const slip = onlyParcel(parcel, order);
  const differences = parcelDifferences(parcel, order);
  const changed = new Set(differences.map(({ what }) => what));
  // Each box by its place, as its own heading names it.
  const placed = differences.map((difference) => {
    const box = parcel.boxes.find((one) => noteName(one, parcel) === difference.what);
    const place = box ? boxPlace(box, slip) : '';
    return place === '' ? difference : { ...difference, what: `Note of box ${place}` };
  });
  const startsSlip = !isWarned || !isFirst;
  return (
    <div className={parcel.boxes.length > MANY_BOXES ? 'slip crowded' : 'slip'}>
      {!isFirst && <div className="cut" style={theme.cut} />}
      <PostBy
        parcel={parcel}
        order={order}
        isQuiet={isWarned}
        isFirst={startsSlip}
        isChanged={changed.has(REQUESTED_DAY)}
        isAddressChanged={changed.has(ADDRESS)}
        isPast={isPostingDayPast(parcel, origin)}
      />
      <Changes differences={placed} />
      <Origin order={order} />
      <AllergenSign order={slip} />
      {parcel.boxes.map((box, index) => (
        <BoxToPack
          key={index}
          box={box}
          order={slip}
          isChanged={changed.has(noteName(box, parcel))}
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

const PAID = 'Paid';

function Paid({ order }: { order: OrderForMail }) {
  const unpaid = unpaidRows(order);
  return (
    <>
      <Receipt order={order} />
      {unpaid.length > 0 && (
        <MailTable>
          {unpaid.map(({ name, price }) => (
            <tr key={name}>
              <td style={theme.short}>{name}</td>
              <td style={theme.shortSide}>{price}</td>
            </tr>
          ))}
        </MailTable>
      )}
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
      <Part title={PAID} isOfSlip>
        <Paid order={order} />
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

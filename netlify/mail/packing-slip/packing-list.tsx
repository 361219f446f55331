import type { ReactNode } from 'react';
import { slicesByFlavour, summarizedBoxes, type SummarizedBox } from '#copy/order-summary.ts';
import type { ParcelDifference } from '#copy/parcel-differences.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { shortBoxTitle, sizeText, slicesTitle, withoutDistinctions } from '../order/box-copy.ts';
import { Part, TextLines } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { Changed } from './changes.tsx';
import { boxPlace, copyNoteText, inEachText, NO_NOTE, packingTitle } from './packing-slip-copy.ts';

interface TickProps {
  /** How many go in. */
  count: number;
  children: ReactNode;
}

/** A line of what goes in: a box to tick, how many, and what, each in the column of all lines. */
function Tick({ count, children }: TickProps) {
  return (
    <tr>
      <td>
        <b>☐</b>
      </td>
      <td>
        <b>{count}</b>
      </td>
      <td>{children}</td>
    </tr>
  );
}

/** More flavours than this stand in two columns where there is room. */
const MANY_FLAVOURS = 8;

/**
 * The lines of what goes in. Their styles are in the stylesheet, since a large order has hundreds of them; without it the
 * padding of the table parts them.
 */
function Ticks({ isLong = false, children }: { isLong?: boolean; children: ReactNode }) {
  return (
    <table
      className={isLong ? 'ticks long' : 'ticks'}
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

/** Below the name of what goes into each of several equal boxes: how many into one. */
function InEach({ count, boxes }: { count: number; boxes: number }) {
  if (boxes === 1) return null;
  return (
    <>
      {' '}
      <i>{inEachText(count)}</i>
    </>
  );
}

interface FlavoursProps {
  flavours: readonly { name: string; quantity: number }[];
  /** How many boxes hold this. */
  boxes?: number;
}

function Flavours({ flavours, boxes = 1 }: FlavoursProps) {
  return flavours.map(({ name, quantity }, index) => (
    <Tick key={index} count={quantity * boxes}>
      {name}
      <InEach count={quantity} boxes={boxes} />
    </Tick>
  ));
}

/** A note to copy, larger than in other mails, and what it was before it was changed. */
function NoteToCopy({ box, change }: Pick<BoxToPackProps, 'box' | 'change'>) {
  return (
    <>
      <tr>
        <td>
          <b>☐</b>
        </td>
        <td colSpan={2}>{copyNoteText(box)}</td>
      </tr>
      <tr>
        <td />
        <td className="copy" colSpan={2}>
          <div className="note">
            <TextLines text={box.note} />
          </div>
          <Changed difference={change} />
        </td>
      </tr>
    </>
  );
}

/** The heading of a box; among several below its number, and whether its note was changed. */
function BoxTitle({ box, order, change }: BoxToPackProps) {
  const place = boxPlace(box, order);
  if (place === '') return packingTitle(box, order);
  return (
    <>
      <small>
        {box.quantity > 1 ? 'Boxes' : 'Box'} {place}
        {change && (
          <>
            {' '}
            <span className="place">Changed</span>
          </>
        )}
      </small>
      <br />
      {shortBoxTitle(withoutDistinctions(box, { number: 0 }))}
    </>
  );
}

interface BoxToPackProps {
  box: SummarizedBox;
  order: OrderForMail;
  /** What was changed in its note since it was paid. */
  change: ParcelDifference | undefined;
}

/** A box of a parcel: what goes in, to tick, and the note to copy. */
export function BoxToPack({ box, order, change }: BoxToPackProps) {
  const { quantity, note, nameTags } = box;
  const isOneOfSeveral = summarizedBoxes(order).length > 1;
  const size = isOneOfSeveral ? [sizeText(box)] : [];
  const below = [...size, ...(note === '' ? [NO_NOTE] : [])].join('. ');
  return (
    <Part title={<BoxTitle box={box} order={order} change={change} />} isOfSlip>
      {below !== '' && <p className="size">{below}</p>}
      {isOneOfSeveral && box.allergens.length > 0 && (
        <p className="contains">
          Contains: <strong>{box.allergens.join(', ')}</strong>
        </p>
      )}
      {note === '' && <Changed difference={change} />}
      <Ticks isLong={box.flavours.length > MANY_FLAVOURS}>
        {note !== '' && <NoteToCopy box={box} change={change} />}
        <Flavours flavours={box.flavours} boxes={quantity} />
        <Tick count={quantity}>
          Lid: <strong>{box.lidDesign}</strong>
          <InEach count={1} boxes={quantity} />
        </Tick>
        {box.keyring !== null && (
          <>
            <Tick count={quantity}>
              Keyring: <strong>{box.keyring}</strong>
              <InEach count={1} boxes={quantity} />
            </Tick>
            <Tick count={nameTags.length * quantity}>
              Names:{' '}
              <strong>{nameTags.map((name, index) => `${index + 1}. ${name}`).join(', ')}</strong>
              <InEach count={nameTags.length} boxes={quantity} />
            </Tick>
          </>
        )}
      </Ticks>
    </Part>
  );
}

/** The slices of a parcel: how many of each flavour, to tick. */
export function SlicesToPack({ slices }: { slices: NonNullable<OrderForMail['slices']> }) {
  return (
    <Part title={slicesTitle(slices)} isOfSlip>
      <p className="size">
        {slices.title}, {slices.perFlavour}
      </p>
      <Ticks>
        <Flavours flavours={slicesByFlavour(slices)} />
        <tr className="sum">
          <td />
          <td>
            <b>{slices.quantity}</b>
          </td>
          <td>in all</td>
        </tr>
      </Ticks>
    </Part>
  );
}

import type { ReactNode } from 'react';
import { summarizedBoxes, type SummarizedBox } from '#copy/order-summary.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { sharesOfSlices, slicesTitle } from '../order-confirmation/order-copy.ts';
import { Part, TextLines } from '../shared/parts.tsx';
import { theme } from '../shared/theme.ts';
import { Changed } from './changes.tsx';
import { boxPlace, copyNoteText, packingTitle, shortPackingTitle } from './packing-slip-copy.ts';

/** A line of what goes in, with a box to tick in a column of its own. */
function Tick({ children }: { children: ReactNode }) {
  return (
    <tr>
      <td>
        <b>☐</b>
      </td>
      <td>{children}</td>
    </tr>
  );
}

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
    <Tick key={index}>
      <strong>{quantity}</strong> {name}
      {boxes > 1 && ` in each, ${quantity * boxes} in all`}
    </Tick>
  ));
}

/** A choice to tick, its value in bold in the column of all values. */
function Choice({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Tick>
      <i>{name}:</i> <strong>{children}</strong>
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
        <td className="copy">
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

interface BoxToPackProps {
  box: SummarizedBox;
  order: OrderForMail;
  /** Whether its note was changed since it was paid. */
  isChanged: boolean;
}

/** A box of a parcel: what goes in, to tick, and the note to copy. */
export function BoxToPack({ box, order, isChanged }: BoxToPackProps) {
  const isOneOfSeveral = summarizedBoxes(order).length > 1;
  return (
    <Part title={<BoxTitle box={box} order={order} />} isOfSlip>
      {isOneOfSeveral && <p className="size">{shortPackingTitle(box).replace(/, no\. \d+/, '')}</p>}
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
            <td>
              <i>Contains:</i> <strong>{box.allergens.join(', ')}</strong>
            </td>
          </tr>
        )}
      </Ticks>
    </Part>
  );
}

/** The slices of a parcel: how many of each flavour, to tick. */
export function SlicesToPack({ slices }: { slices: NonNullable<OrderForMail['slices']> }) {
  return (
    <Part title={slicesTitle(slices)} isOfSlip>
      <Ticks className="ticks counts">
        <Flavours flavours={sharesOfSlices(slices)} />
      </Ticks>
      <p style={theme.firstParagraph}>
        {slices.title}, {slices.share}
      </p>
    </Part>
  );
}

import { Section, Text } from 'react-email';
import type { BoxContents } from '#domain/order-contents.ts';
import { BoxContains } from './order-parts.tsx';
import { boxTitle, cardsText, keyringText, lidText } from './order-words.ts';
import { Fact, Lines, Panel } from './parts.tsx';
import { theme } from './theme.ts';

const flavourList = ({ flavours }: BoxContents): string =>
  flavours.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n');

/** A box of an order as its customer reads it; one of many says its own allergens. */
export function ConfirmedBox({ box, isOneOfMany }: { box: BoxContents; isOneOfMany: boolean }) {
  return (
    <Section style={isOneOfMany ? theme.boxOfMany : undefined}>
      <Text style={theme.boxName}>{boxTitle(box)}</Text>
      <Fact name="Flavours">{flavourList(box)}</Fact>
      <Fact name="Lid">{lidText(box)}</Fact>
      {box.keyring === null ? null : <Fact name="Keyring">{keyringText(box)}</Fact>}
      {isOneOfMany && <BoxContains allergens={box.allergens} />}
      {box.note === '' ? null : (
        <>
          <Text style={theme.noteTitle}>{`Your note, written by hand${cardsText(box)}`}</Text>
          <Panel className="note" style={theme.note}>
            <Lines text={box.note} />
          </Panel>
        </>
      )}
    </Section>
  );
}

// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import type { Flavour } from '#domain/catalogue.ts';
import { DesignPicker } from '#features/builder/steps/lid/DesignPicker.tsx';
import { FlavourCard } from '#features/builder/steps/flavours/FlavourCard.tsx';
import { NameSearch } from '#features/builder/steps/note/NameSearch.tsx';
import { NameTags } from '#features/builder/steps/note/NameTags.tsx';
import { NoteField } from '#features/builder/steps/note/NoteField.tsx';
import { SliceFields } from '#features/bulk/SliceFields.tsx';
import { CarouselControls } from '#features/reviews/CarouselControls.tsx';
import { ReviewQuote } from '#features/reviews/ReviewQuote.tsx';
import { setSlices } from '#features/bulk/bulk-order.ts';
import { $draft } from '#features/builder/draft/draft.ts';
import {
  changeDesign,
  closePicker,
  openCategory,
  pickDesign,
} from '#features/builder/steps/lid/lid-picker.ts';
import { searchNames } from '#features/builder/steps/note/name-search.ts';
import { draftAfter, keyringId } from '../../support/orders.ts';
import { transcribe, transcribeControls } from './transcribe.ts';

const BIRTHDAY = 1;

beforeEach(() => {
  $draft.set(draftAfter());
});
afterEach(cleanup);

function flavourNamed(name: string): Flavour {
  const found = catalogue.flavours.find((flavour) => flavour.name === name);
  if (!found) throw new Error(`No flavour ${name}`);
  return found;
}

describe('the screen-reader transcript of', () => {
  const card = {
    isFull: false,
    isSoldOut: false,
    isMostPopular: true,
    isFixed: false,
    onChange: () => undefined,
  };

  it('a flavour outside the box', async () => {
    render(<FlavourCard flavour={flavourNamed('Baileys')} quantity={0} {...card} />);
    expect(await transcribeControls()).toMatchInlineSnapshot(`
      [
        "group, Baileys",
        "heading, Baileys, level 2",
        "button, Add to Box (Baileys)",
      ]
    `);
  });

  it('a flavour with two pieces in the box', async () => {
    render(<FlavourCard flavour={flavourNamed('Baileys')} quantity={2} {...card} />);
    expect(await transcribeControls()).toMatchInlineSnapshot(`
      [
        "group, Baileys",
        "heading, Baileys, level 2",
        "button, Remove one Baileys",
        "button, Add one Baileys",
      ]
    `);
  });

  it('a flavour that is sold out', async () => {
    render(<FlavourCard flavour={flavourNamed('Baileys')} quantity={0} {...card} isSoldOut />);
    expect(await transcribeControls()).toMatchInlineSnapshot(`
      [
        "group, Baileys",
        "heading, Baileys, level 2",
        "button, Sold out (Baileys), disabled",
      ]
    `);
  });

  it('a flavour when the box is full', async () => {
    render(<FlavourCard flavour={flavourNamed('Baileys')} quantity={0} {...card} isFull />);
    expect(await transcribeControls()).toMatchInlineSnapshot(`
      [
        "group, Baileys",
        "heading, Baileys, level 2",
        "button, Add to Box (Baileys), disabled",
      ]
    `);
  });

  it('the reviews', async () => {
    const text = 'Soft, fresh and gone by tea-time. '.repeat(12);
    render(
      <>
        <ReviewQuote
          review={{ name: 'Ann Lee', rating: 5, text, date: '2026-05', confirmed: false }}
        />
        <CarouselControls page={1} pages={3} onTurn={() => undefined} onOpen={() => undefined} />
      </>,
    );
    expect(await transcribeControls()).toMatchInlineSnapshot(`
      [
        "image, 5 out of 5",
        "button, Read more from Ann Lee, not expanded",
        "button, Previous reviews",
        "button, Reviews page 1 of 3",
        "button, Reviews page 2 of 3, current item",
        "button, Reviews page 3 of 3",
        "button, Next reviews",
      ]
    `);
  });

  it('the designs of a lid', async () => {
    openCategory(BIRTHDAY);
    pickDesign('Happy Birthday Mum');
    changeDesign();
    render(<DesignPicker />);
    expect(await transcribeControls()).toMatchInlineSnapshot(`
      [
        "dialog, Select a Happy Birthday Design",
        "dialog, Select a Happy Birthday Design",
        "heading, Select a Happy Birthday Design, level 2",
        "button, Close",
        "heading, Happy Birthday, level 3",
        "button, Pick (Happy Birthday)",
        "heading, Happy Birthday Dad, level 3",
        "button, Pick (Happy Birthday Dad)",
        "heading, Happy Birthday Mum, level 3",
        "button, Picked (Happy Birthday Mum)",
        "heading, Happy Birthday Grandma, level 3",
        "button, Pick (Happy Birthday Grandma)",
        "heading, Happy Birthday Grandad, level 3",
        "button, Pick (Happy Birthday Grandad)",
        "button, Cancel",
        "button, Confirm Selection",
      ]
    `);
    closePicker();
  });

  it('the name search', async () => {
    const mum = keyringId('mum');
    render(
      <>
        <NameTags nameTagIds={[mum]} />
        <NameSearch nameTagIds={[mum]} />
      </>,
    );
    searchNames('da');
    expect(await transcribeControls()).toMatchInlineSnapshot(`
      [
        "button, Remove mum",
        "combobox, Search for a name, da, has popup listbox, expanded, autocomplete in list, 1 control",
        "option, dad, not selected, position 1, set size 6",
        "option, daughter, not selected, position 2, set size 6",
        "option, Daisy, not selected, position 3, set size 6",
        "option, Daniel, not selected, position 4, set size 6",
        "option, Darren, not selected, position 5, set size 6",
        "option, David, not selected, position 6, set size 6",
      ]
    `);
  });

  it('the note and its counter', async () => {
    render(<NoteField note={'x'.repeat(95)} examplesTaken={0} />);
    expect(await transcribe()).toMatchInlineSnapshot(`
      [
        "document",
        "status",
        "paragraph",
        "Your note",
        "strong",
        "95 / 100",
        "end of strong",
        "end of paragraph",
        "textbox, Your note, 5 characters remaining (excluding spaces), placeholder Dear …",
        "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "end of textbox, Your note, 5 characters remaining (excluding spaces), placeholder Dear …",
        "paragraph",
        "5 characters remaining (excluding spaces)",
        "end of paragraph",
        "end of document",
      ]
    `);
  });

  it('the slices slider', async () => {
    setSlices('120');
    render(<SliceFields />);
    expect(await transcribeControls()).toMatchInlineSnapshot(`
      [
        "spinbutton, Slices, 120, Any number from 50 to 250. From 100 slices on, each costs £1.00 instead of £1.20., required, max value 250, min value 50",
        "slider, Slices, on a slider, orientated horizontally, max value 250, min value 50, current value 120 slices, £130.00 including delivery",
      ]
    `);
  });
});

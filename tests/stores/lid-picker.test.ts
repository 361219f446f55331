import { beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { $draft } from '#stores/draft.ts';
import { $catalogue } from '#stores/catalogue.ts';
import {
  $lidPicker,
  changeDesign,
  closePicker,
  confirmDesign,
  openCategory,
  pickDesign,
} from '#stores/lid-picker.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { draftAfter, finishedBox } from './draft-fixtures.ts';

const HAPPY_BIRTHDAY = 1;
const THANK_YOU = 8;
const ANNIVERSARY = 12;

beforeEach(() => {
  $catalogue.set(catalogue);
  $draft.set(draftAfter());
  closePicker();
});

describe('a category with several designs', () => {
  it('opens the picker with none picked, and chooses nothing yet', () => {
    openCategory(HAPPY_BIRTHDAY);
    expect($lidPicker.get()).toEqual({ categoryId: HAPPY_BIRTHDAY, designName: null });
    expect($draft.get().lid).toBeNull();
  });

  it('is chosen with the design that is picked, which closes the picker', () => {
    openCategory(HAPPY_BIRTHDAY);
    pickDesign('Happy Birthday Dad');
    expect($draft.get().lid).toEqual({
      categoryId: HAPPY_BIRTHDAY,
      designName: 'Happy Birthday Dad',
    });
    expect($lidPicker.get()).toBeNull();
  });

  it('is not confirmed before a design is picked', () => {
    openCategory(HAPPY_BIRTHDAY);
    expect(confirmDesign()).toBe(false);
    expect($lidPicker.get()).not.toBeNull();
  });

  it('loses nothing when the picker is left', () => {
    $draft.set(finishedBox);
    openCategory(THANK_YOU);
    closePicker();
    expect($draft.get().lid).toEqual(finishedBox.lid);
  });
});

describe('changing the design', () => {
  beforeEach(() => {
    $draft.set(finishedBox);
    changeDesign();
  });

  it('shows the present design as picked', () => {
    expect($lidPicker.get()?.designName).toBe('Happy Birthday Mum');
  });

  it('keeps it when confirmed', () => {
    expect(confirmDesign()).toBe(true);
    expect($lidPicker.get()).toBeNull();
    expect($draft.get().lid).toEqual(finishedBox.lid);
  });
});

it('chooses the only design of a category at once', () => {
  openCategory(ANNIVERSARY);
  expect($lidPicker.get()).toBeNull();
  expect($draft.get().lid).toEqual({
    categoryId: ANNIVERSARY,
    designName: 'Happy Anniversary',
  });
});

it('only logs a category without designs', () => {
  expectConsoleErrors();
  $draft.set(finishedBox);
  openCategory(99);
  expect($lidPicker.get()).toBeNull();
  expect($draft.get()).toEqual(finishedBox);
});

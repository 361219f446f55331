import { beforeEach, describe, expect, it } from 'vitest';
import { $draft } from '#features/builder/draft/draft.ts';
import { $step } from '#features/builder/draft/step.ts';
import {
  $lidPicker,
  changeDesign,
  closePicker,
  confirmDesign,
  openCategory,
  pickDesign,
} from '#features/builder/steps/lid/lid-picker.ts';
import { expectConsoleErrors } from '../../support/no-console-errors.ts';
import { draftAfter, finishedBox } from '../../support/orders.ts';

const HAPPY_BIRTHDAY = 1;
const THANK_YOU = 8;
const ANNIVERSARY = 12;

beforeEach(() => {
  $draft.set(draftAfter());
  closePicker();
});

describe('a category with several designs', () => {
  it('opens the picker without a selection', () => {
    openCategory(HAPPY_BIRTHDAY);
    expect($lidPicker.get()).toEqual({ categoryId: HAPPY_BIRTHDAY, designName: null });
    expect($draft.get().lid).toBeNull();
  });

  it('is chosen with its design, and the picker closes', () => {
    openCategory(HAPPY_BIRTHDAY);
    pickDesign('Happy Birthday Dad');
    expect($draft.get().lid).toEqual({
      categoryId: HAPPY_BIRTHDAY,
      designName: 'Happy Birthday Dad',
    });
    expect($lidPicker.get()).toBeNull();
  });

  it('cannot be confirmed without a design', () => {
    openCategory(HAPPY_BIRTHDAY);
    expect(confirmDesign()).toBe(false);
    expect($lidPicker.get()).not.toBeNull();
  });

  it('keeps the lid when the picker is closed', () => {
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

  it('shows the current design as selected', () => {
    expect($lidPicker.get()?.designName).toBe('Happy Birthday Mum');
  });

  it('keeps it on confirm', () => {
    expect(confirmDesign()).toBe(true);
    expect($lidPicker.get()).toBeNull();
    expect($draft.get().lid).toEqual(finishedBox.lid);
  });
});

it('closes the picker when another step opens', () => {
  $step.set('lid');
  openCategory(HAPPY_BIRTHDAY);
  $step.set('flavours');
  expect($lidPicker.get()).toBeNull();
});

it('chooses the only design of a category directly', () => {
  openCategory(ANNIVERSARY);
  expect($lidPicker.get()).toBeNull();
  expect($draft.get().lid).toEqual({
    categoryId: ANNIVERSARY,
    designName: 'Happy Anniversary',
  });
});

it('logs a category without designs', () => {
  expectConsoleErrors();
  $draft.set(finishedBox);
  openCategory(99);
  expect($lidPicker.get()).toBeNull();
  expect($draft.get()).toEqual(finishedBox);
});

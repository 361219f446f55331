// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $draft } from '#features/builder/draft/draft.ts';
import {
  $foundNames,
  $nameSearch,
  $noNamesText,
  $similarNames,
  closeNames,
  closeNamesSoon,
  keepNamesOpen,
  moveActiveName,
  searchNames,
  selectActiveName,
} from '#features/builder/steps/note/name-search.ts';
import { draftAfter, idOf, keyringId } from '../../support/orders.ts';

const found = () => $foundNames.get().map(({ title }) => title);
const tags = () => $draft.get().keyring?.nameTagIds ?? [];

/** Types the name of the only tag that starts with it, and presses Enter. */
function select(title: string): void {
  searchNames(title);
  selectActiveName();
}

beforeEach(() => {
  vi.useFakeTimers();
  $draft.set(draftAfter({ type: 'box-chosen', boxId: idOf('boxes', 'Box of 6') }));
  searchNames('');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('similar names', () => {
  const near = () => $similarNames.get().map(({ title }) => title);

  it.each([
    ['gra', []],
    ['Anne', ['Anna', 'nanny', 'Jane']],
    ['xyz', []],
  ])('of %j are %j', (typed, names) => {
    searchNames(typed);
    expect(near()).toEqual(names);
  });

  it('leave out chosen names', () => {
    searchNames('Anne');
    select('Anna');
    searchNames('Anne');
    expect(near()).toEqual(['nanny', 'Jane']);
  });
});

describe('matching names', () => {
  it.each([
    ['gra', ['grandad', 'grandma', 'Grace', 'Graham']],
    ['HAR', ['Harriet', 'Harry']],
    ['  zo ', ['Zoe']],
    ['xyz', []],
  ])('%j finds %j', (typed, names) => {
    searchNames(typed);
    expect(found()).toEqual(names);
    expect($nameSearch.get().isOpen).toBe(true);
  });

  it('leaves out chosen names', () => {
    select('Harry');
    searchNames('har');
    expect(found()).toEqual(['Harriet']);
  });
});

describe('what is said when no name can be added', () => {
  beforeEach(() => select('mum'));

  it.each([
    ['mum', 'Already chosen: mum'],
    [' MU', 'Already chosen: mum'],
    ['xyz', 'No matching names found'],
  ])('for %j is %j', (typed, text) => {
    searchNames(typed);
    expect(found()).toEqual([]);
    expect($noNamesText.get()).toBe(text);
    vi.advanceTimersByTime(500);
    expect(document.body.textContent).toContain(text);
  });

  it('names no similar names beside a chosen one', () => {
    searchNames('mum');
    expect($similarNames.get()).toEqual([]);
  });
});

it('a chosen name is said, and no longer how many were found', () => {
  select('Harry');
  vi.advanceTimersByTime(500);
  expect(document.body.textContent).toBe('Harry added');
});

describe('the list', () => {
  it('closes 200 ms after blur', () => {
    searchNames('har');
    closeNamesSoon();
    vi.advanceTimersByTime(199);
    expect($nameSearch.get().isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect($nameSearch.get().isOpen).toBe(false);
  });

  it('stays open if the focus returns in time', () => {
    searchNames('har');
    closeNamesSoon();
    vi.advanceTimersByTime(100);
    keepNamesOpen();
    vi.advanceTimersByTime(1000);
    expect($nameSearch.get().isOpen).toBe(true);
  });

  it('wraps around with the arrow keys, and Enter selects', () => {
    searchNames('har');
    moveActiveName(1);
    moveActiveName(1);
    moveActiveName(1);
    expect($nameSearch.get().active).toBe(0);
    moveActiveName(-1);
    selectActiveName();
    expect(tags()).toEqual([keyringId('Harry')]);
    expect($nameSearch.get()).toEqual({ typed: '', isOpen: false, active: null });
  });

  it('selects the only name on Enter', () => {
    searchNames('zoe');
    selectActiveName();
    expect(tags()).toEqual([keyringId('Zoe')]);
  });

  it('selects nothing on Enter among several names or none', () => {
    searchNames('har');
    selectActiveName();
    searchNames('xyz');
    moveActiveName(1);
    selectActiveName();
    expect(tags()).toEqual([]);
  });

  it('opens on an arrow key, and closes on request', () => {
    moveActiveName(1);
    expect($nameSearch.get()).toMatchObject({ isOpen: true, active: 0 });
    closeNames();
    expect($nameSearch.get()).toMatchObject({ isOpen: false, active: null });
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { $draft } from '#stores/draft.ts';
import { $catalogue } from '#stores/catalogue.ts';
import {
  $foundNames,
  $nameSearch,
  $similarNames,
  closeNames,
  closeNamesSoon,
  keepNamesOpen,
  moveActiveName,
  searchNames,
  selectActiveName,
  selectName,
} from '#stores/name-search.ts';
import { draftAfter, idOf, keyringId } from './draft-fixtures.ts';

const found = () => $foundNames.get().map(({ title }) => title);
const tags = () => $draft.get().nameTagIds;

beforeEach(() => {
  vi.useFakeTimers();
  $catalogue.set(catalogue);
  $draft.set(draftAfter({ type: 'box-chosen', boxId: idOf('boxes', 'Box of 6') }));
  searchNames('');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('names like one that is not found', () => {
  const near = () => $similarNames.get().map(({ title }) => title);

  it.each([
    ['gra', []],
    ['Anne', ['Anna', 'nanny', 'Jane']],
    ['xyz', []],
  ])('for %j are %j', (typed, names) => {
    searchNames(typed);
    expect(near()).toEqual(names);
  });

  it('are none that is chosen already', () => {
    searchNames('Anne');
    selectName(keyringId('Anna'));
    searchNames('Anne');
    expect(near()).toEqual(['nanny', 'Jane']);
  });
});

describe('what is found', () => {
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

  it('leaves out a name that already hangs on the keyring', () => {
    selectName(keyringId('Harry'));
    searchNames('har');
    expect(found()).toEqual(['Harriet']);
  });
});

describe('the list', () => {
  it('closes 200 ms after the field loses the focus', () => {
    searchNames('har');
    closeNamesSoon();
    vi.advanceTimersByTime(199);
    expect($nameSearch.get().isOpen).toBe(true);
    vi.advanceTimersByTime(1);
    expect($nameSearch.get().isOpen).toBe(false);
  });

  it('stays when the focus came back in time', () => {
    searchNames('har');
    closeNamesSoon();
    vi.advanceTimersByTime(100);
    keepNamesOpen();
    vi.advanceTimersByTime(1000);
    expect($nameSearch.get().isOpen).toBe(true);
  });

  it('is walked round its ends by the arrow keys, and Enter takes the name', () => {
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

  it('gives Enter the only name there is', () => {
    searchNames('zoe');
    selectActiveName();
    expect(tags()).toEqual([keyringId('Zoe')]);
  });

  it('gives Enter nothing while several names are left to choose from, or none', () => {
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

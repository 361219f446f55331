// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  $avoided,
  confirmBoxes,
  setAvoided,
  toggleAvoided,
} from '#features/allergens/avoid-list.ts';
import { areConfirmed, conflictsOf } from '#features/allergens/avoided-in-boxes.ts';
import { idOf } from '../../support/orders.ts';

const KEY = 'avoidedAllergens';
const stored = () => localStorage.getItem(KEY);

const walnut = {
  boxId: idOf('boxes', 'Box of 6'),
  selection: [{ flavourId: idOf('flavours', 'Maple & Walnut'), quantity: 6 }],
};

/** Simulates a page load: stores without listeners. */
function openPage(): () => void {
  const stop = $avoided.listen(() => undefined);
  dispatchEvent(new Event('pageshow'));
  return stop;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  openPage()();
});

describe('the avoid list', () => {
  it('is stored on the device until cleared', () => {
    toggleAvoided('nuts');
    toggleAvoided('eggs');
    toggleAvoided('nuts');
    expect(stored()).toBe('["eggs"]');
    const stop = openPage();
    expect($avoided.get()).toEqual(['eggs']);
    setAvoided([]);
    expect(stored()).toBeNull();
    stop();
  });

  it('follows changes of other tabs', () => {
    const stop = openPage();
    localStorage.setItem(KEY, '["nuts"]');
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect($avoided.get()).toEqual(['nuts']);
    stop();
  });

  it.each(['fudge', '{"nuts":true}', '["gravel"]'])('reads %s as empty', (text) => {
    localStorage.setItem(KEY, text);
    const stop = openPage();
    expect($avoided.get()).toEqual([]);
    stop();
  });
});

describe('a box with an avoided allergen', () => {
  it('needs a confirmation, valid for this session and list only', () => {
    toggleAvoided('nuts');
    expect(conflictsOf([walnut])).toEqual(['nuts']);
    expect(areConfirmed([walnut])).toBe(false);
    confirmBoxes([walnut], true);
    expect(areConfirmed([walnut])).toBe(true);
    openPage()();
    expect(areConfirmed([walnut])).toBe(true);
    toggleAvoided('milk');
    expect(areConfirmed([walnut])).toBe(false);
  });

  it('needs a new confirmation in another session', () => {
    toggleAvoided('nuts');
    confirmBoxes([walnut], true);
    sessionStorage.clear();
    openPage()();
    expect(areConfirmed([walnut])).toBe(false);
  });

  it('is unconfirmed after the box is unchecked', () => {
    toggleAvoided('nuts');
    confirmBoxes([walnut], true);
    confirmBoxes([walnut], false);
    expect(areConfirmed([walnut])).toBe(false);
  });
});

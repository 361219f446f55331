// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backUpCart, markBackupPaid, restoreCart } from '#features/cart/cart-backup.ts';
import { writeCart } from '#features/cart/cart-storage.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const minutes = (n: number): number => NOON + n * 60_000;
const sixes = { id: 'box-of-6', price: 10.99, quantity: 2 };
const twelve = { id: 'box-of-12', price: 17.99, quantity: 1 };

const cart = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null');
const fill = (...lines: unknown[]): boolean => writeCart(lines, NOON);

beforeEach(() => localStorage.clear());

describe('the cart of a paid order', () => {
  it('is cleared', () => {
    fill(sixes);
    backUpCart('cs_1', NOON);
    expect(cart()).toBeNull();
  });

  it('is cleared once: later boxes stay', () => {
    fill(sixes);
    backUpCart('cs_1', NOON);
    fill(twelve);
    backUpCart('cs_1', minutes(10));
    expect(cart()).toEqual([twelve]);
  });

  it('stays when the browser has no room for a backup', () => {
    fill(sixes);
    vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    backUpCart('cs_1', NOON);
    expect(cart()).toEqual([sixes]);
  });

  it('stays restorable when the browser has no room to restore it', () => {
    fill(sixes);
    backUpCart('cs_1', NOON);
    vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    restoreCart('cs_1', minutes(1));
    expect(cart()).toBeNull();
    restoreCart('cs_1', minutes(2));
    expect(cart()).toEqual([sixes]);
  });

  it('is cleared again for another order', () => {
    fill(sixes);
    backUpCart('cs_1', NOON);
    markBackupPaid('cs_1', NOON);
    fill(twelve);
    backUpCart('cs_2', minutes(10));
    expect(cart()).toBeNull();
    restoreCart('cs_2', minutes(11));
    expect(cart()).toEqual([twelve]);
  });

  it('is restored with the lines of an earlier payment that is not known to be paid', () => {
    fill(sixes);
    backUpCart('cs_1', NOON);
    fill(twelve);
    backUpCart('cs_2', minutes(10));
    restoreCart('cs_2', minutes(11));
    expect(cart()).toEqual([sixes, twelve]);
  });

  it.each([
    ['at once', 0, [sixes]],
    ['after 59 minutes', 59, [sixes]],
    ['not after an hour', 60, null],
  ])('is restored %s', (_, later, lines) => {
    fill(sixes);
    backUpCart('cs_1', NOON);
    restoreCart('cs_1', minutes(later));
    expect(cart()).toEqual(lines);
    expect(localStorage.getItem('cartBackup')).toBeNull();
  });

  it('is restored in front of later boxes', () => {
    fill(sixes);
    backUpCart('cs_1', NOON);
    fill(twelve);
    restoreCart('cs_1', minutes(1));
    expect(cart()).toEqual([sixes, twelve]);
  });

  it('is restored once', () => {
    fill(sixes);
    backUpCart('cs_1', NOON);
    restoreCart('cs_1', minutes(1));
    restoreCart('cs_1', minutes(2));
    expect(cart()).toEqual([sixes]);
  });

  it('is not restored for another order', () => {
    fill(sixes);
    backUpCart('cs_1', NOON);
    restoreCart('cs_2', minutes(1));
    expect(cart()).toBeNull();
  });
});

describe('invalid storage', () => {
  it.each([
    ['there is no cart', null],
    ['the cart is empty', '[]'],
    ['the cart is no list', '{"id":1}'],
    ['the cart is no JSON', 'fudge'],
  ])('restores nothing when %s', (_, text) => {
    if (text !== null) localStorage.setItem('cart', text);
    backUpCart('cs_1', NOON);
    expect(localStorage.getItem('cartBackup')).toBeNull();
  });

  it.each([
    ['no JSON', 'fudge'],
    ['nothing', 'null'],
    ['no lines', '{"sessionId":"cs_1","savedAt":1795262400000}'],
    ['no session', '{"savedAt":1795262400000,"lines":[]}'],
    ['no time', '{"sessionId":"cs_1","lines":[]}'],
  ])('drops a backup that holds %s', (_, text) => {
    localStorage.setItem('cartBackup', text);
    restoreCart('cs_1', NOON);
    expect(cart()).toBeNull();
    expect(localStorage.getItem('cartBackup')).toBeNull();
  });
});

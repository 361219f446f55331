// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#domain/day.ts';
import { addToCart, clearCart, loadCart } from '#features/cart/cart.ts';
import {
  $cartRecipients,
  forgetCartRecipients,
  loadCartRecipients,
  saveCartRecipients,
  syncCartRecipients,
  updateBuyer,
} from '#features/cart/cart-recipients.ts';
import { clearCartNotices } from '#features/cart/cart-notices.ts';
import { noticeTexts } from '../../support/notice-texts.ts';
import { birthdayBox, completeCustomer } from '../../support/orders.ts';

const NOW = Date.parse('2026-11-25T09:00:00Z');

const person = (id: string) => ({ id, customer: completeCustomer, shippingId: 2, arriveOn: null });
const buyer = {
  name: 'Edna Tide',
  email: 'edna@quay.example',
  emailMarketingOptIn: true,
  company: '',
  purchaseOrder: '',
};
const saved = { isToSeveral: true, recipients: [person('ann'), person('bea')], buyer };

const put = (changes: object): void =>
  localStorage.setItem(
    'cartRecipients',
    JSON.stringify({ v: 1, savedAt: NOW, ...saved, ...changes }),
  );

beforeEach(() => {
  localStorage.clear();
  loadCart();
  addToCart(birthdayBox);
  clearCartNotices();
  loadCartRecipients(NOW);
});

describe('the stored recipients of a cart', () => {
  it('come back as they were for 30 days after the last change', () => {
    saveCartRecipients(saved, NOW);
    loadCartRecipients(NOW + 30 * DAY_MS);
    expect($cartRecipients.get()).toEqual(saved);
  });

  it('leave the device after that', () => {
    saveCartRecipients(saved, NOW);
    loadCartRecipients(NOW + 30 * DAY_MS + 1);
    expect($cartRecipients.get()).toMatchObject({ isToSeveral: false, recipients: [] });
    expect(localStorage.getItem('cartRecipients')).toBeNull();
  });

  it('leave it at once when they are forgotten', () => {
    saveCartRecipients(saved, NOW);
    forgetCartRecipients();
    expect(localStorage.getItem('cartRecipients')).toBeNull();
  });

  it('are kept, but not used, while the cart is empty', () => {
    saveCartRecipients(saved, NOW);
    clearCart();
    loadCartRecipients(NOW);
    expect($cartRecipients.get()).toEqual({ ...saved, isToSeveral: false });
  });

  it.each<[string, object, string[]]>([
    ['one that is damaged', { recipients: [person('ann'), { id: 'bea' }] }, ['ann']],
    ['one with the id of another', { recipients: [person('ann'), person('ann')] }, ['ann']],
    [
      'a thirteenth',
      { recipients: Array.from({ length: 13 }, (_, place) => person(`${place}`)) },
      Array.from({ length: 12 }, (_, place) => `${place}`),
    ],
  ])('lose %s, with a notice', (_what, changes, ids) => {
    put(changes);
    loadCartRecipients(NOW);
    expect($cartRecipients.get().recipients.map(({ id }) => id)).toEqual(ids);
    expect(noticeTexts().join()).toContain('We could not read one of the people');
  });

  it('take the usual delivery for one that the shop does not offer', () => {
    put({ recipients: [{ ...person('ann'), shippingId: 9, arriveOn: 'Christmas' }] });
    loadCartRecipients(NOW);
    expect($cartRecipients.get().recipients).toEqual([{ ...person('ann'), shippingId: 1 }]);
  });

  describe('that another tab has changed', () => {
    const changed = { recipients: [person('ann'), person('cat')] };
    const tellOfIt = () => dispatchEvent(new StorageEvent('storage', { key: 'cartRecipients' }));
    const names = () => $cartRecipients.get().recipients.map(({ id }) => id);
    let unfollow = () => {};

    beforeEach(() => {
      vi.spyOn(document, 'hasFocus').mockReturnValue(true);
      saveCartRecipients(saved, NOW);
      unfollow = syncCartRecipients();
    });
    afterEach(() => {
      unfollow();
      document.body.replaceChildren();
      vi.restoreAllMocks();
    });

    it('are taken at once', () => {
      put({ ...changed, savedAt: Date.now() });
      tellOfIt();
      expect(names()).toEqual(['ann', 'cat']);
      localStorage.removeItem('cartRecipients');
      tellOfIt();
      expect(names()).toEqual([]);
    });

    it('wait until the shopper has left the field', () => {
      const field = document.body.appendChild(document.createElement('input'));
      field.focus();
      put({ ...changed, savedAt: Date.now() });
      tellOfIt();
      expect(names()).toEqual(['ann', 'bea']);
      field.blur();
      expect(names()).toEqual(['ann', 'cat']);
    });

    it('stay beside what is typed here', () => {
      put({ ...changed, savedAt: Date.now() });
      updateBuyer({ name: 'Edna Quay' });
      expect(names()).toEqual(['ann', 'cat']);
      expect(JSON.parse(localStorage.getItem('cartRecipients') ?? '')).toMatchObject({
        ...changed,
        buyer: { ...buyer, name: 'Edna Quay' },
      });
    });
  });

  it('live as long as the page where storage is blocked', () => {
    const blocked = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    saveCartRecipients(saved, NOW);
    loadCartRecipients(NOW);
    expect($cartRecipients.get()).toEqual(saved);
    blocked.mockRestore();
    saveCartRecipients(saved, NOW);
  });
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BuyerFields } from '#features/cart/recipients/BuyerFields.tsx';
import { updateBuyer } from '#features/cart/cart-recipients.ts';

afterEach(cleanup);

const hintOf = (field: Element): string | null | undefined =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

it('the fields of a company open by themselves, and stay open when they are emptied', async () => {
  updateBuyer({ company: 'Pier Ltd' });
  render(<BuyerFields />);
  const company = screen.getByLabelText<HTMLInputElement>(/Company/);
  expect(company.closest('details')?.open).toBe(true);
  await userEvent.clear(company);
  expect(company.value).toBe('');
  expect(company.closest('details')?.open).toBe(true);
});

it('the name says so when it takes no more', async () => {
  render(<BuyerFields />);
  const field = screen.getByLabelText<HTMLInputElement>('Your name');
  expect(hintOf(field)).toBe('So that we know who it is from.');
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(81));
  expect(hintOf(field)).toBe('Please use at most 80 characters');
});

it.each([
  [/Company/, 100],
  [/Purchase order number/, 40],
])('the field %s says so when it takes no more', async (label, max) => {
  updateBuyer({ company: 'Pier Ltd', purchaseOrder: 'PO 7' });
  render(<BuyerFields />);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  expect(field.getAttribute('aria-describedby')).toBeNull();
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(max));
  expect(field.value).toHaveLength(max);
  expect(hintOf(field)).toBe(`Please use at most ${max} characters`);
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BuyerFields } from '#features/cart/recipients/BuyerFields.tsx';
import { updateBuyer } from '#features/cart/cart-recipients.ts';

afterEach(cleanup);

it('the fields of a company open by themselves, and stay open when they are emptied', async () => {
  updateBuyer({ company: 'Pier Ltd' });
  render(<BuyerFields />);
  const company = screen.getByLabelText<HTMLInputElement>(/Company/);
  expect(company.closest('details')?.open).toBe(true);
  await userEvent.clear(company);
  expect(company.value).toBe('');
  expect(company.closest('details')?.open).toBe(true);
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { DeliveryTextField } from '#features/builder/steps/delivery/DeliveryTextField.tsx';

afterEach(cleanup);

it('a pasted address line that is too long is kept whole, and named', async () => {
  render(<DeliveryTextField field="address1" label="Address line 1" />);
  const field = screen.getByLabelText<HTMLInputElement>('Address line 1');
  const pasted = 'x'.repeat(101);
  await userEvent.click(field);
  await userEvent.paste(pasted);
  await userEvent.tab();
  expect(field.value).toBe(pasted);
  const error = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toBe('Please use at most 100 characters');
});

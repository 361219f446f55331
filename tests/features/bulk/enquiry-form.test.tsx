// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prefillEnquiry, setSlices } from '#features/bulk/bulk-order.ts';
import { EnquiryForm } from '#features/bulk/EnquiryForm.tsx';
import { ok, OrderService } from '../../support/order-service.ts';

const service = new OrderService();

beforeEach(async () => {
  await service.start();
  service.open('/weddings-corporate');
});

afterEach(async () => {
  cleanup();
  await service.stop();
});

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

it('an enquiry that the calculator prefilled is empty once it was sent', async () => {
  const user = userEvent.setup();
  service.answers.set('/api/send-email', ok({ message: 'Sent' }));
  setSlices('300');
  prefillEnquiry();
  render(<EnquiryForm />);
  expect(field(/Message/).value).toBe('I would like to order 300 slices of fudge.');
  await user.type(field(/First name/), 'Grace');
  await user.type(field(/Last name/), 'Pier');
  await user.type(field(/E-mail/), 'grace@post.example');
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
  await user.click(await screen.findByRole('button', { name: 'Write another' }));
  expect(field(/First name/).value).toBe('');
  expect(field(/Message/).value).toBe('');
});

it('a pasted text that is too long is kept whole, and named', async () => {
  const user = userEvent.setup();
  render(<EnquiryForm />);
  const pasted = 'x'.repeat(5_001);
  await user.click(field(/Message/));
  await user.paste(pasted);
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
  expect(
    await screen.findByRole('link', { name: 'Please use at most 5000 characters' }),
  ).toBeDefined();
  expect(field(/Message/).value).toBe(pasted);
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { EmailField } from '#ui/EmailField.tsx';

afterEach(cleanup);

it('asks about a likely slip, and takes the address that is meant', async () => {
  const user = userEvent.setup();
  render(<EmailField form="contact" errors={[]} />);
  const field = screen.getByLabelText<HTMLInputElement>('E-mail');
  await user.type(field, 'edna@gmial.com');
  expect(screen.queryByRole('button')).toBeNull();
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'edna@gmail.com' }));
  expect(field.value).toBe('edna@gmail.com');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks no more once the address is changed', async () => {
  const user = userEvent.setup();
  render(<EmailField form="contact" errors={[]} />);
  const field = screen.getByLabelText('E-mail');
  await user.type(field, 'edna@gmial.com');
  await user.tab();
  await screen.findByRole('button', { name: 'edna@gmail.com' });
  await user.type(field, 'x');
  expect(screen.queryByRole('button')).toBeNull();
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assortmentFlavours } from '#domain/bulk/bulk-flavours.ts';
import { setFlavourOption } from '#features/bulk/bulk-order.ts';
import { BulkOrderForm } from '#features/bulk/BulkOrderForm.tsx';
import { $catalogue } from '#features/catalogue/flavour-catalogue.ts';
import { OrderService } from '../../support/order-service.ts';

const service = new OrderService();
const catalogue = $catalogue.get();

beforeEach(async () => {
  await service.start();
  service.open('/weddings-corporate');
});

afterEach(async () => {
  cleanup();
  setFlavourOption('assortment');
  $catalogue.set(catalogue);
  await service.stop();
});

it('of an assortment that is sold out, “Order Now” leads to flavours of one’s own', async () => {
  const user = userEvent.setup();
  const soldOut = assortmentFlavours(catalogue).map(({ id }) => id);
  $catalogue.set({ ...catalogue, soldOut });
  render(<BulkOrderForm />);
  await user.click(screen.getByRole('button', { name: 'Order Now' }));
  const link = screen.getByRole('link', { name: /assortment is sold out/ });
  await vi.waitFor(() => expect(document.activeElement).toBe(link));
  await user.click(link);
  expect(screen.getByRole('heading', { name: 'Your flavours' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose up to 10 flavours first' })).toBeTruthy();
});

import { notFoundPage } from '../pages/page.ts';
import { defaultFormValues, toPayer, parseCheckoutForm } from './checkout-form.ts';
import { checkoutPage, closedPage } from './checkout-page.ts';
import type { SandboxCheckout } from './sandbox-checkout.ts';

/** What "Refund £1" pays back. */
const PART_PENCE = 100;

/** Serves the payment page (GET) and its form (POST). */
export async function handleCheckout(
  checkout: SandboxCheckout,
  request: Request,
): Promise<Response> {
  const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const record = checkout.find(id);
  if (!record) return notFoundPage('There is no such checkout.');
  const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '');
  const values = parseCheckoutForm(form);
  if (record.session.status !== 'open') {
    if (values.outcome === 'arrived' || values.outcome === 'failed') {
      checkout.settle(id, values.outcome);
    }
    if (values.outcome === 'refund') checkout.refund(id);
    if (values.outcome === 'refund-part') checkout.refund(id, PART_PENCE);
    if (values.outcome === 'dispute' && checkout.moneyLeft(id) > 0) checkout.dispute(id);
    return closedPage(checkout.find(id)?.session ?? record.session, {
      isPending: checkout.isPending(id),
      moneyLeft: checkout.moneyLeft(id),
    });
  }
  const summary = checkout.summarize(record);
  if (request.method !== 'POST') return checkoutPage(summary, defaultFormValues(record));
  const payer = toPayer(record, values);
  if (typeof payer === 'string') return checkoutPage(summary, values, payer);
  if (values.outcome === 'decline') {
    checkout.decline(id, payer);
    return checkoutPage(summary, values, 'Your card was declined.');
  }
  const pay = values.outcome === 'later' ? checkout.payDelayed : checkout.pay;
  const { success_url: target } = pay(id, payer);
  const location = (target ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
  return new Response(null, { status: 303, headers: { Location: location } });
}

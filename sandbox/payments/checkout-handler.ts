import { notFoundPage } from '../pages/page.ts';
import { defaultFormValues, toPayer, parseCheckoutForm } from './checkout-form.ts';
import { checkoutPage, closedPage } from './checkout-page.ts';
import type { SandboxCheckout } from './sandbox-checkout.ts';

/** The payment page: shown with GET, filled in with POST, plain forms only. */
export async function handleCheckout(
  checkout: SandboxCheckout,
  request: Request,
): Promise<Response> {
  const id = new URL(request.url).pathname.split('/').at(-1) ?? '';
  const record = checkout.find(id);
  if (!record) return notFoundPage('There is no such checkout.');
  const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '');
  const filled = parseCheckoutForm(form);
  if (record.session.status !== 'open') {
    if (filled.outcome === 'arrived' || filled.outcome === 'failed') {
      checkout.settle(id, filled.outcome);
    }
    return closedPage(checkout.find(id)?.session ?? record.session, checkout.isPending(id));
  }
  const bought = checkout.summarize(record);
  if (request.method !== 'POST') return checkoutPage(bought, defaultFormValues(record));
  const payer = toPayer(record, filled);
  if (typeof payer === 'string') return checkoutPage(bought, filled, payer);
  if (filled.outcome === 'decline') {
    checkout.decline(id, payer);
    return checkoutPage(bought, filled, 'Your card was declined.');
  }
  const pay = filled.outcome === 'later' ? checkout.payDelayed : checkout.pay;
  const { success_url: target } = pay(id, payer);
  const location = (target ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
  return new Response(null, { status: 303, headers: { Location: location } });
}

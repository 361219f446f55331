import { shop } from '#data/shop.ts';
import type Stripe from 'stripe';
import { html, type Markup } from '../pages/html.ts';
import { pageResponse } from '../pages/page.ts';
import { checkoutStyle } from './checkout-style.ts';
import type { CheckoutSummary } from './checkout-summary.ts';
import type { CheckoutFormValues } from './checkout-form.ts';

const banner = 'Sandbox: no money moves';

/** Returns the payment page of an open session; `alert` explains a failed attempt. */
export function checkoutPage(
  bought: CheckoutSummary,
  filled: CheckoutFormValues,
  alert?: string,
): Response {
  const total = formatAmount(bought.session.amount_total, bought.session.currency);
  const body = html`<main class="two">
    <section class="bought" aria-labelledby="total">
      <div class="column">${orderSummary(bought, total)}</div>
    </section>
    <section class="paying" aria-label="Payment">
      <div class="column">
        ${alert && html`<p class="alert" role="alert"><b>${alert}</b> Nothing was charged.</p>`}
        ${paymentForm(bought.session, filled, total)}
      </div>
    </section>
  </main>`;
  const title = `${alert ? 'Try again: ' : ''}Pay ${total} (sandbox)`;
  return pageResponse({ title, banner, style: checkoutStyle, body });
}

function orderSummary({ session, lines, shipping }: CheckoutSummary, total: string): Markup {
  const { currency, custom_text: texts } = session;
  const price = (amount: number) => (amount === 0 ? 'Free' : formatAmount(amount, currency));
  return html`<p><a href="${session.cancel_url ?? '/'}">Cancel and go back to the shop</a></p>
    <h1 id="total">Pay ${shop.name}</h1>
    <p class="total">${total}</p>
    <div class="panel">
      <ul>
        ${lines.map(({ name, description, quantity, amount }) =>
          row(name, [description, `Quantity ${quantity}`], formatAmount(amount, currency)),
        )}
        ${shipping && row(shipping.name, [shipping.estimate], price(shipping.amount))}
        <li class="summary-row summary-row--total">
          <span>Total due</span>
          <span>${total}</span>
        </li>
      </ul>
    </div>
    ${texts.submit && html`<p class="small terms">${texts.submit.message}</p>`}`;
}

function row(name: string, details: readonly (string | null)[], amount: string): Markup {
  return html`<li class="summary-row">
    <span>${name} ${details.map((detail) => detail && html`<small>${detail}</small>`)}</span>
    <span>${amount}</span>
  </li>`;
}

function paymentForm(
  session: Stripe.Checkout.Session,
  filled: CheckoutFormValues,
  total: string,
): Markup {
  const collects = session.shipping_address_collection !== null;
  return html`<form method="post">
    <fieldset>
      <legend>Contact information</legend>
      ${field('email', 'Email', filled, 'email', 'email', session.customer_email !== null)}
    </fieldset>
    ${collects && addressFields(filled)}
    <fieldset>
      <legend>Payment details</legend>
      <p class="card small">A sandbox card is used. Never type a card number here.</p>
      ${collects ? null : field('name', 'Name on card', filled, 'cc-name')}
    </fieldset>
    <div class="outcomes">
      ${outcome('pay', `Pay ${total}`, 'primary button--large')}
      <p class="small muted others">Or see how the shop takes it when paying goes otherwise:</p>
      ${outcome('decline', 'Try a card that is declined', 'secondary')}
      ${outcome('later', 'Use a bank transfer that takes days', 'secondary')}
    </div>
  </form>`;
}

function outcome(value: string, text: string, look: string): Markup {
  return html`<button class="button button--${look}" name="outcome" value="${value}">
    ${text}
  </button>`;
}

function addressFields(filled: CheckoutFormValues): Markup {
  return html`<fieldset>
    <legend>Delivery address</legend>
    ${field('name', 'Full name', filled, 'name')}
    ${field('line1', 'Address line 1', filled, 'address-line1')}
    ${field('line2', 'Address line 2 (optional)', filled, 'address-line2')}
    ${field('city', 'Town or city', filled, 'address-level2')}
    ${field('postal_code', 'Postcode', filled, 'postal-code')}
    ${field('country', 'Country', filled, 'country', 'text', true)}
  </fieldset>`;
}

function field(
  name: keyof CheckoutFormValues,
  label: string,
  filled: CheckoutFormValues,
  autocomplete: string,
  type = 'text',
  isFixed = false,
): Markup {
  const fixed = isFixed ? html` readonly` : null;
  const required = name === 'line2' ? null : html` required`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      class="input"
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="254"
      value="${filled[name]}"
      ${required}${fixed}
    />
  </div>`;
}

/** Returns the page of a completed or expired session; a pending payment can be settled there. */
export function closedPage(
  session: Stripe.Checkout.Session,
  { isPending, moneyLeft }: { isPending: boolean; moneyLeft: number },
): Response {
  const isExpired = session.status === 'expired';
  const heading = isExpired ? 'This checkout has expired' : 'This checkout is complete';
  const settling = html`<p>The money is still on its way. What becomes of it?</p>
    <form method="post">
      <div class="button-row">
        ${outcome('arrived', 'The payment arrives', 'primary')}
        ${outcome('failed', 'The payment fails', 'secondary')}
      </div>
    </form>`;
  const goingBack = html`<p>What becomes of the money? The provider tells the shop.</p>
    <form method="post">
      <div class="button-row">
        ${outcome('refund', `Refund ${formatAmount(moneyLeft, session.currency)}`, 'secondary')}
        ${moneyLeft > 100 && outcome('refund-part', 'Refund £1.00', 'secondary')}
        ${outcome('dispute', 'The customer disputes it', 'secondary')}
      </div>
    </form>`;
  const body = html`<main class="page done">
    <h1>${heading}</h1>
    <p>${isExpired ? 'Nothing was charged.' : `Payment status: ${session.payment_status}.`}</p>
    ${isPending && settling} ${moneyLeft > 0 && goingBack}
    <p><a href="${session.cancel_url ?? '/'}">Back to the shop</a></p>
  </main>`;
  return pageResponse({ title: heading, banner, style: checkoutStyle, body });
}

/** Formats minor units: 1099 gbp is £10.99. */
function formatAmount(amount: number | null, currency: string | null): string {
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currency ?? 'gbp',
  });
  return format.format((amount ?? 0) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

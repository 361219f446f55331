import { shop } from '#data/shop.ts';
import type Stripe from 'stripe';
import { html, type Markup } from '../pages/html.ts';
import { pageResponse } from '../pages/page.ts';
import { checkoutStyle } from './checkout-style.ts';
import type { Bought } from './bought.ts';
import type { Filled } from './checkout-form.ts';
import { money } from './money-text.ts';

const ribbon = html`<p class="ribbon">Sandbox: no money moves</p>`;

/** The payment page of an open session; `alert` says why it is shown again. */
export function checkoutPage(bought: Bought, filled: Filled, alert?: string): Response {
  const total = money(bought.session.amount_total, bought.session.currency);
  const body = html`${ribbon}
    <main class="two">
      <section class="bought" aria-labelledby="total">${orderSummary(bought, total)}</section>
      <section class="paying" aria-label="Payment">
        ${alert && html`<p class="alert" role="alert">${alert}</p>`}
        ${paymentForm(bought.session, filled, total)}
      </section>
    </main>`;
  const title = `${alert ? 'Try again: ' : ''}Pay ${total} (sandbox)`;
  return pageResponse({ title, style: checkoutStyle, body });
}

function orderSummary({ session, lines, shipping }: Bought, total: string): Markup {
  const { currency, custom_text: texts } = session;
  return html`<p class="back">
      <a href="${session.cancel_url ?? '/'}">Cancel and go back to the shop</a>
    </p>
    <h1 id="total">Pay ${shop.name}</h1>
    <p class="total">${total}</p>
    <ul>
      ${lines.map(
        (line) =>
          html`<li class="line">
            <span
              >${line.name} ${line.description && html`<small>${line.description}</small>`}
              <small>Quantity ${line.quantity}</small></span
            >
            <span>${money(line.amount, currency)}</span>
          </li>`,
      )}
      ${
        shipping &&
        html`<li class="line">
          <span>${shipping.name}<small>${shipping.estimate}</small></span>
          <span>${shipping.amount === 0 ? 'Free' : money(shipping.amount, currency)}</span>
        </li>`
      }
      <li class="line sum"><span>Total due</span><span>${total}</span></li>
    </ul>
    ${texts.submit && html`<p class="note">${texts.submit.message}</p>`}`;
}

function paymentForm(session: Stripe.Checkout.Session, filled: Filled, total: string): Markup {
  return html`<form method="post">
    <fieldset>
      <legend>Contact information</legend>
      ${field('email', 'Email', filled, 'email', 'email', session.customer_email !== null)}
    </fieldset>
    ${session.shipping_address_collection && addressFields(filled)}
    <fieldset>
      <legend>Payment details</legend>
      <p class="card">A sandbox card is used. Never type a card number here.</p>
      ${
        session.shipping_address_collection
          ? null
          : field('name', 'Name on card', filled, 'cc-name')
      }
    </fieldset>
    <button class="pay" name="outcome" value="pay">Pay ${total}</button>
    <button name="outcome" value="decline">Try a card that is declined</button>
    <button name="outcome" value="later">Use a bank transfer that takes days</button>
  </form>`;
}

function addressFields(filled: Filled): Markup {
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
  name: keyof Filled,
  label: string,
  filled: Filled,
  autocomplete: string,
  type = 'text',
  isFixed = false,
): Markup {
  const fixed = isFixed ? html` readonly` : null;
  const required = name === 'line2' ? null : html` required`;
  return html`<label
    >${label}
    <input
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      maxlength="254"
      value="${filled[name]}"
      ${required}${fixed}
  /></label>`;
}

/** A session that cannot be paid any more, and what a tester may still do with it. */
export function closedPage(session: Stripe.Checkout.Session, isPending: boolean): Response {
  const isExpired = session.status === 'expired';
  const heading = isExpired ? 'This checkout has expired' : 'This checkout is complete';
  const settling = html`<p>The money is still on its way. What becomes of it?</p>
    <form method="post">
      <button class="pay" name="outcome" value="arrived">The payment arrives</button>
      <button name="outcome" value="failed">The payment fails</button>
    </form>`;
  const body = html`${ribbon}
    <main class="done">
      <h1>${heading}</h1>
      <p>${isExpired ? 'Nothing was charged.' : `Payment status: ${session.payment_status}.`}</p>
      ${isPending && settling}
      <p><a href="${session.cancel_url ?? '/'}">Back to the shop</a></p>
    </main>`;
  return pageResponse({ title: heading, style: checkoutStyle, body });
}

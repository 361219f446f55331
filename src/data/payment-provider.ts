/** The origin of the payment pages. A form may lead there, so each page's content security policy names it. */
export const PAYMENT_ORIGIN = 'https://checkout.stripe.com';

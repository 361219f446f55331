/** What the shop says once the confirmation of an order is sent again. */
export const confirmationResentText = (email: string): string =>
  `Order confirmation email has been sent to ${email}`;

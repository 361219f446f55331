import { send } from '#browser/send.ts';
import { releaseConfirmation } from '#contract/release-confirmation.ts';

/** Sends the held confirmation of a late order, by the link on its packing slip. Returns the message for the shop. */
async function sendHeldConfirmation(
  query: URLSearchParams,
): Promise<{ isSent: boolean; message: string }> {
  const [order, proof] = [query.get('order') ?? '', query.get('proof') ?? ''];
  const result = await send(releaseConfirmation, { order, proof });
  if (result.kind === 'ok') {
    const message = `The confirmation of ${result.response.orderNumber} is on its way to the customer.`;
    return { isSent: true, message };
  }
  const said = result.kind === 'http-error' ? result.body?.message : undefined;
  return { isSent: false, message: said ?? 'That did not work. Please try again in a minute.' };
}

/**
 * Names the order by its number in the link. Sends its held confirmation, once, when the button is clicked, and shows the result. Opening the page sends nothing, since
 * mail scanners open links too.
 */
export function startRelease(): void {
  const button = document.querySelector<HTMLButtonElement>('.action-page button');
  const status = document.querySelector('.action-page [role="status"]');
  const lead = document.querySelector('.action-page .lead');
  const number = new URLSearchParams(window.location.search).get('number') ?? '';
  if (/^BHF-\w{10}$/.test(number)) {
    lead?.removeAttribute('hidden');
    lead?.querySelector('b')?.replaceChildren(number);
  }
  button?.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    const query = new URLSearchParams(window.location.search);
    void sendHeldConfirmation(query).then(({ isSent, message }) => {
      if (status) {
        status.textContent = message;
        status.className = isSent ? 'alert alert--success' : 'alert';
      }
      button.ariaDisabled = `${isSent}`;
    });
  });
}

import { sendHeldConfirmation } from './release-confirmation.ts';

/** Sends a held confirmation, once, when the button is clicked, and shows the result. Opening the page sends nothing, since mail scanners open links too. */
export function startRelease(): void {
  const button = document.querySelector<HTMLButtonElement>('.action-page button');
  const status = document.querySelector('.action-page [role="status"]');
  button?.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    const query = new URLSearchParams(window.location.search);
    void sendHeldConfirmation(query).then(({ isSent, message }) => {
      if (status) status.textContent = message;
      button.ariaDisabled = `${isSent}`;
    });
  });
}

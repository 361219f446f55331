import { sendHeldConfirmation } from '#stores/release-confirmation.ts';

/** Lets the button send a held confirmation, once, and says what came of it. Opening the page sends nothing: mail scanners open links too. */
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

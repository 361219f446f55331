import { startReviewForm } from './review-form.ts';
import { startTabs } from './tabs.ts';

async function shareWithFriend(): Promise<void> {
  const { shareShop } = await import('./sharing.ts');
  await shareShop();
}

/** Starts the QR page: its tabs, share button, review form and thanks. */
export function startQr(): void {
  const list = document.querySelector<HTMLElement>('.qr-tabs');
  const form = document.querySelector<HTMLFormElement>('#review form');
  const thanks = document.querySelector<HTMLElement>('.qr-thanks');
  const favourite = form?.querySelector('select');
  if (!list || !form || !thanks || !favourite) return;
  const show = startTabs(list);

  startReviewForm(form, async () => {
    const { showThanks } = await import('./sharing.ts');
    form.hidden = true;
    showThanks(thanks, favourite.selectedOptions[0]?.text ?? '');
  });
  document.querySelector('.qr-share')?.addEventListener('click', () => void shareWithFriend());
  document.querySelector('.qr-more')?.addEventListener('click', () => {
    form.reset();
    form.hidden = false;
    thanks.hidden = true;
    show('reorder');
    document.getElementById('reorder-title')?.focus();
  });
}

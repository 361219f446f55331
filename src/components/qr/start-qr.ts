import { startReviewForm } from './review-form.ts';
import { startTabs } from './tabs.ts';

async function tellAFriend(): Promise<void> {
  const { shareShop } = await import('./share-shop.ts');
  await shareShop();
}

/** Brings the QR page to life: its two tabs, the share button, the review and what follows it. */
export function startQr(): void {
  const list = document.querySelector<HTMLElement>('.qr-tabs');
  const form = document.querySelector<HTMLFormElement>('#review form');
  const thanks = document.querySelector<HTMLElement>('.qr-thanks');
  const favourite = form?.querySelector('select');
  if (!list || !form || !thanks || !favourite) return;
  const show = startTabs(list);

  startReviewForm(form, async () => {
    const { showThanks } = await import('./thanks.ts');
    form.hidden = true;
    showThanks(thanks, favourite.selectedOptions[0]?.text ?? '');
  });
  document.querySelector('.qr-share')?.addEventListener('click', () => void tellAFriend());
  document.querySelector('.qr-more')?.addEventListener('click', () => {
    form.reset();
    form.hidden = false;
    thanks.hidden = true;
    show('reorder');
    document.getElementById('reorder-title')?.focus();
  });
}

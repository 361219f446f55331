import { isToBeSent } from '#domain/review.ts';
import { $review } from '#features/reviews/review.ts';
import { DELIVERY_TEXT, THANKS, THANKS_WAITING, type ReviewDelivery } from './copy.ts';
import { loadPhotoScaling, startReviewForm } from './review-form.ts';
import { startTabs } from './tabs.ts';

const loadSending = () => import('./send-review.ts');
const loadSharing = () => import('./sharing.ts');

/** Writes when a box ordered now arrives. */
async function showArrival(part: Element): Promise<void> {
  const { showArrivals } = await import('#features/delivery/show-arrivals.ts');
  showArrivals(part);
}

async function shareWithFriend(): Promise<void> {
  const { shareShop } = await loadSharing();
  await shareShop();
}

/** Sends the review, and tells how far it is. Without a connection not even the code that sends it can be had. */
async function deliver(tell: (delivery: ReviewDelivery) => void): Promise<void> {
  try {
    const { deliverReview } = await loadSending();
    await deliverReview(tell);
  } catch {
    tell('waiting');
    window.addEventListener('online', () => void deliver(tell), { once: true });
  }
}

/** Shows the saved review as it was written. */
function echoReview(echo: Element, flavourName: string): void {
  const review = $review.get();
  if (!review) return;
  const { rating, text, name } = review;
  const [stars, words, caption] = echo.children;
  stars?.setAttribute('class', `stars stars--${rating}`);
  words?.replaceChildren(text);
  caption?.replaceChildren(`${name}, ${rating} out of 5, favourite: ${flavourName}`);
}

/** Starts the QR page: its tabs, share button, review form and thanks. */
export function startQr(): void {
  const list = document.querySelector<HTMLElement>('.qr-tabs');
  const form = document.querySelector<HTMLFormElement>('#review form');
  const thanks = document.querySelector<HTMLElement>('.qr-thanks');
  const status = document.querySelector('.qr-delivery');
  const echo = document.querySelector('.qr-echo');
  const mail = document.querySelector('.qr-email');
  const more = document.querySelector('.qr-more');
  const favourite = form?.querySelector('select');
  if (!list || !form || !thanks || !status || !echo || !favourite) return;
  const show = startTabs(list);

  const tell = (delivery: ReviewDelivery): void => {
    status.replaceChildren(DELIVERY_TEXT[delivery]);
    const isWaiting = delivery === 'waiting' || delivery === 'put-off';
    const needsMail = isWaiting || delivery === 'refused';
    status.parentElement?.classList.toggle('alert--notice', isWaiting);
    status.parentElement?.classList.toggle('alert--wait', isWaiting);
    status.previousElementSibling?.replaceChildren(isWaiting ? THANKS_WAITING : THANKS);
    mail?.toggleAttribute('hidden', !needsMail);
    // The way to the next order does not outweigh a warning.
    more?.classList.toggle('button', !needsMail);
    more?.classList.toggle('button--secondary', !needsMail);
    more?.classList.toggle('text-button', needsMail);
  };
  const thank = (): void => {
    form.hidden = true;
    thanks.hidden = false;
    const flavour = favourite.selectedOptions[0]?.text ?? '';
    echoReview(echo, flavour);
    void loadSharing().then(
      ({ offerSharing }) => offerSharing(thanks, flavour),
      () => undefined,
    );
  };
  startReviewForm(form, {
    onSaved: () => void deliver(tell),
    showThanks() {
      thank();
      list.parentElement?.classList.add('qr--thanked');
      document.getElementById('reorder')?.removeAttribute('hidden');
      thanks.focus();
    },
  });
  // Whoever writes on a poor network may be without one when they are done.
  const fetchAhead = () =>
    void Promise.allSettled([loadSending(), loadSharing(), loadPhotoScaling()]);
  form.addEventListener('focusin', fetchAhead, { once: true });

  const kept = $review.get();
  if (kept && isToBeSent(kept)) {
    thank();
    void deliver(tell);
  }
  const arrival = document.querySelector('.qr-arrival');
  if (arrival) showArrival(arrival).catch(() => undefined);
  document.querySelector('.qr-share')?.addEventListener('click', () => void shareWithFriend());
  more?.addEventListener('click', () => {
    // What the shop does not have yet can be mended.
    if ($review.get()?.isSent) form.reset();
    form.hidden = false;
    thanks.hidden = true;
    list.parentElement?.classList.remove('qr--thanked');
    show('reorder');
    document.getElementById('reorder-title')?.focus();
  });
}

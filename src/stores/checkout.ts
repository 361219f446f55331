import { send, type SendResult } from '#browser/send.ts';
import {
  createCheckoutSession,
  IDEMPOTENCY_HEADER,
  type BuilderPayload,
} from '#contract/checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { $draft } from './draft.ts';
import { payloadFrom } from './checkout-payload.ts';
import { $checkout } from './checkout-progress.ts';
import { checkForm } from './delivery-form.ts';
import { saveProgress } from './saved-progress.ts';

const GENERIC_ERROR =
  'There was an error processing your payment. Please try again or contact customer support if the problem persists.';

/** Names the attempt: kept while nobody knows whether it arrived, renewed after a refusal or a return from payment. */
let attempt = crypto.randomUUID();

function renewAttempt(): void {
  attempt = crypto.randomUUID();
}

type Failure = Exclude<SendResult<unknown>, { kind: 'answered' }>;

function errorText(failure: Failure): string {
  switch (failure.kind) {
    case 'unreachable':
      return '';
    case 'unreadable':
      return 'Invalid session response';
    case 'refused': {
      const { status, body } = failure;
      return body ? `${body.error}: ${body.message}` : `HTTP error: ${status}`;
    }
  }
}

/** What the error box says: a text with a colon as it is, anything else in general words (Spec 1 §8). */
export function shownError(failure: Failure): string {
  const text = errorText(failure);
  return text.includes(':') ? text : GENERIC_ERROR;
}

async function startPayment(payload: BuilderPayload): Promise<void> {
  $checkout.set({ isProcessing: true, error: null });
  saveProgress();
  const result = await send(createCheckoutSession, payload, { [IDEMPOTENCY_HEADER]: attempt });
  if (result.kind === 'answered') {
    location.assign(result.answer.url);
    return;
  }
  if (result.kind !== 'unreachable') renewAttempt();
  $checkout.set({ isProcessing: false, error: shownError(result) });
}

/** Checks the form and leaves for the payment page; tells whether the form would do. */
export function proceedToPayment(): boolean {
  if ($checkout.get().isProcessing) return true;
  if (!checkForm()) return false;
  const payload = payloadFrom($draft.get(), catalogue, location.origin);
  if (payload) void startPayment(payload);
  return true;
}

/** A page that the browser brings back from the payment page as it was left is ready for another attempt. */
export function watchReturn(): () => void {
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    renewAttempt();
    $checkout.set({ isProcessing: false, error: null });
  };
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

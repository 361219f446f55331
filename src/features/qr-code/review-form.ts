import {
  createReview,
  MAX_REVIEW_LENGTH,
  missingReviewFields,
  type ReviewFields,
} from '#domain/review.ts';
import { normalizeLine, normalizeMultiline } from '#domain/text/normalize-text.ts';
import { $review, saveReview, loadReview } from '#features/reviews/review.ts';

const DELAY_MS = 1_000;

const text = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

/** Returns the values of the form, words as the shop reads them: invisible characters alone are none. */
const fieldsOf = (data: FormData): ReviewFields => ({
  rating: text(data, 'rating'),
  flavour: text(data, 'flavour'),
  text: normalizeMultiline(text(data, 'text')),
  name: normalizeLine(text(data, 'name')),
  email: text(data, 'email'),
});

function photoOf(data: FormData): File | null {
  const photo = data.get('photo');
  return photo instanceof File ? photo : null;
}

/** Fetches what scales a photo. */
export const loadPhotoScaling = () => import('./scale-photo.ts');

/** Returns the photo as it is kept; an empty string for none, and where it cannot be scaled: the review matters more. */
async function smallPhoto(photo: File | null): Promise<string> {
  if (!photo || photo.size === 0) return '';
  try {
    const { scalePhoto } = await loadPhotoScaling();
    return await scalePhoto(photo);
  } catch {
    return '';
  }
}

/** Marks missing fields and a review that is too long, focuses the first, and returns whether the form is complete. */
function validate(form: HTMLFormElement, fields: ReviewFields): boolean {
  const missing: string[] = missingReviewFields(fields);
  const isTooLong = fields.text.length > MAX_REVIEW_LENGTH.text;
  const wrong = isTooLong ? [...missing, 'text'] : missing;
  for (const field of form.querySelectorAll<HTMLInputElement>('.input')) {
    field.setAttribute('aria-invalid', `${wrong.includes(field.name)}`);
  }
  form.querySelector('.alert')?.toggleAttribute('hidden', missing.length === 0);
  form.querySelector('.field__error')?.toggleAttribute('hidden', !isTooLong);
  const [first] = wrong;
  if (first !== undefined) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  return wrong.length === 0;
}

/** Fills the form with the review saved on this device. */
function prefill(form: HTMLFormElement): void {
  loadReview();
  const saved = $review.get();
  if (!saved) return;
  const { rating, flavourId, text: words, name, email } = saved;
  const values = { rating, flavour: flavourId, text: words, name, email };
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field);
    if (control && 'value' in control) control.value = `${value}`;
  }
}

/** Names the chosen photo on the button that adds one. */
function showPhotoName(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('[name=photo]');
  const button = input?.nextElementSibling;
  if (!input || !button) return;
  const emptyText = button.textContent;
  const show = (): void => button.replaceChildren(input.files?.[0]?.name ?? emptyText);
  input.addEventListener('change', show);
  // Fields are empty after the event.
  form.addEventListener('reset', () => queueMicrotask(show));
}

/** What follows a complete form: at once, and after the thanks may show. */
interface AfterSubmit {
  onSaved: () => void;
  showThanks: () => void;
}

/** Starts the review form. A submit saves the review on the device. */
export function startReviewForm(form: HTMLFormElement, { onSaved, showThanks }: AfterSubmit): void {
  const button = form.querySelector('button');
  showPhotoName(form);
  prefill(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const fields = fieldsOf(data);
    if (!button || button.ariaDisabled === 'true' || !validate(form, fields)) return;
    const label = button.textContent;
    button.textContent = 'One moment...';
    button.ariaDisabled = 'true';
    void smallPhoto(photoOf(data)).then((photo) => {
      saveReview(createReview(fields, { id: crypto.randomUUID(), photo, now: Date.now() }));
      onSaved();
      setTimeout(() => {
        button.textContent = label;
        button.ariaDisabled = null;
        showThanks();
      }, DELAY_MS);
    });
  });
}

import { missingInReview, reviewFrom, type ReviewFields } from '#domain/review.ts';
import { $review, saveReview, loadReview } from '#stores/review.ts';

const DELAY_MS = 1_000;

const text = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const fieldsOf = (data: FormData): ReviewFields => ({
  rating: text(data, 'rating'),
  flavour: text(data, 'flavour'),
  text: text(data, 'text'),
  name: text(data, 'name'),
  email: text(data, 'email'),
});

function responsiveImage(data: FormData): File | null {
  const photo = data.get('photo');
  return photo instanceof File ? photo : null;
}

async function smallPhoto(photo: File | null): Promise<string> {
  if (!photo || photo.size === 0) return '';
  const { scalePhoto } = await import('./scale-photo.ts');
  return scalePhoto(photo);
}

/** Marks what is missing and tells whether the form will do. */
function check(form: HTMLFormElement, fields: ReviewFields): boolean {
  const missing: string[] = missingInReview(fields);
  for (const field of form.querySelectorAll<HTMLInputElement>('.input')) {
    field.setAttribute('aria-invalid', `${missing.includes(field.name)}`);
  }
  form.querySelector('.alert')?.toggleAttribute('hidden', missing.length === 0);
  const [first] = missing;
  if (first !== undefined) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  return missing.length === 0;
}

/** Puts a review that was kept on this device back into the form. */
function fillIn(form: HTMLFormElement): void {
  loadReview();
  const kept = $review.get();
  if (!kept) return;
  const { rating, flavourId, text: words, name, email } = kept;
  const values = { rating, flavour: flavourId, text: words, name, email };
  for (const [field, value] of Object.entries(values)) {
    const control = form.elements.namedItem(field);
    if (control && 'value' in control) control.value = `${value}`;
  }
}

/** Keeps the review on the device and, after a moment, hands over to the thanks. */
export function startReviewForm(form: HTMLFormElement, thank: () => Promise<void>): void {
  const button = form.querySelector('button');
  fillIn(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const fields = fieldsOf(data);
    if (!button || button.ariaDisabled === 'true' || !check(form, fields)) return;
    const words = button.textContent;
    button.textContent = 'One moment...';
    button.ariaDisabled = 'true';
    void smallPhoto(responsiveImage(data)).then((photo) => {
      saveReview(reviewFrom(fields, photo, Date.now()));
      setTimeout(() => {
        button.textContent = words;
        button.ariaDisabled = null;
        void thank();
      }, DELAY_MS);
    });
  });
}

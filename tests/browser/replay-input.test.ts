// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { recordInput } from '#browser/replay-input.ts';

/** A form as the server rendered it, and the input events it gets: React hydrates it at once for the first of them. */
function openForm() {
  const part = document.createElement('form');
  part.innerHTML = '<input value="50" />';
  const field = part.querySelector('input');
  if (!field) throw new Error('No field');
  const replay = recordInput(part);
  const inputs = vi.fn<(value: string) => void>();
  part.addEventListener('input', () => {
    inputs(field.value);
  });
  return { part, field, replay, inputs };
}

it('leaves a form that nobody has changed to hydrate between other work', () => {
  const { replay, inputs } = openForm();
  replay();
  expect(inputs).not.toHaveBeenCalled();
});

it.each(['pointerdown', 'keydown', 'focusin'])(
  'hydrates it at once on %s, before the field changes',
  (touch) => {
    const { field, replay, inputs } = openForm();
    replay();
    field.dispatchEvent(new Event(touch, { bubbles: true }));
    expect(inputs.mock.calls).toEqual([['50']]);
  },
);

it('hydrates a changed form at once, first as it was rendered, then with what was typed', () => {
  const { field, replay, inputs } = openForm();
  field.value = '120';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  inputs.mockClear();
  replay();
  expect(inputs.mock.calls).toEqual([['50'], ['120']]);
});

// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { encodeIds } from '#contract/box-json.ts';
import { NOTE_TOO_LONG } from '#copy/note.ts';
import { isGiftValid, readGift, startGiftForm } from '#features/shop-boxes/gift-form.ts';

const BOX = { boxId: 1, selection: [{ flavourId: 1, quantity: 6 }], note: '', keyring: null };
const EXAMPLE = 'Happy Birthday!';

let form: HTMLFormElement;
let note: HTMLTextAreaElement;

/** Chooses an occasion by its place: as it is, a birthday, an anniversary. */
function choose(place: number): void {
  const occasion = form.querySelectorAll('input')[place];
  occasion?.click();
}

function write(text: string): void {
  note.value = text;
  note.dispatchEvent(new Event('input'));
}

beforeEach(() => {
  window.happyDOM.setURL('https://shop.test/shop-boxes/six-favourites');
  form = document.createElement('form');
  form.dataset['box'] = JSON.stringify(encodeIds({ ...BOX, lid: null }));
  for (const [value, lid, example] of [
    ['', '', ''],
    ['birthday', '1', EXAMPLE],
    ['anniversary', '2', 'To many more'],
  ] as const) {
    const occasion = Object.assign(document.createElement('input'), { type: 'radio', value });
    occasion.name = 'occasion';
    occasion.checked = value === '';
    if (lid) Object.assign(occasion.dataset, { lid, design: `Lid ${lid}`, note: example });
    form.append(occasion);
  }
  note = document.createElement('textarea');
  form.append(note);
  document.body.replaceChildren(form);
  startGiftForm(form);
});

describe('the note of a gift', () => {
  it.each([
    ['', true],
    ['x'.repeat(100), true],
    ['x '.repeat(100), true],
    ['x'.repeat(101), false],
    [`${'x'.repeat(100)}${' '.repeat(201)}`, false],
  ])('%j fits its card: %s', (text, fits) => {
    choose(1);
    write(text);
    expect(isGiftValid(form)).toBe(fits);
    expect(note.validationMessage).toBe(fits ? '' : NOTE_TOO_LONG);
  });

  it('does not count for the box as it is', () => {
    choose(1);
    write('x'.repeat(101));
    choose(0);
    expect(isGiftValid(form)).toBe(true);
    expect(readGift(form)).toBeNull();
  });

  it('comes with the occasion until somebody writes one', () => {
    choose(1);
    expect(note.value).toBe(EXAMPLE);
    choose(2);
    expect(note.value).toBe('To many more');
    write('Dear Mum');
    choose(1);
    expect(note.value).toBe('Dear Mum');
  });
});

it('a gift is the box with the lid of the occasion and the note', () => {
  choose(1);
  write('Dear Mum');
  const lid = { categoryId: 1, designName: 'Lid 1' };
  expect(readGift(form)).toEqual(encodeIds({ ...BOX, lid, note: 'Dear Mum' }));
});

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { $view, followFragment } from '#features/shopkeeper/view.ts';

test('the part follows the URL, and the link to the content leaves the open part alone', () => {
  followFragment();
  const shown = ['#messages', '#main', '#weeks', '#nowhere', '', '#devices'].map((fragment) => {
    window.happyDOM.setURL(`https://shop.test/shopkeeper${fragment}`);
    window.dispatchEvent(new Event('hashchange'));
    return [fragment, $view.get()];
  });
  expect(shown).toEqual([
    ['#messages', 'messages'],
    ['#main', 'messages'],
    ['#weeks', 'weeks'],
    ['#nowhere', 'weeks'],
    ['', 'today'],
    ['#devices', 'devices'],
  ]);
});

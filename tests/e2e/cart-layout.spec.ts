import { expect, test } from '@playwright/test';
import { formatPounds } from '#domain/money.ts';
import {
  cartDrawer,
  cartLink,
  openCart,
  openCartDrawer,
  openWithCart,
  payButton,
  quantityFields,
  threeCartLines,
  twelveCartLines,
} from './helpers/cart.ts';
import { tabTo } from './helpers/keyboard.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  waitForScripts,
} from './helpers/page-setup.ts';
import { boxPence, postagePence } from '../support/shop-prices.ts';

for (const where of ['drawer', 'page'] as const) {
  test.describe(`the basket as a ${where}`, () => {
    for (const [state, stored] of [
      ['empty', []],
      ['with twelve lines', twelveCartLines],
    ] as const) {
      test(
        `${state} is accessible on a desktop and at 320 px, and has no horizontal scroll`,
        { tag: '@wide' },
        async ({ page }) => {
          const cart = await openCart(page, where, stored);
          await expect(cart.getByRole('heading', { level: 2 }).last()).toBeVisible();
          await expectAccessible(page);
          await page.setViewportSize({ width: 320, height: 640 });
          await expectNoHorizontalScroll(page);
          const drawerOverflow = () =>
            page.evaluate(() => {
              const drawer = document.querySelector('dialog[open]');
              return drawer ? drawer.scrollWidth - drawer.clientWidth : 0;
            });
          await expect.poll(drawerOverflow).toBe(0);
          await expectAccessible(page);
        },
      );
    }

    test('covers no control that takes the focus', { tag: '@narrow' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const cart = await openCart(page, where, threeCartLines);
      await expect(quantityFields(cart)).toHaveCount(3);
      // On the narrower ones the total stands above the button.
      for (const width of [375, 360, 320]) {
        await test.step(`at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 640 });
          const covered = await cart.evaluate((container) => {
            const isSticky = (element: Element) => getComputedStyle(element).position === 'sticky';
            const bar = [...container.querySelectorAll('*')].findLast(isSticky);
            if (!bar) throw new Error('No bar');
            const scroller = container.closest('dialog') ?? document.documentElement;
            const controls = [
              ...container.querySelectorAll<HTMLElement>('a, button, input'),
            ].filter(
              (control) =>
                control.checkVisibility() &&
                control.compareDocumentPosition(bar) === Node.DOCUMENT_POSITION_FOLLOWING,
            );
            return controls.flatMap((control) => {
              (document.activeElement as HTMLElement | null)?.blur();
              // Behind the bar, as a reader may have left it.
              scroller.scrollTop += control.getBoundingClientRect().bottom - innerHeight + 2;
              control.focus();
              const isCovered =
                control.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
              return isCovered ? [control.outerHTML.slice(0, 120)] : [];
            });
          });
          expect(covered).toEqual([]);
        });
      }
    });
  });
}

test.describe('the drawer', () => {
  test('closes with Escape, Close and a click outside, and returns the focus', async ({ page }) => {
    await openWithCart(page, '/faq', threeCartLines);
    await waitForScripts(page);
    for (const [how, close] of [
      ['Escape', () => page.keyboard.press('Escape')],
      ['Close', () => cartDrawer(page).getByRole('button', { name: 'Close' }).click()],
      ['a click outside', () => page.mouse.click(4, 4)],
    ] as const) {
      await test.step(how, async () => {
        await cartLink(page).focus();
        await cartLink(page).press('Enter');
        await expect(quantityFields(cartDrawer(page))).toHaveCount(3);
        const isFocusInside = () =>
          page.evaluate(() => document.activeElement?.closest('dialog') !== null);
        await expect.poll(isFocusInside).toBe(true);
        await close();
        await expect(cartDrawer(page)).toBeHidden();
        await expect(cartLink(page)).toBeFocused();
      });
    }
  });

  test('locks the page behind it and fills a phone screen', async ({ page, viewport }) => {
    await openWithCart(page, '/faq', threeCartLines);
    const drawer = await openCartDrawer(page);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    const width = viewport?.width ?? 0;
    const edges = () => drawer.evaluate((element) => element.getBoundingClientRect());
    await expect
      .poll(async () => Math.round((await edges()).right))
      .toBeGreaterThanOrEqual(width - 16);
    if (width < 640) await expect.poll(async () => (await edges()).left).toBe(0);
    await expect(payButton(drawer)).toBeInViewport();
  });
});

test(
  'a long basket on a phone shows the ways to change a line on request',
  { tag: '@narrow' },
  async ({ page }) => {
    const cart = await openCart(page, 'page', twelveCartLines);
    const line = cart.getByRole('listitem', { name: 'Six Favourites', exact: true });
    await expect(line.getByRole('button', { name: /^Remove/ })).toBeHidden();
    await expect(line.getByRole('textbox', { name: /^How many/ })).toBeHidden();
    await expect(line).toContainText(`2 × ${formatPounds(boxPence(1))}`);
    await line.getByRole('button', { name: /^Change/ }).click();
    for (const [role, name] of [
      ['textbox', /^How many/],
      ['link', /^Edit/],
      ['button', /^Duplicate/],
      ['button', /^Remove/],
    ] as const) {
      await expect(line.getByRole(role, { name })).toBeVisible();
    }
    await expectAccessible(page);
  },
);

test('a basket can be filled and paid by keyboard alone', { tag: '@wide' }, async ({ page }) => {
  await openWithCart(page, '/shop-boxes/six-favourites');
  await tabTo(page, page.getByRole('button', { name: /^Add to basket/ }));
  await page.keyboard.press('Enter');
  const drawer = cartDrawer(page);
  await expect(quantityFields(drawer)).toHaveCount(1);
  await tabTo(page, drawer.getByRole('button', { name: 'One more' }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('textbox', { name: 'How many:' })).toHaveValue('2');
  await tabTo(page, drawer.getByRole('button', { name: /^Remove/ }));
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('listitem', { name: 'Six Favourites', exact: true })).toBeFocused();
  await tabTo(page, drawer.getByRole('radio', { name: /2nd Class/ }));
  await page.keyboard.press('ArrowDown');
  await expect(drawer.getByRole('region', { name: 'Your order' })).toContainText(
    `Total${formatPounds(2 * boxPence(1) + postagePence(2))}`,
  );
  await tabTo(page, payButton(drawer));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: `Pay ${formatPounds(2 * boxPence(1) + postagePence(2))}` }),
  ).toBeVisible();
});

test(
  'a failed payment says why above the button of a wide page',
  { tag: '@wide' },
  async ({ page }) => {
    const cart = await openCart(page, 'page', threeCartLines);
    await expect(payButton(cart)).toBeInViewport({ ratio: 1 });
    await page.route('**/api/create-checkout-session', (route) => route.abort());
    await payButton(cart).click();
    await expect(cart.getByText('Everything is still in your basket.')).toBeInViewport();
  },
);

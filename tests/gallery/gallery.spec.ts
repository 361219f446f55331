import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { declineCookies } from '../e2e/helpers/page-setup.ts';
import { galleryFolder, MOMENT, photoName, screenName } from './gallery-folder.ts';
import { galleryStates } from './states.ts';

/** Scrolls past every island and lazy image, and waits until all of it is loaded and decoded. */
async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // A photograph of the whole page shows what the browser lays out only near the screen, too, and a bar that sticks to the screen's foot where it comes to rest.
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { bottom, contentVisibility, position } = getComputedStyle(element);
      if (contentVisibility === 'auto') element.style.contentVisibility = 'visible';
      if (position === 'sticky' && bottom === '0px' && !element.closest('dialog'))
        element.style.position = 'relative';
    }
    await document.fonts.ready;
    const images = [...document.images].filter(({ src, offsetParent }) => src && offsetParent);
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
}

/** Returns whether a bar of the page sticks to the foot of the screen, where the photograph of the whole page cannot show it. */
const hasStuckBar = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].some((element) => {
      const { bottom, position, display } = getComputedStyle(element);
      const isBar = position === 'sticky' && bottom === '0px' && display !== 'none';
      return isBar && Math.abs(element.getBoundingClientRect().bottom - innerHeight) < 2;
    }),
  );

for (const { title, show } of galleryStates) {
  test(title, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.clock.setFixedTime(MOMENT);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (!title.startsWith('Layout: cookie')) await declineCookies(page);
    await show(page);
    const width = page.viewportSize()?.width ?? 0;
    const photo = { type: 'jpeg', quality: 80 } as const;
    // What the mouse has clicked is not hovered over, as on a touch screen.
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    if (await hasStuckBar(page)) {
      await page.screenshot({ path: join(galleryFolder, screenName(title, width)), ...photo });
    }
    await loadEverything(page);
    const path = join(galleryFolder, photoName(title, width));
    await page.screenshot({ path, fullPage: true, ...photo });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'pixels that stand out to the right').toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
  });
}

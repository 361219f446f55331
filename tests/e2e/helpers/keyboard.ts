import { expect, type Locator, type Page } from '@playwright/test';

const MAX_TABS = 120;

/** Presses Tab, or Shift and Tab, until the target has the focus. The focus must never fall back to the page. */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    expect(isLost, `the focus is lost on the way to ${target.toString()}`).toBe(false);
  }
  throw new Error(`${key} never reaches ${target.toString()}`);
}

import type { Page } from 'playwright-core';
import { COOKIE_PREFIX } from '../../contract/constants';
import { APPEARANCE_KEYS } from '../../src/core/theme/appearance';
import { THEMES } from '../../src/core/theme/themes';

/** How a page is to look. */
export interface Look {
  theme: string;
  mode: 'light' | 'dark';
}

/**
 * Chooses a look as another window of the same user does.
 * @returns what the page stood on before, when that is another look
 */
export async function choose(page: Page, { theme, mode }: Look): Promise<string | undefined> {
  const uuid = (await page.context().cookies()).find(({ name }) => name === `${COOKIE_PREFIX}uuid`)?.value ?? '';
  const keyOf = (part: 'theme' | 'mode') => `${COOKIE_PREFIX}user:${uuid}:${APPEARANCE_KEYS[part]}`;
  const choices = [
    [keyOf('theme'), JSON.stringify(theme), JSON.stringify(THEMES[0].name)],
    [keyOf('mode'), JSON.stringify(mode), JSON.stringify('light')],
  ] as const;
  return page.evaluate((chosen) => {
    // Whoever has chosen nothing wears the first theme, light.
    const isNew = chosen.some(([key, value, first]) => (window.localStorage.getItem(key) ?? first) !== value);
    const ground = document.querySelector('header')?.parentElement;
    const before = ground && isNew ? getComputedStyle(ground).background : undefined;
    for (const [key, newValue] of chosen) {
      window.localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: window.localStorage }));
    }
    return before;
  }, choices);
}

/** Chooses a look, and resolves when the console wears it. */
export async function wear(page: Page, look: Look): Promise<void> {
  const before = await choose(page, look);
  // No two looks stand on the same ground.
  await page.waitForFunction(
    ({ before, mode }) => {
      const ground = document.querySelector('header')?.parentElement;
      const isOther = before === undefined || (ground && getComputedStyle(ground).background !== before);
      return isOther && getComputedStyle(document.documentElement).colorScheme === mode;
    },
    { before, mode: look.mode },
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

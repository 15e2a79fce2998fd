import type { Page } from 'playwright-core';
import { COOKIE_PREFIX } from '../../contract/constants';
import { APPEARANCE_KEYS } from '../../src/core/theme/appearance';
import { THEMES } from '../../src/core/theme/themes';

/** How a page is to look. */
export interface Worn {
  theme: string;
  mode: 'light' | 'dark';
}

/** Puts a theme on, light or dark, as another window of the same user does; resolves when the console wears it. */
export async function wear(page: Page, { theme, mode }: Worn): Promise<void> {
  const uuid = (await page.context().cookies()).find(({ name }) => name === `${COOKIE_PREFIX}uuid`)?.value ?? '';
  const keyOf = (part: 'theme' | 'mode') => `${COOKIE_PREFIX}user:${uuid}:${APPEARANCE_KEYS[part]}`;
  const before = await page.evaluate(
    (values) => {
      // Whoever has chosen nothing wears the first theme, light.
      const isNew = values.some(([key, value, first]) => (window.localStorage.getItem(key) ?? first) !== value);
      const ground = document.querySelector('header')?.parentElement;
      const look = ground && isNew ? getComputedStyle(ground).background : undefined;
      for (const [key, newValue] of values) {
        window.localStorage.setItem(key, newValue);
        window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: window.localStorage }));
      }
      return look;
    },
    [
      [keyOf('theme'), JSON.stringify(theme), JSON.stringify(THEMES[0].name)],
      [keyOf('mode'), JSON.stringify(mode), JSON.stringify('light')],
    ] as const,
  );
  // No two looks stand on the same ground.
  await page.waitForFunction(
    ({ before, mode }) => {
      const ground = document.querySelector('header')?.parentElement;
      const isOther = before === undefined || (ground && getComputedStyle(ground).background !== before);
      return isOther && getComputedStyle(document.documentElement).colorScheme === mode;
    },
    { before, mode },
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

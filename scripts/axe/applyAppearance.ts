import type { Page } from 'playwright-core';
import { COOKIE_PREFIX } from '../../contract/constants';
import { APPEARANCE_KEYS } from '../../src/core/theme/appearance';
import { THEMES } from '../../src/core/theme/themes';

/** The appearance of a page. */
export interface AppearanceChoice {
  theme: string;
  mode: 'light' | 'dark';
}

/**
 * Selects an appearance like another window of the same user does (storage event).
 * @returns the previous background, if the appearance changes
 */
export async function storeAppearance(page: Page, { theme, mode }: AppearanceChoice): Promise<string | undefined> {
  const uuid = (await page.context().cookies()).find(({ name }) => name === `${COOKIE_PREFIX}uuid`)?.value ?? '';
  const keyOf = (part: 'theme' | 'mode') => `${COOKIE_PREFIX}user:${uuid}:${APPEARANCE_KEYS[part]}`;
  const choices = [
    [keyOf('theme'), JSON.stringify(theme), JSON.stringify(THEMES[0].name)],
    [keyOf('mode'), JSON.stringify(mode), JSON.stringify('light')],
  ] as const;
  return page.evaluate((entries) => {
    // The defaults are the first theme and light mode.
    const isChanged = entries.some(([key, value, first]) => (window.localStorage.getItem(key) ?? first) !== value);
    const background = document.querySelector('header')?.parentElement;
    const before = background && isChanged ? getComputedStyle(background).background : undefined;
    for (const [key, newValue] of entries) {
      window.localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: window.localStorage }));
    }
    return before;
  }, choices);
}

/** Selects an appearance and waits until the console applies it. */
export async function applyAppearance(page: Page, choice: AppearanceChoice): Promise<void> {
  const before = await storeAppearance(page, choice);
  // Every appearance has a different background.
  await page.waitForFunction(
    ({ before, mode }) => {
      const background = document.querySelector('header')?.parentElement;
      const hasChanged = before === undefined || (background && getComputedStyle(background).background !== before);
      return hasChanged && getComputedStyle(document.documentElement).colorScheme === mode;
    },
    { before, mode: choice.mode },
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

import type { UserStorage } from '../storage';
import { APPEARANCE_KEYS, toAppearance } from '../theme/appearance';

interface Setting {
  key: string;
  /**
   * Returns the corrected value: the stored one if it is valid, or `undefined` to remove it, so that the default applies.
   */
  correct: (stored: unknown) => unknown;
}

const toFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** Per-user settings, in loading order (spec §4). */
const SETTINGS: readonly Setting[] = [
  { key: 'user.info', correct: (stored) => (typeof stored === 'object' && stored !== null ? stored : undefined) },
  { key: APPEARANCE_KEYS.theme, correct: (theme) => toAppearance({ theme }).theme.name },
  { key: 'transition.active', correct: toFlag },
  { key: 'page.opened', correct: (stored) => (Array.isArray(stored) ? stored : undefined) },
  { key: 'menu.asideCollapse', correct: toFlag },
  { key: 'menu.asideTransition', correct: toFlag },
  { key: APPEARANCE_KEYS.size, correct: (size) => toAppearance({ size }).size },
  { key: APPEARANCE_KEYS.color, correct: (color) => toAppearance({ color }).color },
  // Light or dark mode, which is not in the specification.
  { key: APPEARANCE_KEYS.mode, correct: (mode) => toAppearance({ mode }).mode },
];

/**
 * Loads the current user's settings before anything is shown. Invalid stored values (an unknown theme, another program's
 * value) are corrected and written back.
 */
export function loadSettings(storage: Pick<UserStorage, 'get' | 'set'>): void {
  for (const { key, correct } of SETTINGS) {
    const stored = storage.get(key);
    if (stored === undefined) continue;
    const corrected = correct(stored);
    if (corrected !== stored) storage.set(key, corrected);
  }
}

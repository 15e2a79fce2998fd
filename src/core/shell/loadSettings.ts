import type { UserStorage } from '../storage';
import { APPEARANCE_KEYS, toAppearance } from '../theme/appearance';

interface Setting {
  key: string;
  /** What the stored value should be: itself where it is sound; `undefined` takes it away, so that the default holds. */
  correct: (stored: unknown) => unknown;
}

const toFlag = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** What is kept per user, in the order in which it is loaded (spec §4). */
const SETTINGS: readonly Setting[] = [
  { key: 'user.info', correct: (stored) => (typeof stored === 'object' && stored !== null ? stored : undefined) },
  { key: APPEARANCE_KEYS.theme, correct: (theme) => toAppearance({ theme }).theme.name },
  { key: 'transition.active', correct: toFlag },
  { key: 'page.opened', correct: (stored) => (Array.isArray(stored) ? stored : undefined) },
  { key: 'menu.asideCollapse', correct: toFlag },
  { key: 'menu.asideTransition', correct: toFlag },
  { key: APPEARANCE_KEYS.size, correct: (size) => toAppearance({ size }).size },
  { key: APPEARANCE_KEYS.color, correct: (color) => toAppearance({ color }).color },
  // Light or dark, of which the specification does not know.
  { key: APPEARANCE_KEYS.mode, correct: (mode) => toAppearance({ mode }).mode },
];

/**
 * Loads the settings of whoever is logged in, before anything is shown: what is stored and cannot be used (an unknown
 * theme, another program's value) is put right and written back.
 */
export function loadSettings(storage: Pick<UserStorage, 'get' | 'set'>): void {
  for (const { key, correct } of SETTINGS) {
    const stored = storage.get(key);
    if (stored === undefined) continue;
    const corrected = correct(stored);
    if (corrected !== stored) storage.set(key, corrected);
  }
}

import type { UserStorage } from '../storage';
import { APPEARANCE_KEYS, toAppearance } from '../theme/appearance';

interface Setting {
  key: string;
  /**
   * Returns the corrected value: the stored one if it is valid, or `undefined` to remove it, so that the default applies.
   */
  sanitize: (stored: unknown) => unknown;
}

const toBoolean = (stored: unknown) => (typeof stored === 'boolean' ? stored : undefined);

/** Per-user settings, in loading order (spec §4). */
const SETTINGS: readonly Setting[] = [
  { key: 'user.info', sanitize: (stored) => (typeof stored === 'object' && stored !== null ? stored : undefined) },
  { key: APPEARANCE_KEYS.theme, sanitize: (theme) => toAppearance({ theme }).theme.name },
  { key: 'transition.active', sanitize: toBoolean },
  { key: 'page.opened', sanitize: (stored) => (Array.isArray(stored) ? stored : undefined) },
  { key: 'menu.asideCollapse', sanitize: toBoolean },
  { key: 'menu.asideTransition', sanitize: toBoolean },
  { key: APPEARANCE_KEYS.size, sanitize: (size) => toAppearance({ size }).size },
  { key: APPEARANCE_KEYS.color, sanitize: (color) => toAppearance({ color }).color },
  // Light or dark mode, which is not in the specification.
  { key: APPEARANCE_KEYS.mode, sanitize: (mode) => toAppearance({ mode }).mode },
];

/**
 * Loads the current user's settings before anything is shown. Invalid stored values (an unknown theme, another program's
 * value) are corrected and written back.
 */
export function loadSettings(storage: Pick<UserStorage, 'get' | 'set'>): void {
  for (const { key, sanitize } of SETTINGS) {
    const stored = storage.get(key);
    if (stored === undefined) continue;
    const sanitized = sanitize(stored);
    if (sanitized !== stored) storage.set(key, sanitized);
  }
}

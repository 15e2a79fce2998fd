import { COMPONENT_SIZES, type ComponentSize } from '../../../contract/constants';
import { type UserStorage, userStorage } from '../storage';
import { toPrimaryColor } from './colorChoice';
import type { ShellTheme } from './ShellTheme';
import { findTheme } from './themes';

/** How one administrator's console looks. */
export interface Appearance {
  theme: ShellTheme;
  /** Primary colour `#rrggbb`. */
  color: string;
  size: ComponentSize;
}

/** Where each part of the appearance is kept in the user's storage. */
export const APPEARANCE_KEYS = { theme: 'theme.activeName', color: 'color.value', size: 'size.value' } as const;

/** Makes an appearance of what was stored or chosen; what is missing or wrong is the default (spec §4, §9). */
export function toAppearance({ theme, color, size }: Partial<Record<keyof Appearance, unknown>>): Appearance {
  return { theme: findTheme(theme), color: toPrimaryColor(color), size: isSize(size) ? size : 'default' };
}

/** The appearance last chosen by whoever is logged in on this browser. */
export function storedAppearance(storage: Pick<UserStorage, 'get'> = userStorage()): Appearance {
  const { theme, color, size } = APPEARANCE_KEYS;
  return toAppearance({ theme: storage.get(theme), color: storage.get(color), size: storage.get(size) });
}

function isSize(value: unknown): value is ComponentSize {
  return typeof value === 'string' && Object.hasOwn(COMPONENT_SIZES, value);
}

import { COMPONENT_SIZES, type ComponentSize } from '../../../contract/constants';
import { type UserStorage, userStorage } from '../storage';
import { toPrimaryColor } from './colors/colorChoice';
import type { ShellTheme } from './ShellTheme';
import { findTheme } from './themes';

/** An administrator's appearance settings. */
export interface Appearance {
  theme: ShellTheme;
  /** Primary color `#rrggbb`. */
  color: string;
  size: ComponentSize;
  /** Light or dark content and frame, or the system's setting. */
  mode: ColorMode;
}

/** Available modes; the first is the default. */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Media query for the system's dark mode. */
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Returns whether the mode is dark, given the system's preference. */
export function isDarkMode(mode: ColorMode, prefersDark: boolean): boolean {
  return mode === 'system' ? prefersDark : mode === 'dark';
}

/** Storage keys of the appearance in the user's storage. */
export const APPEARANCE_KEYS = {
  theme: 'theme.activeName',
  color: 'color.value',
  size: 'size.value',
  mode: 'theme.mode',
} as const;

/** Converts stored or chosen values to an appearance; missing or invalid ones get their default (spec §4, §9). */
export function toAppearance({ theme, color, size, mode }: Partial<Record<keyof Appearance, unknown>>): Appearance {
  return {
    theme: findTheme(theme),
    color: toPrimaryColor(color),
    size: isSize(size) ? size : 'default',
    mode: COLOR_MODES.find((each) => each === mode) ?? 'system',
  };
}

/** Returns the stored appearance of the current user of this browser. */
export function storedAppearance(storage: Pick<UserStorage, 'get'> = userStorage()): Appearance {
  const { theme, color, size, mode } = APPEARANCE_KEYS;
  return toAppearance({
    theme: storage.get(theme),
    color: storage.get(color),
    size: storage.get(size),
    mode: storage.get(mode),
  });
}

function isSize(value: unknown): value is ComponentSize {
  return typeof value === 'string' && Object.hasOwn(COMPONENT_SIZES, value);
}

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
  /** Light or dark content and frame, or as the system has it. */
  mode: ColorMode;
}

/** What may be chosen; the first is the default. */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Tells a browser's wish for dark pages. */
export const PREFERS_DARK = '(prefers-color-scheme: dark)';

/** Whether a choice comes out dark, on a system that prefers dark or does not. */
export function isDarkMode(mode: ColorMode, prefersDark: boolean): boolean {
  return mode === 'system' ? prefersDark : mode === 'dark';
}

/** Where each part of the appearance is kept in the user's storage. */
export const APPEARANCE_KEYS = {
  theme: 'theme.activeName',
  color: 'color.value',
  size: 'size.value',
  mode: 'theme.mode',
} as const;

/** Makes an appearance of what was stored or chosen; what is missing or wrong is the default (spec §4, §9). */
export function toAppearance({ theme, color, size, mode }: Partial<Record<keyof Appearance, unknown>>): Appearance {
  return {
    theme: findTheme(theme),
    color: toPrimaryColor(color),
    size: isSize(size) ? size : 'default',
    mode: COLOR_MODES.find((each) => each === mode) ?? 'system',
  };
}

/** The appearance last chosen by whoever is logged in on this browser. */
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

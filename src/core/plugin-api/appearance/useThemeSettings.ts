import type { ComponentSize } from '../../../../contract/constants';
import type { Appearance } from '../../theme/appearance';
import { PRESET_COLORS } from '../../theme/colors/colorChoice';
import type { ShellTheme } from '../../theme/ShellTheme';
import { THEMES } from '../../theme/themes';
import { useAppearance, useSetAppearance } from './useAppearance';

/** The appearance of the console, with all available options. */
export interface ThemeSettings extends Appearance {
  /** Their titles are the messages `console.theme.names.<name>`. */
  themes: readonly ShellTheme[];
  /** Their names are the messages `console.color.names.<key>`. */
  presetColors: Readonly<Record<string, string>>;
  /** Their names are the messages `console.size.<size>`. */
  sizes: readonly ComponentSize[];
  /** Applies a change and stores it for the user; an unknown theme becomes the first, an empty color the default. */
  change: ReturnType<typeof useSetAppearance>;
}

/** Returns theme, primary color and component size of the current user (spec §2, §4). */
export function useThemeSettings(): ThemeSettings {
  return { ...useAppearance(), themes: THEMES, presetColors: PRESET_COLORS, sizes: SIZES, change: useSetAppearance() };
}

const SIZES: readonly ComponentSize[] = ['default', 'medium', 'small', 'mini'];

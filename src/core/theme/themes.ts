import type { ShellTheme } from './ShellTheme';
import { chester } from './themes/chester';
import { d2 } from './themes/d2';
import { element } from './themes/element';
import { ember } from './themes/ember';
import { jade } from './themes/jade';
import { line } from './themes/line';
import { star } from './themes/star';
import { tomorrowNightBlue } from './themes/tomorrowNightBlue';
import { violet } from './themes/violet';

/** All themes; the first is the default and replaces unknown names (spec §4). */
export const THEMES: readonly [ShellTheme, ...ShellTheme[]] = [
  d2,
  chester,
  element,
  violet,
  line,
  star,
  tomorrowNightBlue,
  jade,
  ember,
];

/** Returns the theme with a name, or the first one. */
export function findTheme(name: unknown): ShellTheme {
  return THEMES.find((theme) => theme.name === name) ?? THEMES[0];
}

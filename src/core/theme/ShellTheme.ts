/** Version label of the themes of the first console (spec §1). */
export const FIRST_VERSION = 'Beta 0.9.5';
/** Version label of the two newest themes (spec §1). */
export const LATEST_VERSION = 'V1.0';

/**
 * A theme of the console. Its title is a message (`console.theme.names.<name>`), and its preview is drawn from its colors.
 * Wordmark, filing number and copyright line are `themeTexts`.
 */
export interface ShellTheme {
  /** Its id, stored per user. */
  name: string;
  /** Version label on the login page and in the footer. */
  version: string;
  colors: ShellColors;
  /** Address of a local background image. */
  backgroundImage?: string;
  /** The plain colors of the background, image included; text contrast is tested against each of them. */
  backgroundColors: readonly [string, ...string[]];
}

/**
 * The shell's colors; {@link applyColorMode} derives the dark variant. Colors are `#rrggbb`, or `#rrggbbaa` where the background shows
 * through. Every text has a contrast of at least 4.5 on its background (WCAG 2.2, 1.4.3).
 */
export interface ShellColors {
  /** Behind header, sidebar, tabs and panel, on the login page and the 404: a color or a gradient. */
  background: string;
  /** Header and sidebar: text, hover and selection. */
  text: string;
  hoverText: string;
  hoverBackground: string;
  activeText: string;
  activeBackground: string;
  /** Tab bar. The active tab merges with the panel below it. */
  tabText: string;
  tabBackground: string;
  activeTabText: string;
  activeTabBackground: string;
  /** Around tabs and panel, and between the parts inside the panel. */
  border: string;
  innerBorder: string;
  /** The content panel. */
  panel: string;
}

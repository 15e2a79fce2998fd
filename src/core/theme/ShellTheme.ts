/** Version label of the themes that came with the first console (spec §1). */
export const FIRST_VERSION = 'Beta 0.9.5';
/** Version label of the two newest themes (spec §1). */
export const LATEST_VERSION = 'V1.0';

/**
 * One dress of the console. Its title is a message (`console.theme.names.<name>`), its preview is drawn from its
 * colours; wordmark, filing number and copyright line are `themeTexts`.
 */
export interface ShellTheme {
  /** Its id, kept per user. */
  name: string;
  /** Version label on the login page and in the footer. */
  version: string;
  colors: ShellColors;
  /** A picture over the background: address of a file of ours. */
  backgroundImage?: string;
  /** The plain colours the background is made of, picture included; text is tested against each of them. */
  grounds: readonly [string, ...string[]];
}

/**
 * What the shell is painted with; `dressed` makes the dark form of each. Colours are `#rrggbb` or, where the
 * background shines through, `#rrggbbaa`. Every text reaches a contrast of 4.5 on what lies behind it (WCAG 2.2, 1.4.3).
 */
export interface ShellColors {
  /** Behind header, sidebar, tabs and panel, on the login page and the 404: a colour or a gradient. */
  background: string;
  /** Header and sidebar: their text, and what is pointed at or chosen. */
  text: string;
  hoverText: string;
  hoverBackground: string;
  activeText: string;
  activeBackground: string;
  /** Tab bar. The active tab goes over into the panel below it. */
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

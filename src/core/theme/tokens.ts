/** Text, lines and surfaces of the content; every text has a contrast of at least 4.5 on each surface. */
export interface Neutrals {
  text: string;
  softText: string;
  disabledText: string;
  border: string;
  /** Borders of inputs: contrast of 3 on the surface, so that a field is visible without its text (WCAG 2.2, 1.4.11). */
  inputBorder: string;
  surface: string;
  /** Table headers and other subdued areas. */
  mutedSurface: string;
  /** Hover overlay on any surface. */
  hover: string;
  /** Background of tooltips. */
  tooltip: string;
}

/** Colors of states and messages: `main` for text and buttons, `light` as background. */
export type StatusColors = Readonly<Record<'success' | 'warning' | 'error' | 'info', { main: string; light: string }>>;

/** What lifts menus, dialogs and other popups from the content. A border, because shadows are invisible in the dark. */
export interface PopupTokens {
  surface: string;
  /** Visible on the popup's surface and on those of the content. */
  border: string;
  shadow: string;
}

/** All colors of the content in one mode, except the primary color. */
export interface Tokens {
  isDark: boolean;
  neutrals: Neutrals;
  popup: PopupTokens;
  status: StatusColors;
}

const LIGHT: Tokens = {
  isDark: false,
  neutrals: {
    text: '#1d2129',
    softText: '#566170',
    disabledText: '#98a1ad',
    border: '#e3e8ee',
    inputBorder: '#8a94a1',
    surface: '#ffffff',
    mutedSurface: '#f7f9fb',
    hover: 'rgb(0 0 0 / 5%)',
    tooltip: '#2b323c',
  },
  popup: {
    surface: '#ffffff',
    border: '#c3ccd6',
    shadow: '0 2px 6px rgb(16 24 40 / 10%), 0 10px 28px rgb(16 24 40 / 20%)',
  },
  status: {
    success: { main: '#26702b', light: '#e9f5ea' },
    warning: { main: '#955000', light: '#fdf3e4' },
    error: { main: '#c02a26', light: '#fdecec' },
    info: { main: '#1c5fa8', light: '#e9f1fb' },
  },
};

const DARK: Tokens = {
  isDark: true,
  neutrals: {
    text: '#e6eaf0',
    softText: '#a7b1bf',
    disabledText: '#6f7a88',
    border: '#2d343e',
    inputBorder: '#707b8a',
    surface: '#171b21',
    mutedSurface: '#1d222a',
    hover: 'rgb(255 255 255 / 8%)',
    tooltip: '#3a424e',
  },
  popup: {
    surface: '#1d222a',
    border: '#55606e',
    shadow: '0 2px 6px rgb(0 0 0 / 40%), 0 10px 28px rgb(0 0 0 / 60%)',
  },
  status: {
    success: { main: '#7fd08a', light: '#17301c' },
    warning: { main: '#f0b45c', light: '#33270f' },
    error: { main: '#ff918c', light: '#3b1d1e' },
    info: { main: '#8bbcf2', light: '#16283c' },
  },
};

/** Returns the colors of the content, light or dark. */
export const tokensOf = (isDark: boolean): Tokens => (isDark ? DARK : LIGHT);

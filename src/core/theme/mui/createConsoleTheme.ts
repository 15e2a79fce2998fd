import deepmerge from '@mui/utils/deepmerge';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import type { Appearance } from '../appearance';
import { primaryShades } from '../primaryShades';
import type { ShellColors } from '../ShellTheme';
import { shellColors } from '../themeBackground';
import { tokensOf } from '../tokens';
import { colorStyles } from './colorStyles';
import { type ControlMetrics, controlMetrics } from './controlMetrics';
import { controlStyles } from './controlStyles';
import { createPalette } from './palette';
import { popupStyles } from './popupStyles';

declare module '@mui/material/styles' {
  interface Theme {
    /** Colors of header, sidebar and tabs; `background` includes the theme's image. */
    shell: ShellColors;
    controls: ControlMetrics;
  }
  interface ThemeOptions {
    shell?: ShellColors;
    controls?: ControlMetrics;
  }
}

/** Creates react-admin's theme options from the administrator's settings and MUI's texts. It is a pure function. */
export function createConsoleTheme(
  { theme, color, size }: Omit<Appearance, 'mode'>,
  { isDark = false, texts = {} }: { isDark?: boolean; texts?: RaThemeOptions['components'] } = {},
): RaThemeOptions {
  const controls = controlMetrics(size);
  const shades = primaryShades(color, isDark);
  const colorTokens = tokensOf(isDark);
  const shell = shellColors(theme, isDark);
  return {
    ...defaultTheme,
    shell,
    controls,
    sidebar: {},
    palette: createPalette(shades, colorTokens),
    shape: { borderRadius: 6 },
    typography: typography(controls),
    components: mergeComponents([
      defaultTheme.components,
      texts,
      DEFAULTS,
      controlStyles(controls),
      colorStyles(shades, colorTokens),
      popupStyles(colorTokens),
    ]),
  };
}

/** Reuses an entry that only one part has, because `deepmerge` copies everything. */
function mergeComponents(parts: readonly RaThemeOptions['components'][]): RaThemeOptions['components'] {
  const components: Record<string, object> = {};
  for (const [name, own] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    const existing = components[name];
    components[name] = existing ? deepmerge(existing, own) : own;
  }
  return components;
}

function typography({ fontSize }: ControlMetrics): RaThemeOptions['typography'] {
  const small = { fontSize: '1rem', fontWeight: 600 };
  return {
    fontFamily: 'var(--console-font)',
    fontSize,
    h1: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.4 },
    h2: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.4 },
    h3: { ...small, lineHeight: 1.5 },
    h4: small,
    h5: small,
    h6: small,
    subtitle1: { fontSize: `${fontSize}px` },
    subtitle2: { fontSize: `${fontSize}px` },
    caption: { fontSize: '12px' },
    body1: { fontSize: `${fontSize}px` },
    body2: { fontSize: `${Math.max(12, fontSize - 1)}px` },
    button: { textTransform: 'none', fontWeight: 500 },
  };
}

const pessimistic = { defaultProps: { mutationMode: 'pessimistic' } } as const;
const field = { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } } as const;

/** Defaults that depend on neither color nor size. */
const DEFAULTS: RaThemeOptions['components'] = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: { defaultProps: { disableElevation: true, size: 'medium' } },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiFormControl: field,
  MuiTextField: field,
  MuiTooltip: { defaultProps: { arrow: true, enterDelay: 300 } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 600 } } },
  MuiDialogActions: {
    // Buttons with long labels wrap to a new line, especially on phones.
    styleOverrides: {
      root: {
        padding: '12px 24px 20px',
        flexWrap: 'wrap',
        gap: 8,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      },
    },
  },
  // Updates are shown after the server has confirmed them; react-admin's default is optimistic or undoable.
  RaEdit: pessimistic,
  RaDeleteButton: pessimistic,
  RaBulkDeleteButton: pessimistic,
  RaUpdateButton: pessimistic,
  RaBulkUpdateButton: pessimistic,
};

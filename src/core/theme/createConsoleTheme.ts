import deepmerge from '@mui/utils/deepmerge';
import { defaultTheme, type RaThemeOptions } from 'react-admin';
import type { Appearance } from './appearance';
import { colorStyles } from './colorStyles';
import { type ControlMetrics, controlMetrics } from './controlMetrics';
import { controlStyles } from './controlStyles';
import { dressed } from './dressed';
import { createPalette } from './palette';
import { primaryTones } from './primaryTones';
import { printStyles } from './printStyles';
import type { ShellColors } from './ShellTheme';
import { styleVariables } from './styleVariables';
import { themeBackground } from './themeBackground';
import { tokensOf } from './tokens';
import { valueStyles } from './valueStyles';

declare module '@mui/material/styles' {
  interface Theme {
    /** Colours of header, sidebar and tabs; `background` holds the theme's picture too. */
    shell: ShellColors;
    controls: ControlMetrics;
  }
  interface ThemeOptions {
    shell?: ShellColors;
    controls?: ControlMetrics;
  }
}

/**
 * The system's own fonts, so that nothing is downloaded before a text can be read; Han characters as each language
 * writes them.
 */
const LATIN_FONTS = '-apple-system, "Segoe UI", Roboto';
const FONTS = {
  ':root': `${LATIN_FONTS}, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif`,
  ':root:lang(zh-Hant)': `${LATIN_FONTS}, "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC", sans-serif`,
  ':root:lang(ja)': `${LATIN_FONTS}, "Hiragino Sans", "Yu Gothic UI", Meiryo, "Noto Sans CJK JP", "Noto Sans JP", sans-serif`,
};

/** Builds the options of react-admin's theme from what the administrator chose, and MUI's texts in a language. Pure. */
export function createConsoleTheme(
  { theme, color, size }: Omit<Appearance, 'mode'>,
  { isDark = false, texts = {} }: { isDark?: boolean; texts?: RaThemeOptions['components'] } = {},
): RaThemeOptions {
  const controls = controlMetrics(size);
  const tones = primaryTones(color, isDark);
  const tokens = tokensOf(isDark);
  const worn = dressed(theme, isDark);
  const shell = { ...worn.colors, background: themeBackground(worn) };
  return {
    ...defaultTheme,
    shell,
    controls,
    sidebar: {},
    palette: createPalette(tones, tokens),
    shape: { borderRadius: 6 },
    typography: typography(controls),
    components: merged([
      defaultTheme.components,
      texts,
      baseStyles(styleVariables(shell, controls, tones, tokens), isDark, valueStyles(controls, tones, tokens)),
      controlStyles(controls),
      colorStyles(tones, tokens),
    ]),
  };
}

/** What a component has from one part only is taken as it is: `deepmerge` copies all it is given. */
function merged(parts: readonly RaThemeOptions['components'][]): RaThemeOptions['components'] {
  const components: Record<string, object> = {};
  for (const [name, own] of parts.flatMap((part) => Object.entries(part ?? {}))) {
    const below = components[name];
    components[name] = below ? deepmerge(below, own) : own;
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

/** Stronger than the styles by which components take their outline away. */
const FOCUS = { outline: '2px solid var(--focus-ring)', outlineOffset: 'var(--focus-offset, 1px)' };

/** What neither colour nor size changes, and the classes of values. */
function baseStyles(
  variables: Readonly<Record<string, string>>,
  isDark: boolean,
  values: ReturnType<typeof valueStyles>,
): RaThemeOptions['components'] {
  const pessimistic = { defaultProps: { mutationMode: 'pessimistic' } } as const;
  const field = { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } } as const;
  return {
    MuiCssBaseline: {
      styleOverrides: {
        ...Object.fromEntries(Object.entries(FONTS).map(([root, fonts]) => [root, { '--console-font': fonts }])),
        // Scroll bars and the browser's own controls follow.
        html: { ...variables, colorScheme: isDark ? 'dark' : 'light' },
        body: { overflow: 'hidden' },
        // Screen readers and keyboards see where they are, also where a component hides its own outline.
        // Inputs show it by their frame; what scripts alone may focus is no place to be, but where arrow keys or a jump lead.
        'body :focus-visible:not(input, textarea, [contenteditable], [tabindex="-1"]:not(a, button, h2))': FOCUS,
        '.MuiCheckbox-root.Mui-focusVisible, .MuiRadio-root.Mui-focusVisible, .MuiSwitch-switchBase.Mui-focusVisible':
          FOCUS,
        ...values,
        ...printStyles,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            // What goes round for ever would flicker.
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
          },
        },
      },
    },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { defaultProps: { disableElevation: true, size: 'medium' } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: { defaultProps: { variant: 'outlined' } },
    MuiFormControl: field,
    MuiTextField: field,
    MuiTooltip: { defaultProps: { arrow: true, enterDelay: 300 } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.0625rem', fontWeight: 600 } } },
    MuiDialogActions: {
      // Long words of other languages go onto a line of their own, on telephones above all.
      styleOverrides: {
        root: {
          padding: '12px 24px 20px',
          flexWrap: 'wrap',
          gap: 8,
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        },
      },
    },
    // Writes are shown when the server has done them, never before (react-admin's default shows them first).
    RaEdit: pessimistic,
    RaDeleteButton: pessimistic,
    RaBulkDeleteButton: pessimistic,
    RaUpdateButton: pessimistic,
    RaBulkUpdateButton: pessimistic,
  };
}

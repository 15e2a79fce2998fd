import type { Tone } from '../../../contract/fields';
import type { ControlMetrics } from './controlMetrics';
import type { PrimaryTones } from './primaryTones';
import type { Tokens } from './tokens';

/**
 * How single values of records look. Plain classes, made once with the theme: a list has hundreds of values, and a style made
 * for each of them takes most of the time until it is there.
 */
export function valueStyles(
  { chip, inner, fontSize }: ControlMetrics,
  { ink }: PrimaryTones,
  { neutrals, status, isDark }: Tokens,
) {
  const tones: Record<Tone, string> = {
    neutral: neutrals.disabledText,
    positive: status.success.main,
    warning: status.warning.main,
    danger: status.error.main,
    info: status.info.main,
  };
  return {
    '.kit-chip': {
      '--strength': isDark ? '22%' : '12%',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '6px',
      paddingInline: '8px',
      borderRadius: '10px',
      fontSize: '0.75rem',
      fontWeight: 500,
      lineHeight: `${chip - 4}px`,
      whiteSpace: 'nowrap',
      verticalAlign: 'middle',
      color: neutrals.text,
      backgroundColor: 'color-mix(in srgb, var(--tone) var(--strength), transparent)',
    },
    '.kit-chip-neutral': { '--strength': isDark ? '30%' : '16%' },
    ...Object.fromEntries(Object.entries(tones).map(([tone, color]) => [`.kit-chip-${tone}`, { '--tone': color }])),
    '.kit-chip-dot': { width: 6, height: 6, borderRadius: '50%', flex: 'none', backgroundColor: 'var(--tone)' },
    '@keyframes kit-beat': { '50%': { opacity: 0.25 } },
    '@media (prefers-reduced-motion: no-preference)': {
      '.kit-chip-live .kit-chip-dot': { animation: 'kit-beat 1.6s ease-in-out infinite' },
    },
    '.kit-color': {
      display: 'inline-block',
      width: 8,
      height: 8,
      borderRadius: '50%',
      marginInlineEnd: '6px',
      boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 15%)',
    },
    '.kit-chip .kit-color': { marginInlineEnd: 0 },
    '.kit-nothing': { color: neutrals.disabledText },
    '.kit-hidden': { color: neutrals.softText },
    '.kit-code': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '.kit-lines': { whiteSpace: 'pre-wrap' },
    '.kit-link': {
      font: 'inherit',
      textAlign: 'inherit',
      padding: 0,
      border: 0,
      background: 'none',
      color: ink,
      cursor: 'pointer',
      textDecoration: 'none',
    },
    '.kit-link:hover': { textDecoration: 'underline' },
    '.kit-tool': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: inner,
      height: inner,
      padding: 0,
      border: 0,
      borderRadius: '50%',
      background: 'none',
      color: neutrals.softText,
      fontSize: '1.125rem',
      cursor: 'pointer',
    },
    '.kit-loading': { display: 'block', width: '100%', height: 4 },
    '.kit-tool:hover, .kit-step:hover': { backgroundColor: neutrals.hover },
    '.kit-tool svg, .kit-step svg': { width: '1em', height: '1em', fill: 'currentColor' },
    '.kit-step': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      minHeight: inner,
      padding: '0 5px',
      border: 0,
      borderRadius: 6,
      background: 'none',
      font: 'inherit',
      fontSize: `${Math.max(12, fontSize - 1)}px`,
      fontWeight: 500,
      whiteSpace: 'nowrap',
      color: status.success.main,
      cursor: 'pointer',
    },
    '.kit-check': { width: 16, height: 16, margin: 4, accentColor: ink, cursor: 'pointer', verticalAlign: 'middle' },
    // A finger needs more than a mouse.
    '@media (pointer: coarse)': {
      '.kit-check': { width: 24, height: 24, margin: 0 },
      '.kit-link': { display: 'inline-block', minWidth: 24, minHeight: 24, lineHeight: '24px' },
    },
  };
}

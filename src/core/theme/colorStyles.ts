import type { ThemeOptions } from '@mui/material/styles';
import { mix } from './contrast';
import type { PrimaryTones } from './primaryTones';
import type { Tokens } from './tokens';

/** Colours of MUI's components where they differ from what the palette alone makes of them. */
export function colorStyles(
  { main, onMain, hover }: PrimaryTones,
  { isDark, neutrals, status }: Tokens,
): ThemeOptions['components'] {
  const filled = { backgroundColor: main, color: onMain };
  return {
    MuiButton: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'contained', color: 'primary' },
              style: {
                '--variant-containedBg': main,
                '--variant-containedColor': onMain,
                '@media (hover: hover)': { '&:hover': { '--variant-containedBg': hover } },
              },
            },
          ],
        },
      },
    },
    MuiBadge: {
      styleOverrides: { badge: { variants: [{ props: { color: 'primary' }, style: filled }] } },
    },
    MuiChip: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { color: 'primary', variant: 'filled' },
              style: { ...filled, '&&:hover, &&:focus-visible': { backgroundColor: hover } },
            },
          ],
        },
        deleteIcon: { color: neutrals.softText },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          variants: Object.entries(status).map(([colorSeverity, tones]) => ({
            props: { variant: 'standard', colorSeverity },
            style: {
              color: neutrals.text,
              backgroundColor: tones.light,
              border: `1px solid ${mix(tones.main, tones.light, 0.75)}`,
            },
          })),
        },
      },
    },
    // What is said about an input that is switched off is there to be read.
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: neutrals.softText } } } },
    // What lies above the content is a little lighter than it in the dark, not the lighter the higher.
    MuiPaper: {
      styleOverrides: {
        root: isDark
          ? {
              backgroundImage: 'none',
              '&.MuiPaper-elevation:not(.MuiPaper-elevation0)': { backgroundColor: neutrals.quiet },
            }
          : {},
      },
    },
    MuiCard: { styleOverrides: { root: { borderColor: neutrals.border } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: neutrals.inputBorder } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: mix(neutrals.border, neutrals.surface, 0.3) },
        head: { fontWeight: 600, color: neutrals.softText, backgroundColor: neutrals.quiet, whiteSpace: 'nowrap' },
        stickyHeader: { backgroundColor: neutrals.quiet },
      },
    },
    MuiTooltip: {
      styleOverrides: { tooltip: { backgroundColor: neutrals.tooltip }, arrow: { color: neutrals.tooltip } },
    },
  };
}

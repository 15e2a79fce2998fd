import type { ThemeOptions } from '@mui/material/styles';
import { mix } from './contrast';
import { NEUTRALS, STATUS_TONES } from './palette';
import type { PrimaryTones } from './primaryTones';

/** Colours of MUI's components where they differ from what the palette alone makes of them. */
export function colorStyles({ main, onMain, hover }: PrimaryTones): ThemeOptions['components'] {
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
        deleteIcon: { color: NEUTRALS.softText },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: {
          variants: Object.entries(STATUS_TONES).map(([colorSeverity, tones]) => ({
            props: { variant: 'standard', colorSeverity },
            style: {
              color: NEUTRALS.text,
              backgroundColor: tones.light,
              border: `1px solid ${mix(tones.main, tones.light, 0.75)}`,
            },
          })),
        },
      },
    },
    // What is said about an input that is switched off is there to be read.
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: NEUTRALS.softText } } } },
    MuiCard: { styleOverrides: { root: { borderColor: NEUTRALS.border } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: NEUTRALS.inputBorder } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: mix(NEUTRALS.border, NEUTRALS.surface, 0.3) },
        head: { fontWeight: 600, color: NEUTRALS.softText, backgroundColor: NEUTRALS.quiet, whiteSpace: 'nowrap' },
        stickyHeader: { backgroundColor: NEUTRALS.quiet },
      },
    },
    MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: '#2b323c' }, arrow: { color: '#2b323c' } } },
  };
}

import type { ThemeOptions } from '@mui/material/styles';
import { mix } from '../colors/contrast';
import type { PrimaryShades } from '../primaryShades';
import type { Tokens } from '../tokens';

/** Returns style overrides for MUI components whose colors do not follow from the palette. */
export function colorStyles(
  { main, onMain, hover }: PrimaryShades,
  { isDark, neutrals, popup, status }: Tokens,
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
          variants: Object.entries(status).map(([colorSeverity, statusColors]) => ({
            props: { variant: 'standard', colorSeverity },
            style: {
              color: neutrals.text,
              backgroundColor: statusColors.light,
              border: `1px solid ${mix(statusColors.main, statusColors.light, 0.75)}`,
            },
          })),
        },
      },
    },
    // Help text of a disabled input must be readable.
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: neutrals.softText } } } },
    // In dark mode, raised surfaces are slightly lighter than the content, regardless of their elevation.
    MuiPaper: {
      styleOverrides: {
        root: isDark
          ? {
              backgroundImage: 'none',
              '&.MuiPaper-elevation:not(.MuiPaper-elevation0)': { backgroundColor: popup.surface },
            }
          : {},
      },
    },
    MuiCard: { styleOverrides: { root: { borderColor: neutrals.border } } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: neutrals.inputBorder } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: mix(neutrals.border, neutrals.surface, 0.3) },
        head: {
          fontWeight: 600,
          color: neutrals.softText,
          backgroundColor: neutrals.mutedSurface,
          whiteSpace: 'nowrap',
        },
        stickyHeader: { backgroundColor: neutrals.mutedSurface },
      },
    },
  };
}

import type { ThemeOptions } from '@mui/material/styles';
import type { Tokens } from '../tokens';

/** Returns border, shadow and surface of everything that opens above the page, the same for all kinds. */
export function popupStyles({ neutrals, popup }: Tokens): ThemeOptions['components'] {
  const border = `1px solid ${popup.border}`;
  // Tooltips are dark in both modes, so that their border is a light one.
  const tooltipBorder = `1px solid ${neutrals.inputBorder}`;
  const raised = { border, boxShadow: popup.shadow };
  return {
    // Also menus and selects.
    MuiPopover: { styleOverrides: { paper: raised } },
    MuiAutocomplete: { styleOverrides: { paper: { ...raised, backgroundColor: popup.surface } } },
    MuiDialog: { styleOverrides: { paper: raised, paperFullScreen: { border: 0 } } },
    MuiDrawer: {
      styleOverrides: {
        paper: {
          variants: [
            { props: { variant: 'temporary' }, style: { boxShadow: popup.shadow } },
            { props: { variant: 'temporary', anchor: 'left' }, style: { borderRight: border } },
            { props: { variant: 'temporary', anchor: 'right' }, style: { borderLeft: border } },
          ],
        },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { backgroundColor: neutrals.tooltip, border: tooltipBorder, boxShadow: popup.shadow },
        // The arrow covers the border below it and continues it.
        arrow: { color: neutrals.tooltip, '&::before': { border: tooltipBorder } },
      },
    },
  };
}

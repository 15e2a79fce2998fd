/** How pages lie on paper: in full length and within its width, without what only a screen can be asked. */
export const printStyles = {
  '@media print': {
    body: { overflow: 'visible' },
    '.MuiButton-root, .MuiIconButton-root, .MuiCheckbox-root': { display: 'none' },
    '.MuiTableContainer-root': { maxHeight: 'none', overflow: 'visible' },
    '.MuiTableCell-root': { whiteSpace: 'normal' },
    tr: { breakInside: 'avoid' },
    // Measured for the screen; their shape stays.
    'main canvas, main figure svg, .recharts-surface': { maxWidth: '100%' },
    'main canvas': { height: 'auto !important' },
  },
} as const;

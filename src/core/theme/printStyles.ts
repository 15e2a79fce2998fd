/**
 * How pages lie on paper: in full length and within its width, without what only a screen can be asked. Components' own
 * styles come later in the document, hence what is important.
 */
export const printStyles = {
  '@media print': {
    body: { overflow: 'visible' },
    '.MuiButton-root, .MuiIconButton-root, .MuiCheckbox-root, .kit-button, .kit-check, .kit-tool, .kit-step': {
      display: 'none !important',
    },
    '.MuiTableContainer-root, .kit-table': { maxHeight: 'none !important', overflow: 'visible !important' },
    '.MuiTableCell-root, .kit-cell': { whiteSpace: 'normal !important' },
    tr: { breakInside: 'avoid' },
    // Measured for the screen; their shape stays.
    'main canvas, .recharts-surface': { maxWidth: '100%' },
    'main canvas': { height: 'auto !important' },
  },
} as const;

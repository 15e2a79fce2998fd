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
    // Columns of tools, and what nobody types into on paper.
    '.kit-actions, .kit-checks, .kit-search, .MuiToggleButtonGroup-root': { display: 'none !important' },
    // What stays in sight on the screen would lie over the rows of the next sheet.
    '.kit-head, .kit-title': { position: 'static !important' },
    '.MuiTableContainer-root, .kit-table': { maxHeight: 'none !important', overflow: 'visible !important' },
    '.MuiTableCell-root, .kit-cell': { whiteSpace: 'normal !important' },
    'tr, li, figure, .kit-figure': { breakInside: 'avoid' },
    // Measured for the screen; their shape stays.
    'main canvas, .recharts-surface': { maxWidth: '100%' },
    'main canvas': { height: 'auto !important' },
  },
} as const;

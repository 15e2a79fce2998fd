/** Style of the names of keys. */
export const kbdSx = {
  '& kbd': { font: 'inherit', fontSize: 12, border: 1, borderColor: 'divider', borderRadius: 0.75, px: 0.75, mr: 0.5 },
};

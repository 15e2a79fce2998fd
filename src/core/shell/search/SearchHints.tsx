import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { kbdSx } from './kbdSx';

/** Keyboard hints at the bottom of the search panel. */
export function SearchHints({ showShortcuts }: { showShortcuts: () => void }) {
  const translate = useTranslate();
  const hints = [
    [['↑', '↓'], 'move'],
    [['Enter'], 'go'],
    [['S', 'Ctrl K'], 'openKey'],
    [['Esc'], 'closeKey'],
  ] as const;
  return (
    <Box
      sx={{
        display: { xs: 'none', sm: 'flex' },
        gap: 2,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: 12,
        color: 'text.secondary',
        ...kbdSx,
      }}
    >
      {hints.map(([keys, text]) => (
        <span key={text}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {translate(`console.search.${text}`)}
        </span>
      ))}
      <Box component="button" type="button" onClick={showShortcuts} sx={shortcutsLink}>
        {translate('console.shortcuts.title')}
      </Box>
    </Box>
  );
}

const shortcutsLink = {
  font: 'inherit',
  color: 'primary.dark',
  background: 'none',
  border: 0,
  p: 0,
  ml: 'auto',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
};

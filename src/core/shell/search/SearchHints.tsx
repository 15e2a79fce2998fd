import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Keyboard hints at the bottom of the search panel. */
export function SearchHints() {
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
        '& kbd': { font: 'inherit', border: 1, borderColor: 'divider', borderRadius: 0.75, px: 0.75, mr: 0.5 },
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
    </Box>
  );
}

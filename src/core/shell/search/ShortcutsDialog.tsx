import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import { kbdSx } from './kbdSx';

/** The keyboard shortcuts that work on every page, by place. Texts are in `console.shortcuts`. */
const GROUPS = [
  {
    place: 'everywhere',
    keys: [
      [['S', 'Ctrl K'], 'search'],
      [['?'], 'help'],
      [['Ctrl Shift E'], 'reopenTab'],
      [['Esc'], 'close'],
    ],
  },
  {
    place: 'inSearch',
    keys: [
      [['↑', '↓'], 'choose'],
      [['Enter'], 'open'],
    ],
  },
  {
    place: 'tabs',
    keys: [
      [['←', '→'], 'nextTab'],
      [['Home', 'End'], 'firstTab'],
      [['Delete'], 'closeTab'],
      [['Shift F10'], 'tabMenu'],
    ],
  },
  {
    place: 'lists',
    keys: [
      [['Enter'], 'applySearch'],
      [['Esc'], 'clearSearch'],
      [['Delete'], 'removeFilter'],
      [['Space'], 'peekRow'],
    ],
  },
  {
    place: 'peek',
    keys: [
      [['J', 'K'], 'peekNext'],
      [['Enter'], 'peekOpen'],
      [['Esc'], 'peekClose'],
    ],
  },
] as const;

/** Lists the keyboard shortcuts of the console. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="shortcuts-title" onClose={onClose}>
      <DialogTitle id="shortcuts-title">{translate('console.shortcuts.title')}</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gap: '20px 40px', gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {GROUPS.map(({ place, keys }) => (
          <section key={place} aria-labelledby={`shortcuts-${place}`}>
            <Box component="h3" id={`shortcuts-${place}`} sx={{ m: 0, mb: 1, fontSize: 13, color: 'text.secondary' }}>
              {translate(`console.shortcuts.${place}`)}
            </Box>
            <Box component="dl" sx={{ m: 0, ...kbdSx }}>
              {keys.map(([names, text]) => (
                <Box key={text} sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 34 }}>
                  <Box component="dt" sx={{ flex: 1 }}>
                    {translate(`console.shortcuts.${text}`)}
                  </Box>
                  <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </Box>
                </Box>
              ))}
            </Box>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('console.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

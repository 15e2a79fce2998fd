import { Button, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Background colors of the label before a message in the browser's console. */
const COLORS = { default: '#35495E', primary: '#1F5FE0', success: '#2E7D32', warning: '#B25E00', danger: '#C9302C' };

export default function LogConsole() {
  const translate = useTranslate();
  // Messages for support belong in the front-end log; the browser's console is for developers and errors.
  const print = (kind: string, color: string) =>
    console.error('%c demo %c %s', `background:${color};color:#fff;border-radius:3px`, `color:${color}`, kind);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography>{translate('demo.logConsole.hint')}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {Object.entries(COLORS).map(([kind, color]) => (
          <Button key={kind} variant="outlined" onClick={() => print(kind, color)}>
            {kind}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

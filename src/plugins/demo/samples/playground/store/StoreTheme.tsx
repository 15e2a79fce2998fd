import { Button, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useThemeSettings } from '../../../../../core/plugin-api';

export default function StoreTheme() {
  const translate = useTranslate();
  const { theme: active, themes, color, presetColors, change } = useThemeSettings();
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('demo.storeTheme.name')}</TableCell>
            <TableCell>{translate('demo.storeTheme.version')}</TableCell>
            <TableCell component="td" />
          </TableRow>
        </TableHead>
        <TableBody>
          {themes.map(({ name, version }) => (
            <TableRow key={name}>
              <TableCell>{translate(`console.theme.names.${name}`)}</TableCell>
              <TableCell>{version}</TableCell>
              <TableCell align="right">
                <Button size="small" disabled={name === active.name} onClick={() => change({ theme: name })}>
                  {translate(name === active.name ? 'console.theme.active' : 'console.theme.use')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button variant="outlined" onClick={() => change({ theme: 'no-such-theme' })}>
        {translate('demo.storeTheme.unknown')}
      </Button>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {Object.entries(presetColors).map(([name, preset]) => (
          <Button
            key={name}
            variant={preset === color ? 'contained' : 'outlined'}
            onClick={() => change({ color: preset })}
          >
            {translate(`console.color.names.${name}`)}
          </Button>
        ))}
        <Button variant="text" onClick={() => change({ color: '' })}>
          {translate('console.color.names.default')}
        </Button>
      </Stack>
    </Stack>
  );
}

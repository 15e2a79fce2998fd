import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { CodeBlock } from '../../../../core/kit';
import { useCookies } from '../../../../core/plugin-api';

export default function JsCookie() {
  const translate = useTranslate();
  const cookies = useCookies();
  const [shown, setShown] = useState('');
  const all = () => Object.fromEntries(cookies.names().map((name) => [name, cookies.get(name)]));
  const actions: Record<string, () => void> = {
    set: () => cookies.set('sample', String(Date.now())),
    setWeek: () => cookies.set('sample-week', String(Date.now()), 7),
    remove: () => cookies.remove('sample'),
  };
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {Object.entries(actions).map(([name, act]) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() => {
              act();
              setShown(JSON.stringify(all(), null, 2));
            }}
          >
            {translate(`demo.jsCookie.${name}`)}
          </Button>
        ))}
        <Button variant="contained" onClick={() => setShown(JSON.stringify(all(), null, 2))}>
          {translate('demo.jsCookie.getAll')}
        </Button>
      </Stack>
      {shown && <CodeBlock label={translate('demo.jsCookie.all')} language="json" code={shown} />}
    </Stack>
  );
}

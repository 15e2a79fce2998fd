import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useTabs, useUnsavedInput } from '../../../../../core/plugin-api';

export default function StorePage() {
  const translate = useTranslate();
  const tabs = useTabs();
  const [text, setText] = useState('');
  // Marks the tab as unsaved; every way to close it asks for confirmation first.
  useUnsavedInput(text !== '');
  const commands = ['refresh', 'close', 'closeLeft', 'closeRight', 'closeOthers', 'closeAll'] as const;
  return (
    <Stack spacing={1.5}>
      <TextField
        label={translate('demo.storePage.text')}
        helperText={translate('demo.storePage.hint')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => tabs.open('/demo/playground/page-cache/params/1')}>
          {translate('demo.storePage.open')}
        </Button>
        {commands.map((command) => (
          <Button key={command} variant="outlined" onClick={() => tabs[command]()}>
            {translate(`demo.storePage.${command}`)}
          </Button>
        ))}
        <Button variant="outlined" color="error" onClick={() => tabs.run('no-such-command')}>
          {translate('demo.storePage.unknown')}
        </Button>
      </Stack>
    </Stack>
  );
}

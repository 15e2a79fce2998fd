import { Button, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLog } from '../../../../../core/plugin-api';
import { LogLink } from '../../parts/LogLink';

export default function LogLog() {
  const translate = useTranslate();
  const log = useLog();
  const [text, setText] = useState('');
  const push = (event: FormEvent) => {
    event.preventDefault();
    log.push({ message: text, meta: { sample: 'log/log' } });
    setText('');
  };
  return (
    <Stack component="form" spacing={1.5} onSubmit={push} sx={{ alignItems: 'flex-start' }}>
      <TextField
        label={translate('demo.logLog.text')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        helperText={translate('demo.logLog.hint')}
      />
      <Button type="submit" variant="contained" disabled={text.trim() === ''}>
        {translate('demo.logLog.push')}
      </Button>
      <LogLink />
    </Stack>
  );
}

import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { saveFile } from '../../../../core/kit';

export default function ExportTxt() {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState('');
  const save = () => {
    if (text.trim() === '') notify('demo.exportTxt.empty', { type: 'warning' });
    else
      saveFile({
        name: `${translate('demo.exportTxt.fileName')}.txt`,
        type: 'text/plain;charset=utf-8',
        content: text,
      });
  };
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <TextField
        multiline
        minRows={5}
        label={translate('demo.exportTxt.text')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button variant="contained" onClick={save}>
        {translate('demo.exportTxt.save')}
      </Button>
    </Stack>
  );
}

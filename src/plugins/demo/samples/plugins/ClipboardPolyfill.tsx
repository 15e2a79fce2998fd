import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { CopyButton } from '../../../../core/kit';

export default function ClipboardPolyfill() {
  const translate = useTranslate();
  const notify = useNotify();
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState('');
  const refused = () => notify('demo.clipboardPolyfill.refused', { type: 'warning' });
  const copyStyled = async () => {
    const html = `<p style="color:#c71585"><b>${translate('demo.clipboardPolyfill.sample')}</b></p>`;
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([translate('demo.clipboardPolyfill.sample')], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
    notify('demo.clipboardPolyfill.copied', { type: 'success' });
  };
  const paste = async () => setPasted(await navigator.clipboard.readText());
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <TextField
        label={translate('demo.clipboardPolyfill.text')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {/* The kit's button also works without a secure connection; styled text and reading do not. */}
      <CopyButton text={text} />
      <Button variant="outlined" disabled={!navigator.clipboard} onClick={() => copyStyled().catch(refused)}>
        {translate('demo.clipboardPolyfill.copyStyled')}
      </Button>
      <Button variant="outlined" disabled={!navigator.clipboard} onClick={() => paste().catch(refused)}>
        {translate('demo.clipboardPolyfill.paste')}
      </Button>
      {pasted && <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{pasted}</Typography>}
    </Stack>
  );
}

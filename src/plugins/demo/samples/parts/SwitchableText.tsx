import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LongText } from './LongText';

/** Toggles between a text that fits and one that scrolls. */
export function SwitchableText() {
  const translate = useTranslate();
  const [isLong, setLong] = useState(false);
  return (
    <>
      <FormControlLabel
        label={translate('demo.container.long')}
        control={<Switch checked={isLong} onChange={(_, next) => setLong(next)} />}
      />
      {isLong ? (
        <LongText />
      ) : (
        <Typography sx={{ mt: 1 }}>{translate('demo.container.paragraph', { number: 1 })}</Typography>
      )}
    </>
  );
}

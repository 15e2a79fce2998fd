import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

const NUMBERS = Array.from({ length: 30 }, (_, index) => index + 1);

/** Numbered paragraphs, enough to overflow. */
export function LongText() {
  const translate = useTranslate();
  return NUMBERS.map((number) => (
    <Typography key={number} sx={{ mt: 1 }}>
      {translate('demo.container.paragraph', { number })}
    </Typography>
  ));
}

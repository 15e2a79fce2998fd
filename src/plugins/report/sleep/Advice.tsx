import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { KitRecord } from '../../../core/kit';
import { adviceTexts } from './scoreTexts';

/** Shows advice for the findings of the night. */
export function Advice({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const advices = adviceTexts(record, translate);
  if (advices.length === 0) {
    return <Typography variant="body2">{translate('report-manage.sleep.advices.none')}</Typography>;
  }
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, fontSize: '0.875rem' }}>
      {advices.map((advice) => (
        <li key={advice}>{advice}</li>
      ))}
    </Box>
  );
}

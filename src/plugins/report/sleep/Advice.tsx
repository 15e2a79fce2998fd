import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { KitRecord } from '../../../core/kit';
import { sleepFindingCodes } from '../entities/sleepRules';

/** What may help, by what stands out in the night. */
export function Advice({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const found = Array.isArray(record.findings) ? record.findings : [];
  const advised = sleepFindingCodes.filter((code) => found.includes(code));
  if (advised.length === 0) {
    return <Typography variant="body2">{translate('report-manage.sleep.advices.none')}</Typography>;
  }
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, fontSize: '0.875rem' }}>
      {advised.map((code) => (
        <li key={code}>{translate(`report-manage.sleep.advices.${code}`)}</li>
      ))}
    </Box>
  );
}

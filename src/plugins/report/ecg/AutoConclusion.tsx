import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { KitRecord } from '../../../core/kit';
import { ecgSummary } from './ecgSummary';

/** What the analysis concludes, apart from what a doctor says. */
export function AutoConclusion({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  return (
    <Typography variant="body2" sx={{ marginBlockStart: 1.5, overflowWrap: 'anywhere' }}>
      <strong>{translate('report-manage.ecg.auto.title')}</strong> {ecgSummary(record, { locale, translate })}
    </Typography>
  );
}

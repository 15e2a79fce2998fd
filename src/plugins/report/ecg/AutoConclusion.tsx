import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { KitRecord } from '../../../core/kit';
import { ecgSummary } from './ecgSummary';

/** Shows the conclusion of the analysis, separate from that of a doctor. */
export function AutoConclusion({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  return (
    <Typography variant="body2" sx={{ marginBlockStart: 1.5, overflowWrap: 'anywhere' }}>
      <strong>{translate('report-manage.ecg.auto.title')}</strong> {ecgSummary(record, { locale, translate })}
    </Typography>
  );
}

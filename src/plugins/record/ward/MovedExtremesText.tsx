import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { listSeparator } from '../../../../contract/values/listSeparator';
import { fieldLabel, formatMoment } from '../../../core/kit';
import type { WardAlert } from '../entities/alerts/wearerAlert';

/** Shows which extreme limits a doctor has moved for a wearer, when and why. */
export function MovedExtremesText({ extremes }: Pick<WardAlert, 'extremes'>) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  if (!extremes) return null;
  const limits = Object.entries(extremes.limits).filter(([, limit]) => typeof limit === 'number');
  return (
    <Typography variant="caption" component="div" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
      {translate('record-manage.ward.extremes', {
        doctor: extremes.doctorName ?? '',
        time: formatMoment(extremes.time),
        limits: limits
          .map(([name, limit]) => `${translate(fieldLabel({ name: 'deviceUser' }, `extremeLimits.${name}`))} ${limit}`)
          .join(listSeparator(locale)),
        reason: extremes.reason,
      })}
    </Typography>
  );
}

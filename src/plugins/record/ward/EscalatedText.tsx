import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDuration, formatMoment } from '../../../core/kit';
import type { WardAlert } from '../entities/alerts/wearerAlert';
import { type NotifiedLine, notifiedLines } from './notifiedLines';

/**
 * Shows since when nobody has taken an alert on, and whom a message about it has reached. Undelivered messages do not count.
 */
export function EscalatedText({ patient }: { patient: WardAlert }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const { escalation, raisedTime } = patient;
  if (!raisedTime || (escalation !== 'post' && escalation !== 'lead')) return null;
  const textOf = ({ key, count, read, name, time }: NotifiedLine) =>
    translate(`record-manage.ward.told.${key}`, { count, read, name, time: time ? formatMoment(time) : '' });
  return (
    <Box
      title={formatMoment(raisedTime)}
      sx={{ color: escalation === 'lead' ? 'error.main' : 'warning.main', overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {translate('record-manage.ward.escalated', {
          duration: formatDuration(Date.now() - Date.parse(raisedTime), locale),
        })}
      </Typography>
      {notifiedLines(patient).map((line) => (
        <Typography key={`${line.key} ${line.name}`} variant="body2">
          {textOf(line)}
        </Typography>
      ))}
    </Box>
  );
}

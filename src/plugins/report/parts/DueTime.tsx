import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { parseIsoMoment } from '../../../../contract/moment';
import { EmptyValue, formatMoment, type KitRecord } from '../../../core/kit';
import { WAITING_STATUSES } from '../entities/reportCodes';

/** Shows the review deadline of a critical report and highlights it when overdue. */
export function DueTime({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const due = typeof record.dueTime === 'string' ? parseIsoMoment(record.dueTime) : undefined;
  if (due === undefined) return <EmptyValue />;
  const isWaiting = WAITING_STATUSES.some((status) => status === record.status);
  const isLate = isWaiting && due < Date.now();
  return (
    <Box component="span" sx={isLate ? { color: 'error.main', fontWeight: 600 } : undefined}>
      {formatMoment(String(record.dueTime))}
      {isLate && ` ${translate('report-manage.late')}`}
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { momentOf } from '../../../../contract/moment';
import { formatMoment, type KitRecord, Nothing } from '../../../core/kit';
import { WAITING_STATUSES } from '../entities/reportCodes';

/** By when a critical report is to be reviewed; late ones stand out. */
export function DueTime({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const due = typeof record.dueTime === 'string' ? momentOf(record.dueTime) : undefined;
  if (due === undefined) return <Nothing />;
  const isWaiting = WAITING_STATUSES.some((status) => status === record.status);
  const isLate = isWaiting && due < Date.now();
  return (
    <Box component="span" sx={isLate ? { color: 'error.main', fontWeight: 600 } : undefined}>
      {formatMoment(String(record.dueTime))}
      {isLate && ` ${translate('report-manage.late')}`}
    </Box>
  );
}

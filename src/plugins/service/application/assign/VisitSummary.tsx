import Typography from '@mui/material/Typography';
import { FieldValue, type KitRecord } from '../../../../core/kit';
import { serviceApplication } from '../../entities/applications/serviceApplication';
import { planText } from '../planText';

/** Summarizes the visit in one line. */
export function VisitSummary({ record }: { record: KitRecord }) {
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      {String(record.applicationNo)} · <FieldValue entity={serviceApplication} source="elderlyName" record={record} /> ·{' '}
      <FieldValue entity={serviceApplication} source="serviceTypeId" record={record} /> · {planText(record)}
    </Typography>
  );
}

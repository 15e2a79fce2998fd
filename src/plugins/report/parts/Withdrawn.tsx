import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { choiceLabel, type KitRecord } from '../../../core/kit';
import { ecg } from '../entities/ecg';

/** Says of a report that counts no more why that is so. */
export function Withdrawn({ report: { status, withdrawnFor, statusReason } }: { report: KitRecord }) {
  const translate = useTranslate();
  if (status !== 'invalid' && status !== 'recalled') return null;
  // The same fields in all kinds.
  const why = typeof withdrawnFor === 'string' ? translate(choiceLabel(ecg, 'withdrawnFor', withdrawnFor)) : undefined;
  const state = translate(choiceLabel(ecg, 'status', status));
  return (
    <Alert severity={why === undefined ? 'warning' : 'error'}>
      {[state, why, statusReason].filter(Boolean).join(' · ')}
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { choiceLabel, type KitRecord } from '../../../core/kit';
import { ecg } from '../entities/ecg';

/** Shows why a report is no longer valid. */
export function Withdrawn({ report: { status, withdrawnFor, statusReason } }: { report: KitRecord }) {
  const translate = useTranslate();
  if (status !== 'invalid' && status !== 'recalled') return null;
  // The field is the same in all kinds.
  const why = typeof withdrawnFor === 'string' ? translate(choiceLabel(ecg, 'withdrawnFor', withdrawnFor)) : undefined;
  const state = translate(choiceLabel(ecg, 'status', status));
  return (
    <Alert severity={why === undefined ? 'warning' : 'error'}>
      {[state, why, statusReason].filter(Boolean).join(' · ')}
    </Alert>
  );
}

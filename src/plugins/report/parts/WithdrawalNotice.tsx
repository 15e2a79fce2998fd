import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { choiceLabel, type KitRecord } from '../../../core/kit';
import { ecg } from '../entities/ecg';

/** Shows why a report is no longer valid. */
export function WithdrawalNotice({ report: { status, withdrawnFor, statusReason } }: { report: KitRecord }) {
  const translate = useTranslate();
  if (status !== 'invalid' && status !== 'recalled') return null;
  // The field is the same in all kinds.
  const withdrawalReason =
    typeof withdrawnFor === 'string' ? translate(choiceLabel(ecg, 'withdrawnFor', withdrawnFor)) : undefined;
  const state = translate(choiceLabel(ecg, 'status', status));
  return (
    <Alert severity={withdrawalReason === undefined ? 'warning' : 'error'}>
      {[state, withdrawalReason, statusReason].filter(Boolean).join(' · ')}
    </Alert>
  );
}

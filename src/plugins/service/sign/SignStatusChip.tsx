import { useTranslate } from 'react-admin';
import { choiceLabel, EmptyValue, StatusChip } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { isSignStatus, signStatusColors } from './signStatusColors';

/** Shows the sign status of a visit as a word, with the colors of the monitoring. */
export function SignStatusChip({ status }: { status: unknown }) {
  const translate = useTranslate();
  if (!isSignStatus(status)) return <EmptyValue />;
  return (
    <StatusChip {...signStatusColors(status)} isLive={status === 'inService'}>
      {translate(choiceLabel(serviceApplication, 'signStatus', status))}
    </StatusChip>
  );
}

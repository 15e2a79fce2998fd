import { useTranslate } from 'react-admin';
import { choiceLabel, Nothing, StatusChip } from '../../../core/kit';
import { serviceApplication } from '../entities/serviceApplication';
import { isSignStatus, signStatusLook } from './signStatusLook';

/** Shows the sign status of a visit as a word, with the colors of the monitoring. */
export function SignStatusChip({ status }: { status: unknown }) {
  const translate = useTranslate();
  if (!isSignStatus(status)) return <Nothing />;
  return (
    <StatusChip {...signStatusLook(status)} isLive={status === 'inService'}>
      {translate(choiceLabel(serviceApplication, 'signStatus', status))}
    </StatusChip>
  );
}

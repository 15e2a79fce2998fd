import { useTranslate } from 'react-admin';
import { choiceLabel, Nothing, StatusChip } from '../../../core/kit';
import { serviceApplication } from '../entities/serviceApplication';
import { isSignStatus, signStatusLook } from './signStatusLook';

/** How far the signing of a visit has come, in the colours of the monitoring; the word says it too. */
export function SignStatusChip({ status }: { status: unknown }) {
  const translate = useTranslate();
  if (!isSignStatus(status)) return <Nothing />;
  return (
    <StatusChip {...signStatusLook(status)} isLive={status === 'inService'}>
      {translate(choiceLabel(serviceApplication, 'signStatus', status))}
    </StatusChip>
  );
}

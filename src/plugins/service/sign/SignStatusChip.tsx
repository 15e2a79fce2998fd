import { useTranslate } from 'react-admin';
import { serviceApplication } from '../../../../contract/service/serviceApplication';
import { choiceLabel, Nothing, StatusChip } from '../../../core/kit';
import { isSignStatus, signStatusLooks } from './signStatusLooks';

/** How far the signing of a visit has come, in the colours of the monitoring; the word says it too. */
export function SignStatusChip({ status }: { status: unknown }) {
  const translate = useTranslate();
  if (!isSignStatus(status)) return <Nothing />;
  const look = signStatusLooks[status];
  return (
    <StatusChip {...look} isLive={status === 'inService'}>
      {translate(choiceLabel(serviceApplication, 'signStatus', status))}
    </StatusChip>
  );
}

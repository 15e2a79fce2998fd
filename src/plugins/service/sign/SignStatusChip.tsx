import { useTranslate } from 'react-admin';
import { choiceLabel, EmptyValue, StatusChip, toneOf } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { signStatuses } from '../entities/signs/signStatus';

/** Shows the sign status of a visit as a word; a visit in service is marked as live. */
export function SignStatusChip({ status }: { status: unknown }) {
  const translate = useTranslate();
  if (!signStatuses.some((known) => known === status)) return <EmptyValue />;
  return (
    <StatusChip tone={toneOf(serviceApplication, 'signStatus', status)} isLive={status === 'inService'}>
      {translate(choiceLabel(serviceApplication, 'signStatus', String(status)))}
    </StatusChip>
  );
}

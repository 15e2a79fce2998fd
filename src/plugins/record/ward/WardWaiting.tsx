import { WaitingLink } from '../../../core/kit';
import { wearerAlert } from '../entities/wearerAlert';

/** Critical alerts that nobody has taken on, in the panel of the bell. */
export default function WardWaiting() {
  return (
    <WaitingLink
      entity={wearerAlert}
      label="record-manage.ward.waitingCritical"
      filter={{ status: 'open', alertLevel: 'critical' }}
      tone="danger"
      to="/jishan-smart/record-manage/index"
    />
  );
}

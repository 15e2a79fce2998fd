import { useGetIdentity } from 'react-admin';
import { WaitingLink } from '../../core/kit';
import { attendant } from './entities/attendant';
import { serviceApplication } from './entities/serviceApplication';

/** Shows what awaits this administrator's decision, in the panel of the bell. */
export default function ServiceWaiting() {
  const { data: identity } = useGetIdentity();
  const adminId = Number(identity?.adminId ?? 0);
  return (
    <>
      {adminId > 0 && (
        <WaitingLink
          entity={serviceApplication}
          label="service-manage.bell.approvals"
          filter={{ approvalAdminId: adminId }}
          tone="warning"
        />
      )}
      <WaitingLink
        entity={attendant}
        label="service-manage.bell.attendants"
        filter={{ status: 'pending' }}
        tone="warning"
      />
    </>
  );
}

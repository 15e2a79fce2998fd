import { userDeviceUser } from '../../../../contract/device/userDeviceUser';
import { EntityShow } from '../../../core/kit';
import { relationSections } from './relationSections';

/** Everything about one relation. */
export default function UserDeviceUserShow() {
  return (
    <EntityShow
      entity={userDeviceUser}
      sections={[
        {
          label: 'device-manage.relation.state',
          fields: ['status', 'applyTime', 'confirmTime', 'revokeReason'],
        },
        ...relationSections.map(({ label, fields }) => ({ label, fields })),
      ]}
    />
  );
}

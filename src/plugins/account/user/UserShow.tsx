import { useRecordContext } from 'react-admin';
import { user } from '../../../../contract/account/user';
import { userAddress } from '../../../../contract/service/userAddress';
import { EntityShow, RelatedList } from '../../../core/kit';
import { userSections } from './userSections';

/** Everything about one account, and the addresses that belong to it. */
export default function UserShow() {
  return (
    <EntityShow
      entity={user}
      sections={[
        ...userSections,
        {
          label: 'account-manage.user.state',
          fields: ['userNo', 'status', 'lastLoginTime', 'consentVersion', 'consentTime'],
        },
      ]}
    >
      <Addresses />
    </EntityShow>
  );
}

function Addresses() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <RelatedList
      entity={userAddress}
      filter={{ userId: record.id }}
      columns={['contactName', 'contactPhone', 'regionText', 'detail', 'isDefault']}
    />
  );
}

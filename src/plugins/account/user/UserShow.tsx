import { useRecordContext } from 'react-admin';
import { user } from '../../../../contract/account/user';
import { serviceApplication } from '../../../../contract/service/serviceApplication';
import { userAddress } from '../../../../contract/service/userAddress';
import { EntityShow, RelatedList } from '../../../core/kit';
import { Family } from './Family';

/** Everything about one account: the person, the membership, the family, and what belongs to it. */
export default function UserShow() {
  return (
    <EntityShow
      entity={user}
      sections={[
        {
          label: 'account-manage.user.account',
          fields: ['userNo', 'nickname', 'avatar', 'phone', 'gender', 'region', 'lastLoginTime', 'remark'],
        },
        {
          label: 'account-manage.user.identity',
          fields: ['verifyStatus', 'verifyReason', 'realName', 'idType', 'idNo'],
        },
        {
          label: 'account-manage.user.state',
          fields: ['status', 'vipId', 'vipExpire', 'consentVersion', 'consentTime'],
        },
      ]}
    >
      <Related />
    </EntityShow>
  );
}

function Related() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <>
      <Family id={Number(record.id)} isOpen={record.status !== 'cancelled'} />
      <RelatedList
        entity={userAddress}
        filter={{ userId: record.id }}
        columns={['contactName', 'contactPhone', 'regionText', 'detail', 'isDefault']}
      />
      <RelatedList
        entity={serviceApplication}
        filter={{ userId: record.id }}
        columns={['applicationNo', 'elderlyName', 'serviceTypeId', 'planStart', 'status']}
      />
    </>
  );
}

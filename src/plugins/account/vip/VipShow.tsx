import { useRecordContext } from 'react-admin';
import { user } from '../../../../contract/account/user';
import { vip } from '../../../../contract/account/vip';
import { EntityShow, RelatedList } from '../../../core/kit';
import { vipSections } from './vipSections';

/** Everything about one level, and who has it. */
export default function VipShow() {
  return (
    <EntityShow
      entity={vip}
      sections={[{ label: 'account-manage.vip.members', fields: ['memberCount'] }, ...vipSections]}
    >
      <Members />
    </EntityShow>
  );
}

function Members() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <RelatedList
      entity={user}
      filter={{ vipId: record.id }}
      columns={['userNo', 'nickname', 'vipExpire', 'status']}
      label="account-manage.vip.members"
    />
  );
}

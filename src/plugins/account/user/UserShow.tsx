import { useRecordContext } from 'react-admin';
import { EntityShow, RelatedList } from '../../../core/kit';
import { serviceApplication } from '../../service/entities/applications/serviceApplication';
import { userAddress } from '../../service/entities/places/userAddress';
import { user } from '../entities/user';
import { FamilyLinks } from './Family';

/** Shows everything about one account: the person, the membership, the family, and related records. */
export default function UserShow() {
  return (
    <EntityShow entity={user}>
      <Related />
    </EntityShow>
  );
}

function Related() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <>
      <FamilyLinks id={Number(record.id)} isOpen={record.status !== 'cancelled'} />
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

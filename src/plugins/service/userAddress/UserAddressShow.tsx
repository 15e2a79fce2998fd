import { EntityShow, type ShowOptions } from '../../../core/kit';
import { userAddress } from '../entities/userAddress';
import { AddressMap } from './AddressMap';
import { AddressUses } from './AddressUses';

const parts = {
  geofence: (record) => <AddressMap record={record} />,
  openVisits: (record) => <AddressUses record={record} />,
} satisfies ShowOptions<typeof userAddress>['parts'];

/** Everything about one place of service. */
export default function UserAddressShow() {
  return <EntityShow entity={userAddress} parts={parts} />;
}

import { userAddress } from '../../../../contract/service/userAddress';
import { EntityEdit } from '../../../core/kit';
import { userAddressSections } from './userAddressSections';

/** Changes a place of service. */
export default function UserAddressEdit() {
  return <EntityEdit entity={userAddress} sections={userAddressSections} />;
}

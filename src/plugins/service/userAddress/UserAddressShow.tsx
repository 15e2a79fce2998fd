import { userAddress } from '../../../../contract/service/userAddress';
import { EntityShow } from '../../../core/kit';
import { userAddressSections } from './userAddressSections';

/** Everything about one place of service. */
export default function UserAddressShow() {
  return <EntityShow entity={userAddress} sections={userAddressSections} />;
}

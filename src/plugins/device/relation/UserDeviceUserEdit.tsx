import { userDeviceUser } from '../../../../contract/device/userDeviceUser';
import { EntityEdit } from '../../../core/kit';
import { relationSections } from './relationSections';

/** Changes what a user may see of a wearer. */
export default function UserDeviceUserEdit() {
  return <EntityEdit entity={userDeviceUser} sections={relationSections} />;
}

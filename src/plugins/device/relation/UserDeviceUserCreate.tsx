import { userDeviceUser } from '../../../../contract/device/userDeviceUser';
import { EntityCreate } from '../../../core/kit';
import { relationSections } from './relationSections';

/** Enters who wants to follow a wearer; somebody else confirms it. */
export default function UserDeviceUserCreate() {
  return <EntityCreate entity={userDeviceUser} sections={relationSections} />;
}

import { deviceUser } from '../../../../contract/device/deviceUser';
import { EntityEdit } from '../../../core/kit';
import { wearerFormSections } from './wearerSections';

/** Changes what is known of a wearer. */
export default function DeviceUserEdit() {
  return <EntityEdit entity={deviceUser} sections={wearerFormSections} />;
}

import { deviceUser } from '../../../../contract/device/deviceUser';
import { EntityCreate } from '../../../core/kit';
import { wearerFormSections } from './wearerSections';

/** Enters somebody who will wear devices. */
export default function DeviceUserCreate() {
  return <EntityCreate entity={deviceUser} sections={wearerFormSections} />;
}

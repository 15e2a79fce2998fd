import { device } from '../../../../contract/device/device';
import { EntityEdit } from '../../../core/kit';
import { deviceSections } from './deviceSections';

/** Changes what is known of a device. */
export default function DeviceEdit() {
  return <EntityEdit entity={device} sections={deviceSections} />;
}

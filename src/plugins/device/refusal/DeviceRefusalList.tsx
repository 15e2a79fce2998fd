import { deviceRefusal } from '../../../../contract/device/deviceRefusal';
import { EntityList } from '../../../core/kit';

/** Which uploads were refused, and why. */
export default function DeviceRefusalList() {
  return (
    <EntityList
      entity={deviceRefusal}
      columns={['hour', 'deviceId', 'code', 'count', 'lastTime', 'ip']}
      selectable={false}
      operations={[]}
    />
  );
}

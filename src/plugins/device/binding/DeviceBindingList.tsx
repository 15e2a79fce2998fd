import { deviceBinding } from '../../../../contract/device/deviceBinding';
import { EntityList } from '../../../core/kit';

/** Who wore which device from when to when. */
export default function DeviceBindingList() {
  return (
    <EntityList
      entity={deviceBinding}
      columns={['deviceId', 'deviceUserId', 'bindTime', 'unbindTime', 'endReason']}
      selectable={false}
      operations={[]}
    />
  );
}

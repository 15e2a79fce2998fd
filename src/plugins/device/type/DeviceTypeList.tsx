import { deviceType } from '../../../../contract/device/deviceType';
import { DictionaryList } from '../../../core/kit';

/** The models of devices. */
export default function DeviceTypeList() {
  return (
    <DictionaryList
      entity={deviceType}
      columns={['category', 'vendor', 'model', { source: 'recordKinds', sortable: false }]}
      title="device-manage.pages.deviceType"
      description="device-manage.types.deviceType"
    />
  );
}

import { deviceUser } from '../../../../contract/device/deviceUser';
import { addDays } from '../../../../contract/moment';
import { EntityList, today } from '../../../core/kit';

/** Those who wear devices, the last alerts first. */
export default function DeviceUserList() {
  const recent = { lastAlertTime: { from: addDays(today(), -1) } };
  return (
    <EntityList
      entity={deviceUser}
      columns={[
        'deviceUserNo',
        'name',
        'gender',
        'age',
        'deviceUserHealthyTypeId',
        { source: 'deviceCount', numeric: true, sortable: false },
        'lastAlertLevel',
        'lastAlertTime',
        'elderlyId',
        'status',
      ]}
      quickFilters={[
        { label: 'device-manage.quick.active', filter: { status: 'active' } },
        {
          label: 'device-manage.quick.critical',
          filter: { ...recent, lastAlertLevel: 'critical' },
          count: true,
        },
        { label: 'device-manage.quick.warned', filter: { ...recent, lastAlertLevel: 'warn' } },
        { label: 'device-manage.quick.paused', filter: { status: 'paused' } },
      ]}
    />
  );
}

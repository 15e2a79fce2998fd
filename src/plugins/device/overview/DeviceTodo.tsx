import { addDays } from '../../../../contract/moment';
import { FigureGroup, FigureTile, today } from '../../../core/kit';
import { device } from '../entities/device';
import { deviceUser } from '../entities/deviceUser';
import { userDeviceUser } from '../entities/userDeviceUser';
import { deviceFilters } from './deviceFilters';

/** What waits among devices and their wearers, each figure a link to what it counts. */
export function DeviceTodo({ label }: { label: string }) {
  const day = today();
  const filters = deviceFilters(day);
  return (
    <FigureGroup label={label}>
      <FigureTile
        entity={deviceUser}
        label="device-manage.index.critical"
        filter={{ lastAlertLevel: 'critical', lastAlertTime: { from: addDays(day, -1) } }}
        tone="danger"
      />
      <FigureTile entity={device} label="device-manage.index.silent" filter={filters.silent} tone="danger" />
      <FigureTile entity={device} label="device-manage.index.low" filter={filters.batteryLow} tone="warning" />
      <FigureTile entity={device} label="device-manage.index.warranty" filter={filters.warrantyEnding} tone="warning" />
      <FigureTile
        entity={userDeviceUser}
        label="device-manage.index.pending"
        filter={{ status: 'pending' }}
        tone="warning"
      />
    </FigureGroup>
  );
}

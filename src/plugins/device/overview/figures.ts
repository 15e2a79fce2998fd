import { choiceFigures, type FigureParameters, type FigureSet } from '../../../../contract/figures';
import { addDays } from '../../../../contract/moment';
import { device } from '../entities/devices/device';
import { deviceType } from '../entities/devices/deviceType';
import { userDeviceUser } from '../entities/followers/userDeviceUser';
import { deviceRefusal } from '../entities/uploads/deviceRefusal';
import { deviceUser } from '../entities/wearers/deviceUser';
import { deviceFilters } from './deviceFilters';

/** Returns the figures of the section's first page. */
export default function deviceOverview({ today }: FigureParameters) {
  const { online, offline, never, silent, batteryLow, warrantyEnding } = deviceFilters(today);
  return {
    todo: {
      label: 'device-manage.index.todo',
      figures: [
        {
          entity: deviceUser,
          label: 'device-manage.index.critical',
          filter: { lastAlertLevel: 'critical', lastAlertTime: { from: addDays(today, -1) } },
          tone: 'danger',
        },
        { entity: device, label: 'device-manage.index.silent', filter: silent, tone: 'danger' },
        { entity: device, label: 'device-manage.index.low', filter: batteryLow, tone: 'warning' },
        { entity: device, label: 'device-manage.index.warranty', filter: warrantyEnding, tone: 'warning' },
        {
          entity: userDeviceUser,
          label: 'device-manage.index.pending',
          filter: { status: 'pending' },
          tone: 'warning',
        },
      ],
    },
    contact: {
      label: 'device-manage.index.contact',
      figures: [
        { entity: device, label: 'device-manage.index.online', filter: online, tone: 'positive' },
        { entity: device, label: 'device-manage.index.offline', filter: offline },
        { entity: device, label: 'device-manage.index.never', filter: never },
        {
          entity: deviceRefusal,
          label: 'device-manage.index.refused',
          filter: { hour: { from: addDays(today, -1) } },
          tone: 'warning',
        },
      ],
    },
    states: { label: 'device-manage.index.states', figures: choiceFigures(device, 'lifeStatus') },
    types: {
      label: 'device-manage.index.types',
      each: {
        of: deviceType,
        where: { enabled: true },
        sort: 'sort',
        entity: device,
        field: 'deviceTypeId',
        filter: { lifeStatus: 'bound' },
      },
    },
    wearers: { label: 'device-manage.index.wearers', figures: choiceFigures(deviceUser, 'status') },
  } as const satisfies Record<string, FigureSet>;
}

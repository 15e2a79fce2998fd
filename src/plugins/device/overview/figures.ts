import type { OverviewDefinition } from '../../../core/kit';
import { device } from '../entities/devices/device';
import { deviceType } from '../entities/devices/deviceType';
import { deviceFigures } from '../entities/figures';
import { bound } from '../entities/populations';

/** What the section's first page shows. */
const overview: OverviewDefinition<typeof deviceFigures> = {
  section: 'device-manage',
  declaration: deviceFigures,
  figures: [
    'wearersCritical',
    'devicesSilent',
    'devicesBatteryLow',
    'uploadsRefused',
    'relationsPending',
    'devicesWarrantyEnding',
  ],
  charts: () => [
    { title: 'device-manage.charts.byContact', entity: device, field: 'onlineStatus', filter: bound },
    {
      title: 'device-manage.charts.byType',
      entity: device,
      filter: bound,
      each: { of: deviceType, where: { enabled: true }, sort: 'sort', field: 'deviceTypeId' },
    },
  ],
};

export default overview;

import { overviewPage } from '../../../core/kit';
import { device } from '../entities/devices/device';
import { deviceRefusal } from '../entities/uploads/deviceRefusal';
import deviceOverview from './figures';

/** Shows the state of the devices and pending work. Each figure links to the records it counts. */
export default overviewPage({
  section: 'device-manage',
  figures: deviceOverview,
  charts: () => [
    { title: 'device-manage.charts.refusals', entity: deviceRefusal },
    {
      title: 'device-manage.charts.byContact',
      entity: device,
      field: 'onlineStatus',
      filter: { lifeStatus: 'bound' },
    },
  ],
  chartsAfter: 'todo',
});

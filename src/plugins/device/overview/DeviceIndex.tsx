import { Figures, IndexCharts, PageHeader, today, useViewpoint } from '../../../core/kit';
import { device } from '../entities/devices/device';
import { deviceRefusal } from '../entities/uploads/deviceRefusal';
import deviceOverview from './figures';

/** Shows the state of the devices and pending work. Each figure links to the records it counts. */
export default function DeviceIndex() {
  const { adminId } = useViewpoint();
  const { todo, contact, states, types, wearers } = deviceOverview({ today: today(), adminId });
  return (
    <>
      <PageHeader title="device-manage.index.title" description="device-manage.index.description" />
      <Figures {...todo} />
      <IndexCharts
        charts={[
          { title: 'device-manage.charts.refusals', entity: deviceRefusal },
          {
            title: 'device-manage.charts.byContact',
            entity: device,
            field: 'onlineStatus',
            filter: { lifeStatus: 'bound' },
          },
        ]}
      />
      <Figures {...contact} />
      <Figures {...states} />
      <Figures {...types} />
      <Figures {...wearers} />
    </>
  );
}

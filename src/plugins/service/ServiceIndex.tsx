import { today as currentDay, Figures, IndexCharts, PageHeader, useViewpoint } from '../../core/kit';
import { serviceApplication } from './entities/applications/serviceApplication';
import { attendant } from './entities/attendants/attendant';
import serviceOverview from './overview/figures';

/** Shows the pending work and the status of the section; each figure links to its list. */
export default function ServiceIndex() {
  const { adminId } = useViewpoint();
  const { today, waiting, todo, attendants, catalogue } = serviceOverview({ today: currentDay(), adminId });
  return (
    <>
      <PageHeader title="service-manage.index.title" description="service-manage.index.description" />
      <Figures {...today} />
      <Figures {...waiting} />
      <Figures {...todo} />
      <IndexCharts
        charts={[
          { title: 'service-manage.charts.days', entity: serviceApplication },
          { title: 'service-manage.charts.missed', entity: serviceApplication, filter: { status: 'missed' } },
          {
            title: 'service-manage.charts.byWork',
            entity: attendant,
            field: 'workStatus',
            filter: { status: 'passed' },
          },
        ]}
      />
      <Figures {...attendants} />
      <Figures {...catalogue} />
    </>
  );
}

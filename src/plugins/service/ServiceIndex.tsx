import { FigureGroup, FigureTile, IndexCharts, PageHeader } from '../../core/kit';
import { AttendantTodo } from './AttendantTodo';
import { attendant } from './entities/attendant';
import { serviceApplication } from './entities/serviceApplication';
import { serviceType } from './entities/serviceType';
import { userAddress } from './entities/userAddress';
import { ServiceToday } from './ServiceToday';

/** What waits in the section and how it stands, each figure a link into its list. */
export default function ServiceIndex() {
  const passed = { status: 'passed' };
  return (
    <>
      <PageHeader title="service-manage.index.title" description="service-manage.index.description" />
      <ServiceToday
        label="service-manage.index.today"
        groups={[
          { group: 'planned' },
          { group: 'running', tone: 'positive' },
          { group: 'late', tone: 'warning' },
          { group: 'missed', tone: 'danger' },
        ]}
      />
      <AttendantTodo label="service-manage.index.todo" />
      <IndexCharts
        charts={[
          { title: 'service-manage.charts.days', entity: serviceApplication },
          { title: 'service-manage.charts.missed', entity: serviceApplication, filter: { status: 'missed' } },
          { title: 'service-manage.charts.byWork', entity: attendant, field: 'workStatus', filter: passed },
        ]}
      />
      <FigureGroup label="service-manage.index.attendants">
        <FigureTile entity={attendant} label="service-manage.index.passed" filter={passed} />
        <FigureTile
          entity={attendant}
          label="service-manage.index.idle"
          filter={{ ...passed, workStatus: 'idle' }}
          tone="positive"
        />
        <FigureTile entity={attendant} label="service-manage.index.banned" filter={{ status: 'banned' }} />
      </FigureGroup>
      <FigureGroup label="service-manage.index.catalogue">
        <FigureTile entity={serviceType} label="service-manage.index.serviceTypes" filter={{ enabled: true }} />
        <FigureTile entity={userAddress} label="service-manage.index.addresses" />
        <FigureTile
          entity={userAddress}
          label="service-manage.index.unverified"
          filter={{ geoVerified: false }}
          tone="warning"
        />
      </FigureGroup>
    </>
  );
}

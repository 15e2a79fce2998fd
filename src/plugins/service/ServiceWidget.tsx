import { ServiceToday } from './ServiceToday';

/** What waits among today's visits, on the start page. */
export default function ServiceWidget() {
  return (
    <ServiceToday
      label="service-manage.index.waiting"
      groups={[
        { group: 'missed', tone: 'danger' },
        { group: 'late', tone: 'warning' },
      ]}
    />
  );
}

import { Figures, IndexCharts, PageHeader, today, useViewpoint } from '../../../core/kit';
import { returnVisit } from '../entities/returnVisit';
import visitOverview, { recentVisits } from './figures';

/** Shows the pending work and the results of the last month; each figure links to the list that it counts. */
export default function VisitIndex() {
  const day = today();
  const { adminId } = useViewpoint();
  const { todo, results, findings, calls } = visitOverview({ today: day, adminId });
  return (
    <>
      <PageHeader title="visit-manage.index.title" description="visit-manage.index.description" />
      <Figures {...todo} />
      <IndexCharts
        charts={[
          { title: 'visit-manage.charts.days', entity: returnVisit },
          {
            title: 'visit-manage.charts.byResult',
            entity: returnVisit,
            field: 'contactResult',
            filter: recentVisits(day),
          },
        ]}
      />
      <Figures {...results} />
      <Figures {...findings} />
      <Figures {...calls} />
    </>
  );
}

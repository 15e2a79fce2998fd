import { Figures, IndexCharts, PageHeader, today, useViewpoint } from '../../../core/kit';
import { elderly } from '../entities/elderly';
import { inServiceFilter } from '../entities/populations';
import elderlyOverview from './figures';

/** Shows the pending work and the distribution of the elders; each figure links to the list that it counts. */
export default function ElderlyIndex() {
  const { adminId } = useViewpoint();
  const { todo, byStatus, byGrade, byAge } = elderlyOverview({ today: today(), adminId });
  return (
    <>
      <PageHeader title="elderly-manage.index.title" description="elderly-manage.index.description" />
      <Figures {...todo} />
      <IndexCharts
        charts={[
          { title: 'elderly-manage.charts.newElders', entity: elderly },
          {
            title: 'elderly-manage.charts.byVisitLevel',
            entity: elderly,
            field: 'visitLevel',
            filter: inServiceFilter,
          },
        ]}
      />
      <Figures {...byStatus} />
      <Figures {...byGrade} />
      <Figures {...byAge} />
    </>
  );
}

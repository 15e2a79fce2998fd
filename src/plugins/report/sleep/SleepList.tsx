import { sleep } from '../../../../contract/report/sleep';
import { EntityList } from '../../../core/kit';
import { Disclaimer } from '../parts/Disclaimer';
import { dueColumn } from '../parts/DueTime';
import { elderColumn } from '../parts/elderColumn';
import { reportFilters } from '../parts/quickFilters';

/** Nights, those that wait first. */
export default function SleepList() {
  return (
    <EntityList
      entity={sleep}
      columns={[
        'reportNo',
        'severity',
        'status',
        dueColumn,
        elderColumn(sleep),
        'nightDate',
        'score',
        'grade',
        'tst',
        'se',
        'ahiEst',
        'findings',
        'doctorId',
      ]}
      quickFilters={reportFilters()}
      description="report-manage.sleep.description"
      top={<Disclaimer />}
    />
  );
}

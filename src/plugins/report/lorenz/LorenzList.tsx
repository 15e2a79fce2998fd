import { lorenz } from '../../../../contract/report/lorenz';
import { EntityList } from '../../../core/kit';
import { Disclaimer } from '../parts/Disclaimer';
import { dueColumn } from '../parts/DueTime';
import { elderColumn } from '../parts/elderColumn';
import { reportFilters } from '../parts/quickFilters';

/** Lorenz plots, those that wait first. */
export default function LorenzList() {
  return (
    <EntityList
      entity={lorenz}
      columns={[
        'reportNo',
        'severity',
        'status',
        dueColumn,
        elderColumn(lorenz),
        'reportTime',
        'hours',
        'lorenzTypeId',
        'sdnn',
        'sd1',
        'sd2',
        'findings',
        'doctorId',
      ]}
      quickFilters={reportFilters()}
      description="report-manage.lorenz.description"
      top={<Disclaimer />}
    />
  );
}

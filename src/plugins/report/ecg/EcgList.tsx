import { ecg } from '../../../../contract/report/ecg';
import { EntityList } from '../../../core/kit';
import { Disclaimer } from '../parts/Disclaimer';
import { dueColumn } from '../parts/DueTime';
import { elderColumn } from '../parts/elderColumn';
import { reportFilters } from '../parts/quickFilters';

/** Electrocardiograms, those that wait first, the most urgent before the others. */
export default function EcgList() {
  return (
    <EntityList
      entity={ecg}
      columns={[
        'reportNo',
        'severity',
        'status',
        dueColumn,
        elderColumn(ecg),
        'reportTime',
        'durationSec',
        'rhythm',
        'hrAvg',
        'qtcF',
        'findings',
        'quality',
        'doctorId',
      ]}
      quickFilters={reportFilters()}
      description="report-manage.ecg.description"
      top={<Disclaimer />}
    />
  );
}

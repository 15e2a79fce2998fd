import { EntityList } from '../../../core/kit';
import { sleep } from '../entities/sleep';
import { Disclaimer } from '../parts/Disclaimer';
import { reportFilters } from '../parts/quickFilters';
import { reportCells } from '../parts/reportCells';
import { gradeCell } from './sleepCells';

const cells = { ...reportCells, ...gradeCell };

/** Nights, those that wait first. */
export default function SleepList() {
  return <EntityList entity={sleep} cells={cells} quickFilters={reportFilters()} top={<Disclaimer />} />;
}

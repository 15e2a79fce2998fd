import { EntityList } from '../../../core/kit';
import { sleep } from '../entities/sleep';
import { Disclaimer } from '../parts/Disclaimer';
import { reportFilters } from '../parts/quickFilters';
import { reportCells } from '../parts/reportCells';

/** Nights, those that wait first. */
export default function SleepList() {
  return <EntityList entity={sleep} cells={reportCells} quickFilters={reportFilters()} top={<Disclaimer />} />;
}

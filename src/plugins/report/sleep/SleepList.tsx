import { EntityList } from '../../../core/kit';
import { sleep } from '../entities/sleep';
import { Disclaimer } from '../parts/Disclaimer';
import { reportFilters } from '../parts/quickFilters';
import { reportCells } from '../parts/reportCells';
import { nightCells } from './sleepCells';

const cells = { ...nightCells, ...reportCells };

/** Lists nights; waiting reports come first. */
export default function SleepList() {
  return <EntityList entity={sleep} cells={cells} quickFilters={reportFilters()} top={<Disclaimer />} />;
}

import { EntityList } from '../../../core/kit';
import { lorenz } from '../entities/lorenz';
import { Disclaimer } from '../parts/Disclaimer';
import { reportFilters } from '../parts/quickFilters';
import { reportCells } from '../parts/reportCells';

/** Lorenz plots, those that wait first. */
export default function LorenzList() {
  return <EntityList entity={lorenz} cells={reportCells} quickFilters={reportFilters()} top={<Disclaimer />} />;
}

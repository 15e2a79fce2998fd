import { EntityList } from '../../../core/kit';
import { lorenz } from '../entities/lorenz';
import { Disclaimer } from '../parts/Disclaimer';
import { reportFilters } from '../parts/quickFilters';
import { reportCells } from '../parts/reportCells';
import { lorenzCells } from './lorenzCells';

const cells = { ...lorenzCells, ...reportCells };

/** Lists Lorenz plots; waiting reports come first. */
export default function LorenzList() {
  return (
    <EntityList entity={lorenz} cells={cells} quickFilters={reportFilters({ isUrgent: false })} top={<Disclaimer />} />
  );
}

import { EntityList } from '../../../core/kit';
import { ecg } from '../entities/ecg';
import { Disclaimer } from '../parts/Disclaimer';
import { reportFilters } from '../parts/quickFilters';
import { reportCells } from '../parts/reportCells';
import { ecgCells } from './ecgCells';

const cells = { ...ecgCells, ...reportCells };

/** Lists electrocardiograms: waiting reports first, sorted by urgency. */
export default function EcgList() {
  return <EntityList entity={ecg} cells={cells} quickFilters={reportFilters()} top={<Disclaimer />} />;
}

import { overviewPage } from '../../../core/kit';
import { Disclaimer } from '../parts/Disclaimer';
import overview from './figures';

/** Shows reports that wait for a doctor, when they arrive, and how urgent they are. */
export default overviewPage(overview, { Top: Disclaimer });

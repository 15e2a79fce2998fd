import { overviewPage } from '../../../core/kit';
import overview from './figures';

/** Shows pending follow-ups, when they are planned, and how they ended. */
export default overviewPage(overview);

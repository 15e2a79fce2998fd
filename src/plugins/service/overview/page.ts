import { overviewPage } from '../../../core/kit';
import overview from './figures';

/** Shows the visits of the day and what waits for the dispatcher, when visits are planned, and who is free. */
export default overviewPage(overview);

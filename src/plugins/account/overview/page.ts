import { overviewPage } from '../../../core/kit';
import overview from './figures';

/** Shows accounts that require action, when users join, and which members there are. */
export default overviewPage(overview);

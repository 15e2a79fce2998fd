import { overviewPage } from '../../../core/kit';
import overview from './figures';

/** Shows devices and wearers that require action, and which devices are in use. */
export default overviewPage(overview);

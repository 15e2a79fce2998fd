import { overviewPage } from '../../../core/kit';
import overview from './figures';

/** Shows elders whose records require action, and who is in service by ability and age. */
export default overviewPage(overview);

import { overviewPage } from '../../../core/kit';
import overview from './figures';

/** Shows accounts and operations that require attention, when administrators work, and how far they see. */
export default overviewPage(overview);

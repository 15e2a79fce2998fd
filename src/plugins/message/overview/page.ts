import { overviewPage } from '../../../core/kit';
import { ChannelTable } from '../channel/ChannelTable';
import overview from './figures';

/** Shows what waits to be sent or reviewed, when messages are sent, and the state of each channel. */
export default overviewPage(overview, { Bottom: ChannelTable });

import { news } from '../../../../contract/message/news';
import { EntityCreate } from '../../../core/kit';
import { newsSections } from './newsSections';

/** Writes an article. */
export default function NewsCreate() {
  return <EntityCreate entity={news} sections={newsSections} />;
}

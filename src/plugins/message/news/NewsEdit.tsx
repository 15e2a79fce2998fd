import { news } from '../../../../contract/message/news';
import { EntityEdit } from '../../../core/kit';
import { newsSections } from './newsSections';

/** Changes an article. */
export default function NewsEdit() {
  return <EntityEdit entity={news} sections={newsSections} />;
}

import { notice } from '../../../../contract/message/notice';
import { EntityCreate } from '../../../core/kit';
import { noticeSections } from './noticeSections';

/** Writes a notice. */
export default function NoticeCreate() {
  return <EntityCreate entity={notice} sections={noticeSections} />;
}

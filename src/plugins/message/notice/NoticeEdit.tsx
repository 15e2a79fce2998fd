import { notice } from '../../../../contract/message/notice';
import { EntityEdit } from '../../../core/kit';
import { noticeSections } from './noticeSections';

/** Changes a notice that has not gone out. */
export default function NoticeEdit() {
  return <EntityEdit entity={notice} sections={noticeSections} />;
}

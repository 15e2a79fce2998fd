import { vip } from '../../../../contract/account/vip';
import { EntityEdit } from '../../../core/kit';
import { vipSections } from './vipSections';

/** Changes a membership level. */
export default function VipEdit() {
  return <EntityEdit entity={vip} sections={vipSections} />;
}

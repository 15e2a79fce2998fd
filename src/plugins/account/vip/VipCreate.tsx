import { vip } from '../../../../contract/account/vip';
import { EntityCreate } from '../../../core/kit';
import { vipSections } from './vipSections';

/** Makes a membership level. */
export default function VipCreate() {
  return <EntityCreate entity={vip} sections={vipSections} />;
}

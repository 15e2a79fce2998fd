import { elderly } from '../../../../contract/elderly/elderly';
import { EntityEdit } from '../../../core/kit';
import { elderlySections } from './elderlySections';

/** The page for changing an elder. */
export default function ElderlyEdit() {
  return <EntityEdit entity={elderly} sections={elderlySections} layout="tabs" />;
}

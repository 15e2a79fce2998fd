import { elderly } from '../../../../contract/elderly/elderly';
import { EntityCreate } from '../../../core/kit';
import { elderlySections } from './elderlySections';

/** The page for a new elder. */
export default function ElderlyCreate() {
  return <EntityCreate entity={elderly} sections={elderlySections} layout="tabs" />;
}

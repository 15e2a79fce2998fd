import { user } from '../../../../contract/account/user';
import { EntityCreate } from '../../../core/kit';
import { userSections } from './userSections';

/** Enters an account for somebody who asks by telephone. */
export default function UserCreate() {
  return <EntityCreate entity={user} sections={userSections} />;
}

import { user } from '../../../../contract/account/user';
import { EntityEdit } from '../../../core/kit';
import { userSections } from './userSections';

/** Changes a user's data. */
export default function UserEdit() {
  return <EntityEdit entity={user} sections={userSections} />;
}

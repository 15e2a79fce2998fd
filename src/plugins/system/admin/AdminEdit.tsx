import { admin } from '../../../../contract/system/admin';
import { EntityEdit } from '../../../core/kit';
import { adminSections } from './adminSections';

/** Changes an account. */
export default function AdminEdit() {
  return <EntityEdit entity={admin} sections={adminSections} />;
}

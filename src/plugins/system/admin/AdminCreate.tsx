import { admin } from '../../../../contract/system/admin';
import { EntityCreate } from '../../../core/kit';
import { adminSections } from './adminSections';

/** Whoever is given a password by somebody else changes it at the first sign-in. */
const firstValues = { mustChangePassword: true };

/** Opens an account. */
export default function AdminCreate() {
  return <EntityCreate entity={admin} sections={adminSections} defaultValues={firstValues} />;
}

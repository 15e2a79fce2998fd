import { attendant } from '../../../../contract/service/attendant';
import { EntityEdit } from '../../../core/kit';
import { attendantSections } from './attendantSections';

/** Changes a caregiver's data. */
export default function AttendantEdit() {
  return <EntityEdit entity={attendant} sections={attendantSections} layout="tabs" />;
}

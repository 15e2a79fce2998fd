import { attendant } from '../../../../contract/service/attendant';
import { EntityCreate } from '../../../core/kit';
import { attendantSections } from './attendantSections';

/** Enters a caregiver, who then waits for approval. */
export default function AttendantCreate() {
  return <EntityCreate entity={attendant} sections={attendantSections} layout="tabs" />;
}

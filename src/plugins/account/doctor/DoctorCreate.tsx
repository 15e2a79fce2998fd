import { doctor } from '../../../../contract/account/doctor';
import { EntityCreate } from '../../../core/kit';
import { doctorSections } from './doctorSections';

/** Enters a doctor, who then waits for approval. */
export default function DoctorCreate() {
  return <EntityCreate entity={doctor} sections={doctorSections} />;
}

import { doctor } from '../../../../contract/account/doctor';
import { EntityEdit } from '../../../core/kit';
import { doctorSections } from './doctorSections';

/** Changes a doctor's data. */
export default function DoctorEdit() {
  return <EntityEdit entity={doctor} sections={doctorSections} />;
}

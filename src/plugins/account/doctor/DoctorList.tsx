import { EntityList } from '../../../core/kit';
import { doctor } from '../entities/doctor';
import { LicenceExpiry } from './LicenceExpiry';

const cells = { licenseExpire: LicenceExpiry };

/** Doctors of the mini-program, those who wait for approval first. */
export default function DoctorList() {
  return <EntityList entity={doctor} cells={cells} />;
}

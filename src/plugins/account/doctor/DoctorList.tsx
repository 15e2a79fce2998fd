import { EntityList } from '../../../core/kit';
import { doctor } from '../entities/doctor';
import { LicenseExpiry } from './LicenceExpiry';

const cells = { licenseExpire: LicenseExpiry };

/** Lists doctors of the mini-program, those pending approval first. */
export default function DoctorList() {
  return <EntityList entity={doctor} cells={cells} />;
}

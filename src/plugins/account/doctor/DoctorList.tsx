import { doctor } from '../../../../contract/account/doctor';
import { addDays } from '../../../../contract/moment';
import { EntityList, today } from '../../../core/kit';
import { LicenceExpiry } from './LicenceExpiry';

/** Days before the end of a licence from which on it is pointed out. */
export const LICENCE_WARNING_DAYS = 30;

/** Doctors of the mini-program, those who wait for approval first. */
export default function DoctorList() {
  const day = today();
  const passed = { status: 'passed' };
  return (
    <EntityList
      entity={doctor}
      columns={[
        'doctorNo',
        'name',
        'status',
        'hospital',
        'department',
        'title',
        'phone',
        'patientCount',
        'rating',
        { source: 'licenseExpire', render: (record) => <LicenceExpiry record={record} /> },
      ]}
      quickFilters={[
        { label: 'account-manage.doctor.quick.pending', filter: { status: 'pending' }, count: true },
        { label: 'account-manage.doctor.quick.passed', filter: passed },
        {
          label: 'account-manage.doctor.quick.expiring',
          filter: { ...passed, licenseExpire: { to: addDays(day, LICENCE_WARNING_DAYS) } },
          count: true,
        },
        { label: 'account-manage.doctor.quick.disabled', filter: { status: 'disabled' } },
      ]}
    />
  );
}

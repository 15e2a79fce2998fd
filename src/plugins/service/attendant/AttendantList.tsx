import { addDays } from '../../../../contract/moment';
import { attendant } from '../../../../contract/service/attendant';
import { EntityList, type QuickFilter, today } from '../../../core/kit';
import { CertificateExpiry } from './CertificateExpiry';

/** Days before the end of a certificate from which on it is pointed out. */
const EXPIRY_WARNING_DAYS = 30;

/** Caregivers, those who wait for approval first. */
export default function AttendantList() {
  return (
    <EntityList
      entity={attendant}
      columns={[
        'attendantNo',
        'name',
        'status',
        'gender',
        'age',
        'role',
        'skillLevel',
        'phone',
        'region',
        'serviceCount',
        'rating',
        'abnormalRate30d',
        { source: 'certExpire', render: (record) => <CertificateExpiry record={record} /> },
      ]}
      quickFilters={quickFilters()}
    />
  );
}

function quickFilters(): QuickFilter[] {
  return [
    { label: 'service-manage.attendant.quick.pending', filter: { status: 'pending' }, count: true },
    { label: 'service-manage.attendant.quick.passed', filter: { status: 'passed' } },
    { label: 'service-manage.attendant.quick.banned', filter: { status: 'banned' } },
    {
      label: 'service-manage.attendant.quick.expiring',
      filter: { status: 'passed', certExpire: { to: addDays(today(), EXPIRY_WARNING_DAYS) } },
      count: true,
    },
  ];
}

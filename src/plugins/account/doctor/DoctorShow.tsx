import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import { EntityShow, type KitRecord, RelatedList, today } from '../../../core/kit';
import { elderly } from '../../elderly/entities/elderly';
import { expiryClass } from '../../service/entities/attendants/certificates';
import { doctor } from '../entities/doctor';

/** Shows everything about one doctor, and the elders in their care. */
export default function DoctorShow() {
  return (
    <EntityShow entity={doctor} top={(record) => <LicenseWarning record={record} />}>
      <Patients />
    </EntityShow>
  );
}

/** Warns the reviewer about a license that has expired or will soon. */
function LicenseWarning({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const { licenseExpire: date } = record;
  const urgency = typeof date === 'string' ? expiryClass(date, today()) : 'ok';
  if (urgency === 'ok') return null;
  return (
    <Alert severity={urgency === 'within30' ? 'warning' : 'error'}>
      {translate(`account-manage.doctor.expiry.${urgency}`, { date })}
    </Alert>
  );
}

function Patients() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <RelatedList
      entity={elderly}
      filter={{ doctorId: record.id }}
      columns={['elderlyNo', 'name', 'age', 'community', 'status']}
      label="account-manage.doctor.patients"
    />
  );
}

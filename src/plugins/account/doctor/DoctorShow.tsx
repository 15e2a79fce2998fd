import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import { doctor } from '../../../../contract/account/doctor';
import { elderly } from '../../../../contract/elderly/elderly';
import { expiryClass } from '../../../../contract/service/certificates';
import { EntityShow, type KitRecord, RelatedList, today } from '../../../core/kit';
import { doctorSections } from './doctorSections';

/** Everything about one doctor, and the elders in their care. */
export default function DoctorShow() {
  return (
    <EntityShow
      entity={doctor}
      top={(record) => <LicenceWarning record={record} />}
      sections={[
        {
          label: 'account-manage.doctor.review',
          fields: ['doctorNo', 'status', 'statusReason', 'passTime', 'patientCount', 'rating'],
        },
        ...doctorSections,
      ]}
    >
      <Patients />
    </EntityShow>
  );
}

/** A licence that has ended or soon ends concerns whoever reviews. */
function LicenceWarning({ record }: { record: KitRecord }) {
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

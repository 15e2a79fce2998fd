import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { elderly } from '../../../../contract/elderly/elderly';
import { EntityShow, type KitRecord, type ShowSection, today } from '../../../core/kit';
import { CapacitySummary } from '../capacity/CapacitySummary';

/** Everything about one elder. */
export default function ElderlyShow() {
  return <EntityShow entity={elderly} sections={sections} top={(record) => <Warnings record={record} />} />;
}

const sections: readonly ShowSection[] = [
  {
    label: 'elderly-manage.tabs.basic',
    fields: [
      'elderlyNo',
      'name',
      'gender',
      'age',
      'birthDate',
      'earlyReason',
      'ethnic',
      'education',
      'elderlyMaritalStatusTypeId',
    ],
  },
  {
    label: 'elderly-manage.tabs.contact',
    fields: ['elderlyCodeTypeId', 'idNo', 'noDocumentReason', 'idDocExtra', 'phone', 'landline', 'contacts'],
  },
  {
    label: 'elderly-manage.tabs.service',
    fields: [
      'elderlyTypeId',
      'elderlyMunicipalTypeIds',
      'attendantId',
      'adminId',
      'serviceStartDate',
      'serviceEndDate',
      'visitLevel',
      'focusTags',
      'lastServiceTime',
      'lastVisitTime',
      'serviceCount30d',
      'userIds',
      'remark',
    ],
  },
  {
    label: 'elderly-manage.tabs.home',
    fields: [
      'regionCode',
      'street',
      'community',
      'elderlyLiveTypeId',
      'liveAddress',
      'householdAddress',
      'lng',
      'lat',
      'incomeSource',
    ],
  },
  {
    label: 'elderly-manage.tabs.capacity',
    fields: [
      'elderlyCapacityTypeId',
      'capacityScore',
      'capacityAssessDate',
      'capacityNextDate',
      'capacityReason',
      'upgradeReasons',
    ],
    content: (record) => <CapacitySummary record={record} />,
  },
  {
    label: 'elderly-manage.tabs.health',
    fields: ['chronicDiseases', 'medicalPay', 'allergies', 'medication', 'medicalNote', 'riskEvents30d'],
  },
];

/** What an operator should see before anything else. */
function Warnings({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const due = typeof record.capacityNextDate === 'string' && record.capacityNextDate <= today();
  const isServed = record.status === 'active' || record.status === 'suspended';
  const hasEnded = typeof record.serviceEndDate === 'string' && record.serviceEndDate < today();
  return (
    <>
      {record.status === 'draft' && <Alert severity="info">{translate('elderly-manage.show.draft')}</Alert>}
      {record.status === 'suspended' && (
        <Alert severity="warning">
          {translate('elderly-manage.show.suspended', { until: String(record.suspendUntil ?? '') })}
        </Alert>
      )}
      {record.status === 'deceased' && (
        <Alert severity="info">
          {translate('elderly-manage.show.deceased', { date: String(record.deceasedDate ?? '') })}
        </Alert>
      )}
      {isServed && due && (
        <Alert severity="warning">
          {translate('elderly-manage.show.assessmentDue', { date: String(record.capacityNextDate) })}
        </Alert>
      )}
      {isServed && hasEnded && (
        <Alert severity="warning">
          {translate('elderly-manage.show.contractEnded', { date: String(record.serviceEndDate) })}
        </Alert>
      )}
    </>
  );
}

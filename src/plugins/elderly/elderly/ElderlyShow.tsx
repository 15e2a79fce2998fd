import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { EntityShow, type KitRecord, RecordMap, today } from '../../../core/kit';
import { CapacitySummary } from '../capacity/CapacitySummary';
import { elderly } from '../entities/elderly';
import { HOME_GEOFENCE_M } from '../entities/homeGeofence';

/** Shows everything about one elder. */
export default function ElderlyShow() {
  return (
    <EntityShow
      entity={elderly}
      groups={['basic', 'contact', 'service', 'home', 'place', 'capacity', 'health']}
      parts={{
        place: (record) => <RecordMap record={record} radiusM={HOME_GEOFENCE_M} />,
        capacity: (record) => <CapacitySummary record={record} />,
      }}
      top={(record) => <Warnings record={record} />}
    />
  );
}

/** Shows the warnings that an operator should see first. */
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

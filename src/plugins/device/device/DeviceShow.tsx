import Alert from '@mui/material/Alert';
import { type RaRecord, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { EntityShow, type KitRecord, RelatedList } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { device } from '../entities/devices/device';
import { BATTERY_LOW } from '../entities/devices/deviceStates';
import { deviceType } from '../entities/devices/deviceType';
import { deviceRefusal } from '../entities/uploads/deviceRefusal';
import { deviceBinding } from '../entities/wearers/deviceBinding';
import { RecordLinks } from './RecordLinks';

/** The page of one device: its state, wearers and measurements. */
export default function DeviceShow() {
  return (
    <EntityShow entity={device} top={(record) => <Warnings record={record} />}>
      <Related />
    </EntityShow>
  );
}

/** Shows problems that need attention. */
function Warnings({ record: { lifeStatus, battery, secretTime } }: { record: KitRecord }) {
  const translate = useTranslate();
  const isLow = lifeStatus === 'bound' && typeof battery === 'number' && battery < BATTERY_LOW;
  return (
    <>
      {isLow && <Alert severity="warning">{translate('device-manage.device.low', { battery })}</Alert>}
      {secretTime == null && lifeStatus !== 'retired' && (
        <Alert severity="info">{translate('device-manage.secret.missing')}</Alert>
      )}
    </>
  );
}

function Related() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <>
      <MeasuredKinds record={record} />
      <RelatedList
        entity={deviceBinding}
        filter={{ deviceId: record.id }}
        columns={['deviceUserId', 'bindTime', 'unbindTime', 'endReason']}
        label="device-manage.device.history"
        limit={10}
      />
      <RelatedList
        entity={deviceRefusal}
        filter={{ deviceId: record.id }}
        columns={['hour', 'code', 'count', 'lastTime', 'ip']}
        label="device-manage.pages.deviceRefusal"
      />
    </>
  );
}

function MeasuredKinds({ record }: { record: RaRecord }) {
  const types = useEntityResource(deviceType.name);
  return types ? <MeasuredContent record={record} types={types} /> : null;
}

function MeasuredContent({ record, types }: { record: RaRecord; types: string }) {
  const { data: type } = useGetOne<RaRecord>(types, { id: record.deviceTypeId }, { retry: false });
  const kinds = Array.isArray(type?.recordKinds) ? type.recordKinds.map(String) : [];
  return <RecordLinks kinds={kinds} filter={{ deviceId: record.id }} />;
}

import Alert from '@mui/material/Alert';
import { type RaRecord, useGetOne, useRecordContext, useTranslate } from 'react-admin';
import { device } from '../../../../contract/device/device';
import { deviceBinding } from '../../../../contract/device/deviceBinding';
import { deviceRefusal } from '../../../../contract/device/deviceRefusal';
import { BATTERY_LOW } from '../../../../contract/device/deviceStates';
import { deviceType } from '../../../../contract/device/deviceType';
import { EntityShow, type KitRecord, RelatedList } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { deviceSections } from './deviceSections';
import { RecordLinks } from './RecordLinks';

/** Everything about one device: its state, who has worn it, what it measures. */
export default function DeviceShow() {
  return (
    <EntityShow
      entity={device}
      top={(record) => <Warnings record={record} />}
      sections={[
        {
          label: 'device-manage.device.use',
          fields: ['lifeStatus', 'statusReason', 'deviceUserId', 'bindTime', 'registerTime', 'activateTime'],
        },
        {
          label: 'device-manage.device.contact',
          fields: [
            'onlineStatus',
            'lastSeenTime',
            'lastDataTime',
            'battery',
            'signalDbm',
            'wearing',
            'location',
            'secretTime',
          ],
        },
        { label: 'device-manage.device.numbers', fields: ['deviceNo', 'sn'] },
        ...deviceSections,
      ]}
    >
      <Related />
    </EntityShow>
  );
}

/** What somebody should see to. */
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
      <Measured record={record} />
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

function Measured({ record }: { record: RaRecord }) {
  const types = useEntityResource(deviceType.name);
  return types ? <KnownMeasured record={record} types={types} /> : null;
}

function KnownMeasured({ record, types }: { record: RaRecord; types: string }) {
  const { data: type } = useGetOne<RaRecord>(types, { id: record.deviceTypeId }, { retry: false });
  const kinds = Array.isArray(type?.recordKinds) ? type.recordKinds.map(String) : [];
  return <RecordLinks kinds={kinds} filter={{ deviceId: record.id }} />;
}

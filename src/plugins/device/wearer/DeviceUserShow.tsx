import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { EntityShow, FieldValue, groupLabel, type KitRecord, RelatedList } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { RecordLinks } from '../device/RecordLinks';
import { device } from '../entities/devices/device';
import { deviceType } from '../entities/devices/deviceType';
import { userDeviceUser } from '../entities/followers/userDeviceUser';
import { deviceBinding } from '../entities/wearers/deviceBinding';
import { deviceUser } from '../entities/wearers/deviceUser';
import { deviceUserHealthyType } from '../entities/wearers/deviceUserHealthyType';
import { idsIn, ThresholdsContent } from './ClassThresholds';
import { WearerBaseline } from './WearerBaseline';

/** The page of one wearer: the last alert, thresholds, current and previous devices, followers, and records. */
export default function DeviceUserShow() {
  return (
    <EntityShow entity={deviceUser} top={(record) => <LastAlert record={record} />}>
      <Related />
    </EntityShow>
  );
}

/** A critical alert appears above everything else. */
function LastAlert({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const { lastAlertLevel: level } = record;
  if (level !== 'critical' && level !== 'warn') return null;
  return (
    <Alert severity={level === 'critical' ? 'error' : 'warning'}>
      {translate('device-manage.wearer.lastAlert')}{' '}
      <FieldValue entity={deviceUser} source="lastAlertTime" record={record} />
    </Alert>
  );
}

function Related() {
  const record = useRecordContext();
  if (!record) return null;
  const own = { deviceUserId: record.id };
  return (
    <>
      <WearerBaseline baseline={record.baseline} />
      <WornRecords filter={own} />
      <Thresholds ids={idsIn([record.deviceUserHealthyTypeId, record.otherConditionIds])} />
      <RelatedList
        entity={device}
        filter={own}
        columns={['sn', 'deviceTypeId', 'lifeStatus', 'onlineStatus', 'battery', 'lastDataTime']}
        label="device-manage.wearer.devices"
      />
      <RelatedList
        entity={deviceBinding}
        filter={own}
        columns={['deviceId', 'bindTime', 'unbindTime', 'endReason']}
        label="device-manage.device.history"
      />
      <RelatedList
        entity={userDeviceUser}
        filter={own}
        columns={['userId', 'relation', 'role', 'isPrimary', 'notifyLevel', 'status']}
        label="device-manage.wearer.followers"
      />
    </>
  );
}

/** Links to records of the kinds that any device type produces. */
function WornRecords({ filter }: { filter: Readonly<Record<string, unknown>> }) {
  const types = useEntityResource(deviceType.name);
  return types ? <WornRecordsContent types={types} filter={filter} /> : null;
}

function WornRecordsContent({ types, filter }: { types: string; filter: Readonly<Record<string, unknown>> }) {
  const { data = [] } = useGetList<RaRecord>(
    types,
    { pagination: { page: 1, perPage: 50 }, sort: { field: 'sort', order: 'ASC' }, filter: { enabled: true } },
    { retry: false },
  );
  const kinds = deviceType.fields.recordKinds.values.filter((kind) =>
    data.some(({ recordKinds }) => Array.isArray(recordKinds) && recordKinds.includes(kind)),
  );
  return <RecordLinks kinds={kinds} filter={filter} />;
}

function Thresholds({ ids }: { ids: readonly number[] }) {
  const translate = useTranslate();
  const classes = useEntityResource(deviceUserHealthyType.name);
  if (!classes || ids.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" sx={{ padding: 2, minWidth: 0 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {translate(groupLabel(deviceUser, 'class'))}
      </Typography>
      <ThresholdsContent classes={classes} ids={ids} />
    </Paper>
  );
}

import { type RaRecord, useGetList } from 'react-admin';
import { device } from '../../../../contract/device/device';
import { deviceRefusal } from '../../../../contract/device/deviceRefusal';
import { deviceType } from '../../../../contract/device/deviceType';
import { deviceUser } from '../../../../contract/device/deviceUser';
import { addDays } from '../../../../contract/moment';
import { choiceLabel, FigureGroup, FigureTile, PageHeader, today } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { DeviceTodo } from './DeviceTodo';
import { deviceFilters } from './deviceFilters';

/** How the fleet is, and what waits; each figure leads to those it counts. */
export default function DeviceIndex() {
  const filters = deviceFilters(today());
  return (
    <>
      <PageHeader title="device-manage.index.title" description="device-manage.index.description" />
      <DeviceTodo label="device-manage.index.todo" />
      <FigureGroup label="device-manage.index.contact">
        <FigureTile entity={device} label="device-manage.index.online" filter={filters.online} tone="positive" />
        <FigureTile entity={device} label="device-manage.index.offline" filter={filters.offline} />
        <FigureTile entity={device} label="device-manage.index.never" filter={filters.never} />
        <FigureTile
          entity={deviceRefusal}
          label="device-manage.index.refused"
          filter={{ hour: { from: addDays(today(), -1) } }}
          tone="warning"
        />
      </FigureGroup>
      <FigureGroup label="device-manage.index.states">
        {device.fields.lifeStatus.values.map((lifeStatus) => (
          <FigureTile
            key={lifeStatus}
            entity={device}
            label={choiceLabel(device, 'lifeStatus', lifeStatus)}
            filter={{ lifeStatus }}
          />
        ))}
      </FigureGroup>
      <ByType />
      <FigureGroup label="device-manage.index.wearers">
        {deviceUser.fields.status.values.map((status) => (
          <FigureTile
            key={status}
            entity={deviceUser}
            label={choiceLabel(deviceUser, 'status', status)}
            filter={{ status }}
          />
        ))}
      </FigureGroup>
    </>
  );
}

/** One figure for each type in use. */
function ByType() {
  const types = useEntityResource(deviceType.name);
  return types ? <KnownTypes types={types} /> : null;
}

function KnownTypes({ types }: { types: string }) {
  const { data = [] } = useGetList<RaRecord>(
    types,
    { pagination: { page: 1, perPage: 50 }, sort: { field: 'sort', order: 'ASC' }, filter: { enabled: true } },
    { retry: false },
  );
  if (data.length === 0) return null;
  return (
    <FigureGroup label="device-manage.index.types">
      {data.map((type) => (
        <FigureTile
          key={type.id}
          entity={device}
          label={String(type.name)}
          filter={{ deviceTypeId: type.id, lifeStatus: 'bound' }}
        />
      ))}
    </FigureGroup>
  );
}

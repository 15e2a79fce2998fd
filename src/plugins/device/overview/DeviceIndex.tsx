import { type RaRecord, useGetList } from 'react-admin';
import { addDays } from '../../../../contract/moment';
import { CountFigures, FigureGroup, FigureTile, IndexCharts, PageHeader, today } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { device } from '../entities/device';
import { deviceRefusal } from '../entities/deviceRefusal';
import { deviceType } from '../entities/deviceType';
import { deviceUser } from '../entities/deviceUser';
import { DeviceTodo } from './DeviceTodo';
import { deviceFilters } from './deviceFilters';

/** How the fleet is, and what waits; each figure leads to those it counts. */
export default function DeviceIndex() {
  const filters = deviceFilters(today());
  return (
    <>
      <PageHeader title="device-manage.index.title" description="device-manage.index.description" />
      <DeviceTodo label="device-manage.index.todo" />
      <IndexCharts
        charts={[
          { title: 'device-manage.charts.refusals', entity: deviceRefusal },
          {
            title: 'device-manage.charts.byContact',
            entity: device,
            field: 'onlineStatus',
            filter: { lifeStatus: 'bound' },
          },
        ]}
      />
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
        <CountFigures entity={device} field="lifeStatus" />
      </FigureGroup>
      <ByType />
      <FigureGroup label="device-manage.index.wearers">
        <CountFigures entity={deviceUser} field="status" />
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

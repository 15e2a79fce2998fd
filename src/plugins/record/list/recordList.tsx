import { addDays } from '../../../../contract/moment';
import { EntityList, type KitRecord, today } from '../../../core/kit';
import type { RecordDefinition } from '../day/recordDefinition';
import { AggregateValue } from './AggregateValue';
import { AlertLevelValue } from './AlertLevelValue';

/** Creates the list of a record kind: the wearer, the aggregates and the alerts of each day. */
export function recordList({ entity, aggregates }: RecordDefinition) {
  const shown = aggregates.filter((name) => entity.fields[name]?.list);
  const alertLevel = {
    source: 'alertLevel',
    render: (record: KitRecord) => <AlertLevelValue entity={entity} record={record} />,
  };
  // Readings are taken manually, so coverage does not apply.
  const coverage = entity.name === 'bloodPressure' ? [] : ['coveragePct'];
  const figures = shown.map((source) => ({
    source,
    render: (record: KitRecord) => <AggregateValue entity={entity} source={source} record={record} />,
  }));
  const columns = ['date', 'deviceUserId', alertLevel, 'quality', ...figures, ...coverage, 'deviceId'];
  return function RecordList() {
    const day = today();
    return (
      <EntityList
        entity={entity}
        columns={columns}
        filters={FILTERS}
        quickFilters={[
          { label: 'record-manage.list.critical', filter: { alertLevel: 'critical' } },
          { label: 'record-manage.list.warn', filter: { alertLevel: 'warn' } },
          { label: 'record-manage.list.lastDays', filter: { date: { from: addDays(day, -1), to: day } } },
          { label: 'record-manage.list.poor', filter: { quality: 'poor' } },
        ]}
      />
    );
  };
}

const FILTERS = ['deviceUserId', 'deviceId', 'date', 'alertLevel', 'quality', 'source'];

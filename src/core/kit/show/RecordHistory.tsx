import type { Entity } from '../../../../contract/defineEntity';
import { useEntityDefinition } from '../../plugin-api';
import type { KitRecord } from '../entity/representRecord';
import { RelatedList } from './RelatedList';

/** The entity of the audit log. */
const LOG = 'log';
const columns = ['createTime', 'adminName', 'title', 'success'] as const;

/** What was done with a record, newest first, from the audit log; absent for who may not read the log. */
export function RecordHistory({ entity, record }: { entity: Entity; record: KitRecord }) {
  const log = useEntityDefinition(LOG);
  // The log keeps no log of itself.
  if (!log || entity.name === LOG) return null;
  return (
    <RelatedList
      entity={log}
      label="kit.show.history"
      filter={{ entity: entity.name, entityId: String(record.id) }}
      columns={columns}
      limit={10}
    />
  );
}

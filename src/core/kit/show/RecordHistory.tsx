import type { Entity } from '../../../../contract/defineEntity';
import { log } from '../../../../contract/system/log';
import type { KitRecord } from '../entity/representRecord';
import { RelatedList } from './RelatedList';

const columns = ['createTime', 'adminName', 'title', 'success'];

/** What was done with a record, newest first, from the audit log; absent for who may not read the log. */
export function RecordHistory({ entity, record }: { entity: Entity; record: KitRecord }) {
  // The log keeps no log of itself.
  if (entity.name === log.name) return null;
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

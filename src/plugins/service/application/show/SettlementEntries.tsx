import { type KitRecord, RelatedList } from '../../../../core/kit';
import { settlementEntry } from '../../entities/settlement/settlementEntry';

/** Shows the settlements and reversals of a visit, the latest first; nothing before the first one. */
export function SettlementEntries({ record }: { record: KitRecord }) {
  if (record.status !== 'settled' && record.isReversed !== true) return null;
  return (
    <RelatedList
      entity={settlementEntry}
      filter={{ applicationId: record.id }}
      columns={['entryNo', 'kind', 'priceFen', 'time', 'reason', 'adminId', 'approverId']}
    />
  );
}

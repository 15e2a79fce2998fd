import { RelatedList } from '../../../core/kit';
import type { SlotProps } from '../../../core/plugin-api';
import { returnVisit } from '../entities/returnVisit';

/** Shows an elder's follow-ups on the page of the elder, the latest first. */
export default function FollowUpsOfElder({ record }: SlotProps) {
  if (typeof record?.id !== 'number') return null;
  return (
    <RelatedList
      entity={returnVisit}
      filter={{ elderlyId: record.id }}
      columns={['visitNo', 'purpose', 'method', 'planDate', 'visitorId', 'status']}
    />
  );
}

import { RelatedList } from '../../../core/kit';
import type { SlotProps } from '../../../core/plugin-api';
import { serviceApplication } from '../entities/applications/serviceApplication';

/** Shows an elder's visits on the page of the elder, the latest first. */
export default function VisitsOfElder({ record }: SlotProps) {
  if (typeof record?.id !== 'number') return null;
  return (
    <RelatedList
      entity={serviceApplication}
      filter={{ elderlyId: record.id }}
      columns={['applicationNo', 'serviceTypeId', 'planStart', 'attendantName', 'status', 'riskLevel']}
    />
  );
}

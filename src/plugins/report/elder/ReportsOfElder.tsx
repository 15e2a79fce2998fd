import { RelatedList } from '../../../core/kit';
import type { SlotProps } from '../../../core/plugin-api';
import { ecg } from '../entities/ecg';
import { sleep } from '../entities/sleep';

/** Lists an elder's reports by kind, the latest first. Shown on the page of the elder. */
export default function ReportsOfElder({ record }: SlotProps) {
  if (typeof record?.id !== 'number') return null;
  const filter = { elderlyId: record.id };
  return (
    <>
      <RelatedList entity={ecg} filter={filter} columns={['reportNo', 'reportTime', 'severity', 'status']} />
      <RelatedList entity={sleep} filter={filter} columns={['reportNo', 'reportTime', 'severity', 'status']} />
    </>
  );
}

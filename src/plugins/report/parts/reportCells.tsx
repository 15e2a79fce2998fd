import { FieldValue, type KitRecord } from '../../../core/kit';
import { ecg } from '../entities/ecg';
import { DueTime } from './DueTime';

/** How lists of reports of all kinds show these fields. */
export const reportCells = { dueTime: DueTime, elderlyId: Elder };

/** Whose report it is, by the name in the report: who reviews reports need not be allowed to read elders. */
function Elder({ record }: { record: KitRecord }) {
  // The same field in all kinds.
  return <FieldValue entity={ecg} source="elderlyName" record={record} />;
}

import { ChoiceChip, FieldValue, type KitRecord } from '../../../core/kit';
import { ecg } from '../entities/ecg';
import { DueTime } from './DueTime';

/** How pages and lists show how urgent a report is. */
export const urgencyCell = { severity: Urgency };

/** How lists of reports of all kinds show these fields. */
export const reportCells = { dueTime: DueTime, elderlyId: Elder, ...urgencyCell };

/** A report in which nothing stands out stays quiet, so that the others are seen. */
function Urgency({ record }: { record: KitRecord }) {
  // The same field in all kinds.
  return record.severity === 'none' ? (
    <FieldValue entity={ecg} source="severity" record={record} />
  ) : (
    <ChoiceChip entity={ecg} field="severity" value={String(record.severity)} />
  );
}

/** Whose report it is, by the name in the report: who reviews reports need not be allowed to read elders. */
function Elder({ record }: { record: KitRecord }) {
  // The same field in all kinds.
  return <FieldValue entity={ecg} source="elderlyName" record={record} />;
}

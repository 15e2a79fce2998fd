import { ChoiceChip, FieldValue, type KitRecord } from '../../../core/kit';
import { ecg } from '../entities/ecg';
import { DueTime } from './DueTime';

/** Cell renderer of the urgency of a report. */
export const urgencyCell = { severity: Urgency };

/** Cell renderers of these fields in lists of all report kinds. */
export const reportCells = { dueTime: DueTime, elderlyId: Elder, ...urgencyCell };

/** Reports without findings are muted, so that the others stand out. */
function Urgency({ record }: { record: KitRecord }) {
  // The field is the same in all kinds.
  return record.severity === 'none' ? (
    <FieldValue entity={ecg} source="severity" record={record} />
  ) : (
    <ChoiceChip entity={ecg} field="severity" value={String(record.severity)} />
  );
}

/** Shows the elder by the name in the report, because reviewers may lack the permission to read elders. */
function Elder({ record }: { record: KitRecord }) {
  // The field is the same in all kinds.
  return <FieldValue entity={ecg} source="elderlyName" record={record} />;
}

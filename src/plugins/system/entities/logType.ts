import { LOG_DAYS_MIN } from '../../../../contract/constants';
import { defineDictionary, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, integer } from '../../../../contract/fields';

/** Types of audit log entries and their retention periods. */
export const logType = defineDictionary({
  name: 'logType',
  section: 'system',
  fields: {
    /** Retention period in days. */
    retentionDays: integer({ min: LOG_DAYS_MIN, max: 36_500, default: LOG_DAYS_MIN }),
    level: choice(['info', 'warn', 'danger'], { default: 'info' }),
  },
  ownColumns: ['level', 'retentionDays'],
});
export type LogType = EntityRecord<typeof logType>;

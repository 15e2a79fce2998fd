import { defineDictionary, type EntityRecord } from '../defineEntity';
import { choice, integer } from '../fields';

/** Kinds of audit log entries and how long they are kept. */
export const logType = defineDictionary({
  name: 'logType',
  section: 'system',
  fields: {
    /** Days an entry is kept; network logs at least six months (Cybersecurity Law, Art. 21). */
    retentionDays: integer({ min: 180, max: 36_500, default: 180 }),
    level: choice(['info', 'warn', 'danger'], { default: 'info' }),
  },
});
export type LogType = EntityRecord<typeof logType>;

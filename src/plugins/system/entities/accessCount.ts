import { defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { boolean, date, integer, reference, text } from '../../../../contract/fields';

const count = () =>
  integer({ min: 0, max: Number.MAX_SAFE_INTEGER, required: true, readOnly: true, default: 0, list: true });

/** Number of personal records that an account read per day. Only the server writes it. */
export const accessCount = defineEntity({
  name: 'accessCount',
  section: 'system',
  personal: false,
  titleField: 'adminName',
  fields: {
    /** The administrator; the row outlives the account. */
    adminId: reference('admin', { required: true, readOnly: true, weak: true, filter: true }),
    adminName: text({ max: 50, readOnly: true, list: true, filter: true, search: true }),
    day: date({ required: true, readOnly: true, list: true, filter: true }),
    /** The entity name, as in calls. */
    entity: text({ max: 50, required: true, readOnly: true, list: true, filter: true }),
    /** Records opened one by one, revealed or looked up. */
    opened: count(),
    /** Rows returned by lists. */
    listed: count(),
    /** Whether the account read unusually much on this day, which triggered a notification. */
    unusual: boolean({ readOnly: true, default: false, list: true, filter: true }),
  },
  groups: { access: ['adminName', 'day', 'entity', 'opened', 'listed', 'unusual'] },
  hidden: ['adminId'],
  columns: ['day', 'adminName', 'entity', 'opened', 'listed', 'unusual'],
  quickFilters: {
    today: { filter: (today) => ({ day: today }) },
    unusual: { filter: { unusual: true }, count: true },
  },
  sort: [
    ['day', 'desc'],
    ['opened', 'desc'],
  ],
  indexes: [['adminId', 'day', 'entity']],
  rowScope: { owner: 'adminId' },
  deletion: { kind: 'never' },
});
export type AccessCount = EntityRecord<typeof accessCount>;

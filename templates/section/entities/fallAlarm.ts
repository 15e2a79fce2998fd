import { defineEntity, type EntityRecord } from '@console/contract/defineEntity';
import { defineTransition, type Transitions } from '@console/contract/defineTransition';
import { choice, date, text } from '@console/contract/fields';

const transition = defineTransition<typeof fallAlarm>();

const transitions: Transitions = {
  closeFallAlarm: transition({ from: ['open'], to: 'closed', tone: 'positive', bulk: true }),
};

/** What this section keeps. Add a field here, and its label in `texts/entities`, four times. */
export const fallAlarm = defineEntity({
  name: 'fallAlarm',
  section: '{{section}}',
  titleField: 'title',
  // Nothing in it is about a person; where something is, each text says so (`personal`).
  personal: false,
  fields: {
    title: text({ max: 50, required: true, list: true, search: true }),
    day: date({ required: true, list: true, filter: true }),
    level: choice(['low', 'high'], {
      required: true,
      default: 'low',
      list: true,
      filter: true,
      colors: { high: 'danger' },
    }),
    status: choice(['open', 'closed'], {
      required: true,
      readOnly: true,
      list: true,
      filter: true,
      colors: { open: 'warning', closed: 'positive' },
    }),
    remark: text({ max: 500, multiline: true }),
  },
  groups: { basics: ['title', 'day', 'level', 'status', 'remark'] },
  quickFilters: { open: { filter: { status: 'open' }, count: true } },
  counts: ['status'],
  sort: [['day', 'desc']],
  deletion: { kind: 'soft' },
  state: { field: 'status', initial: 'open' },
  transitions,
  calls: {
    /** Closes all that are open from before a day; answers {@link ClosedFallAlarms}. */
    closeOldFallAlarms: { input: { before: date({ required: true }) }, risk: 'write' },
  },
});
export type FallAlarm = EntityRecord<typeof fallAlarm>;

/** What `closeOldFallAlarms` answers. */
export interface ClosedFallAlarms {
  closed: number;
}

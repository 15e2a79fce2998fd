import type { Draft, Transition } from '../../../../contract/defineEntity';
import { reference, text } from '../../../../contract/fields';
import { momentText } from '../../../../contract/moment';

const reason = { reason: text({ max: 200, required: true }) };
const becauseOf = (_record: Draft, input: Draft) => ({ statusReason: input.reason });
const takenOff = (_record: Draft, input: Draft) => ({
  deviceUserId: null,
  bindTime: null,
  statusReason: input.reason ?? null,
});

/** Transitions of a device: bound, unbound, sent to repair, lost, found, and retired. */
export const deviceTransitions: Readonly<Record<string, Transition>> = {
  bindDevice: {
    done: 'okBound',
    from: ['registered'],
    to: 'bound',
    input: { deviceUserId: reference('deviceUser', { required: true }) },
    effect: (_record, { deviceUserId }, now) => ({ deviceUserId, bindTime: momentText(now), statusReason: null }),
    tone: 'positive',
  },
  unbindDevice: {
    done: 'okUnbound',
    from: ['bound'],
    to: 'registered',
    input: { reason: text({ max: 200 }) },
    effect: takenOff,
    tone: 'danger',
    bulk: true,
  },
  sendToMaintenance: {
    done: 'okInRepair',
    from: ['registered', 'bound'],
    to: 'maintenance',
    input: reason,
    effect: takenOff,
    tone: 'neutral',
    bulk: true,
  },
  returnFromMaintenance: {
    done: 'okRepaired',
    from: ['maintenance'],
    to: 'registered',
    effect: () => ({ statusReason: null }),
    tone: 'positive',
    bulk: true,
  },
  reportLost: {
    done: 'okLost',
    from: ['bound'],
    to: 'lost',
    input: reason,
    effect: becauseOf,
    tone: 'danger',
    bulk: true,
  },
  reportFound: {
    done: 'okFound',
    from: ['lost'],
    to: 'bound',
    effect: () => ({ statusReason: null }),
    tone: 'positive',
  },
  retireDevice: {
    done: 'okRetired',
    from: ['registered', 'maintenance', 'lost'],
    to: 'retired',
    input: reason,
    effect: takenOff,
    tone: 'danger',
    bulk: true,
  },
};

import { defineTransition, type Transitions } from '../../../../../contract/defineTransition';
import { reference, text } from '../../../../../contract/fields';
import { toIsoMoment } from '../../../../../contract/moment';
import type { device } from './device';

const transition = defineTransition<typeof device, 'lifeStatus'>();

const reason = { reason: text({ max: 200, required: true }) };
const withReason = (_record: unknown, input: { reason: string }) => ({ statusReason: input.reason });
const unboundValues = (_record: unknown, input: { reason: string | null }) => ({
  deviceUserId: null,
  bindTime: null,
  statusReason: input.reason,
});

/** Transitions of a device: bound, unbound, sent to repair, lost, found, and retired. */
export const deviceTransitions: Transitions = {
  bindDevice: transition({
    done: 'okBound',
    from: ['registered'],
    to: 'bound',
    input: { deviceUserId: reference('deviceUser', { required: true }) },
    effect: (_record, { deviceUserId }, now) => ({ deviceUserId, bindTime: toIsoMoment(now), statusReason: null }),
    tone: 'positive',
  }),
  unbindDevice: transition({
    done: 'okUnbound',
    from: ['bound'],
    to: 'registered',
    input: { reason: text({ max: 200 }) },
    effect: unboundValues,
    tone: 'danger',
    bulk: true,
  }),
  sendToMaintenance: transition({
    done: 'okInRepair',
    from: ['registered', 'bound'],
    to: 'maintenance',
    input: reason,
    effect: unboundValues,
    tone: 'neutral',
    bulk: true,
  }),
  returnFromMaintenance: transition({
    done: 'okRepaired',
    from: ['maintenance'],
    to: 'registered',
    effect: () => ({ statusReason: null }),
    tone: 'positive',
    bulk: true,
  }),
  reportLost: transition({
    done: 'okLost',
    from: ['bound'],
    to: 'lost',
    input: reason,
    effect: withReason,
    tone: 'danger',
    bulk: true,
  }),
  reportFound: transition({
    done: 'okFound',
    from: ['lost'],
    to: 'bound',
    effect: () => ({ statusReason: null }),
    tone: 'positive',
  }),
  retireDevice: transition({
    done: 'okRetired',
    from: ['registered', 'maintenance', 'lost'],
    to: 'retired',
    input: reason,
    effect: unboundValues,
    tone: 'danger',
    bulk: true,
  }),
};

import { defineTransition, type Transitions } from '../../../../../contract/defineTransition';
import { reference, text } from '../../../../../contract/fields';
import { toIsoMoment } from '../../../../../contract/moment';
import { extremeFields } from '../thresholds/movedExtremes';
import type { deviceUser } from './deviceUser';

const transition = defineTransition<typeof deviceUser>();

const withReason = (_record: unknown, input: { reason: string }) => ({ statusReason: input.reason });
const reason = { reason: text({ max: 200, required: true }) };

/** Transitions of a wearer's monitoring: suspended, ended, resumed. */
export const deviceUserTransitions: Transitions = {
  pauseDeviceUser: transition({
    done: 'okPaused',
    from: ['active'],
    to: 'paused',
    input: reason,
    effect: withReason,
    tone: 'neutral',
    bulk: true,
  }),
  resumeDeviceUser: transition({
    from: ['paused', 'ended'],
    to: 'active',
    effect: () => ({ statusReason: null }),
    tone: 'positive',
    bulk: true,
  }),
  /** A doctor moves limits whose passing is critical at once; without any they are the usual ones again. */
  moveExtremes: transition({
    done: 'okExtremesMoved',
    from: ['active', 'paused', 'ended'],
    input: { ...extremeFields, doctorId: reference('doctor', { required: true }), ...reason },
    effect: (_record, { doctorId, reason: why, ...limits }, now) => ({
      extremeLimits: Object.values(limits).some((limit) => limit != null) ? limits : null,
      extremesDoctorId: doctorId,
      extremesReason: why,
      extremesTime: toIsoMoment(now),
    }),
    tone: 'neutral',
  }),
  endDeviceUser: transition({
    done: 'okEnded',
    from: ['active', 'paused'],
    to: 'ended',
    input: reason,
    effect: withReason,
    tone: 'danger',
    bulk: true,
  }),
};

import type { Draft, Transition } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';

const becauseOf = (_record: Draft, input: Draft) => ({ statusReason: input.reason });
const reason = { reason: text({ max: 200, required: true }) };

/** Transitions of a wearer's monitoring: suspended, ended, resumed. */
export const deviceUserTransitions: Readonly<Record<string, Transition>> = {
  pauseDeviceUser: {
    done: 'okPaused',
    from: ['active'],
    to: 'paused',
    input: reason,
    effect: becauseOf,
    tone: 'neutral',
    bulk: true,
  },
  resumeDeviceUser: {
    from: ['paused', 'ended'],
    to: 'active',
    effect: () => ({ statusReason: null }),
    tone: 'positive',
    bulk: true,
  },
  endDeviceUser: {
    done: 'okEnded',
    from: ['active', 'paused'],
    to: 'ended',
    input: reason,
    effect: becauseOf,
    tone: 'danger',
    bulk: true,
  },
};

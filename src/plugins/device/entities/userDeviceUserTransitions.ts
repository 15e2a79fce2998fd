import type { Draft, Transition } from '../../../../contract/defineEntity';
import { text } from '../../../../contract/fields';
import { momentOf, momentText } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';

const reason = { reason: text({ max: 200, required: true }) };
/** An ended relation loses its right to decide for the wearer. */
const over = (_record: Draft, input: Draft) => ({ revokeReason: input.reason, isPrimary: false });

/** Transitions of a relation: approved, refused, revoked and ended. */
export const userDeviceUserTransitions: Readonly<Record<string, Transition>> = {
  confirmRelation: {
    done: 'okConfirmed',
    from: ['pending'],
    to: 'active',
    guard: endProblems,
    effect: (_record, _input, now) => ({ confirmTime: momentText(now), revokeReason: null }),
    tone: 'positive',
    bulk: true,
  },
  refuseRelation: {
    done: 'okRefused',
    from: ['pending'],
    to: 'refused',
    input: reason,
    effect: over,
    tone: 'danger',
    bulk: true,
  },
  revokeRelation: {
    done: 'okRevoked',
    from: ['active'],
    to: 'revoked',
    input: reason,
    effect: over,
    tone: 'danger',
    bulk: true,
  },
  reapplyRelation: {
    from: ['refused', 'revoked', 'expired'],
    to: 'pending',
    guard: endProblems,
    effect: (_record, _input, now) => ({ applyTime: momentText(now), confirmTime: null, revokeReason: null }),
    tone: 'neutral',
  },
};

/** Automatic transition of an expired relation: nobody sees a wearer beyond the agreed end. */
export const relationEnd: Transition = {
  from: ['pending', 'active'],
  to: 'expired',
  guard: (record, _context, _input, now) => (hasEnded(record, now) ? [] : [{ field: '', code: 'notDueYet' }]),
  effect: () => ({ isPrimary: false }),
};

function endProblems(record: Draft, _context: unknown, _input: Draft, now: number): Problem[] {
  return hasEnded(record, now) ? [{ field: 'expireTime', code: 'timeInPast' }] : [];
}

function hasEnded({ expireTime }: Draft, now: number): boolean {
  return typeof expireTime === 'string' && (momentOf(expireTime) ?? now) <= now;
}

import { type DraftOf, defineTransition, type Transitions } from '../../../../../contract/defineTransition';
import { text } from '../../../../../contract/fields';
import { parseIsoMoment, toIsoMoment } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import type { userDeviceUser } from './userDeviceUser';

const transition = defineTransition<typeof userDeviceUser>();

const reason = { reason: text({ max: 200, required: true }) };
/** An ended relation loses its right to decide for the wearer. */
const endTransition = (_record: unknown, input: { reason: string }) => ({
  revokeReason: input.reason,
  isPrimary: false,
});

/** Transitions of a relation: approved, refused, revoked and ended. */
export const userDeviceUserTransitions: Transitions = {
  confirmRelation: transition({
    done: 'okConfirmed',
    from: ['pending'],
    to: 'active',
    guard: expiryProblems,
    effect: (_record, _input, now) => ({ confirmTime: toIsoMoment(now), revokeReason: null }),
    tone: 'positive',
    bulk: true,
  }),
  refuseRelation: transition({
    done: 'okRefused',
    from: ['pending'],
    to: 'refused',
    input: reason,
    effect: endTransition,
    tone: 'danger',
    bulk: true,
  }),
  revokeRelation: transition({
    done: 'okRevoked',
    from: ['active'],
    to: 'revoked',
    input: reason,
    effect: endTransition,
    tone: 'danger',
    bulk: true,
  }),
  reapplyRelation: transition({
    from: ['refused', 'revoked', 'expired'],
    to: 'pending',
    guard: expiryProblems,
    effect: (_record, _input, now) => ({ applyTime: toIsoMoment(now), confirmTime: null, revokeReason: null }),
    tone: 'neutral',
  }),
};

/** Automatic transition of an expired relation: nobody sees a wearer beyond the agreed end. */
export const expireRelation = transition({
  from: ['pending', 'active'],
  to: 'expired',
  guard: (record, _context, _input, now) => (hasEnded(record, now) ? [] : [{ field: '', code: 'notDueYet' }]),
  effect: () => ({ isPrimary: false }),
});

function expiryProblems(
  record: DraftOf<typeof userDeviceUser>,
  _context: unknown,
  _input: unknown,
  now: number,
): Problem[] {
  return hasEnded(record, now) ? [{ field: 'expireTime', code: 'timeInPast' }] : [];
}

function hasEnded({ expireTime }: DraftOf<typeof userDeviceUser>, now: number): boolean {
  return expireTime != null && (parseIsoMoment(expireTime) ?? now) <= now;
}

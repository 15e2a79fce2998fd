import { type DraftOf, defineTransition, type Transitions } from '../../../../contract/defineTransition';
import { dateTime, reference, text } from '../../../../contract/fields';
import { parseIsoMoment } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { user } from './user';

const transition = defineTransition<typeof user>();

/** Transitions that disable an account, verify the owner's name, and set the membership. A closed account is final. */
export const userTransitions: Transitions = {
  disableUser: transition({ done: 'okDisabled', from: ['normal'], to: 'disabled', tone: 'danger', bulk: true }),
  enableUser: transition({ done: 'okEnabled', from: ['disabled'], to: 'normal', tone: 'positive', bulk: true }),
  cancelUser: transition({
    done: 'okCancelled',
    from: ['normal', 'disabled'],
    to: 'cancelled',
    effect: () => ({ vipId: null, vipExpire: null }),
    tone: 'danger',
  }),
  submitVerification: transition({
    done: 'okSubmitted',
    field: 'verifyStatus',
    from: ['none', 'failed'],
    to: 'pending',
    isAvailable: isActiveAccount,
    availabilityFields: ['status'],
    guard: identityProblems,
    effect: () => ({ verifyReason: null }),
    tone: 'neutral',
  }),
  passVerification: transition({
    done: 'okPassed',
    field: 'verifyStatus',
    from: ['pending'],
    to: 'verified',
    isAvailable: isActiveAccount,
    availabilityFields: ['status'],
    guard: identityProblems,
    effect: () => ({ verifyReason: null }),
    tone: 'positive',
    bulk: true,
  }),
  rejectVerification: transition({
    done: 'okRejected',
    field: 'verifyStatus',
    from: ['pending'],
    to: 'failed',
    isAvailable: isActiveAccount,
    availabilityFields: ['status'],
    input: { reason: text({ max: 200, required: true }) },
    effect: (_record, input) => ({ verifyReason: input.reason }),
    tone: 'danger',
    bulk: true,
  }),
  setVip: transition({
    from: ['normal', 'disabled'],
    input: {
      vipId: reference('vip', { required: true }),
      /** When it ends. Defaults to the duration of the level. */
      vipExpire: dateTime({}),
    },
    guard: (_record, _context, { vipExpire }, now) =>
      typeof vipExpire === 'string' && (parseIsoMoment(vipExpire) ?? now) <= now
        ? [{ field: 'vipExpire', code: 'timeInPast' }]
        : [],
    effect: (_record, { vipId, vipExpire }) => ({ vipId, vipExpire: vipExpire ?? null }),
    tone: 'neutral',
  }),
  endVip: transition({
    from: ['normal', 'disabled'],
    isAvailable: ({ vipId }) => vipId != null,
    availabilityFields: ['vipId'],
    guard: ({ vipId }) => (vipId == null ? [{ field: '', code: 'noMembership' }] : []),
    effect: () => ({ vipId: null, vipExpire: null }),
    tone: 'danger',
  }),
};

function isActiveAccount({ status }: DraftOf<typeof user>): boolean {
  return status !== 'cancelled';
}

/** Verifying the real name requires the name and the document. */
function identityProblems(record: DraftOf<typeof user>): Problem[] {
  if (!isActiveAccount(record)) return [{ field: '', code: 'accountClosed' }];
  return (['realName', 'idType', 'idNo'] as const)
    .filter((field) => record[field] == null)
    .map((field) => ({ field, code: 'identityIncomplete' }));
}

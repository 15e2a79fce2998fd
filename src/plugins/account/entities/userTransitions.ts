import type { Draft, Transition } from '../../../../contract/defineEntity';
import { dateTime, reference, text } from '../../../../contract/fields';
import { momentOf } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';

/** Transitions that disable an account, verify the owner's name, and set the membership. A closed account is final. */
export const userTransitions: Readonly<Record<string, Transition>> = {
  disableUser: { done: 'okDisabled', from: ['normal'], to: 'disabled', tone: 'danger', bulk: true },
  enableUser: { done: 'okEnabled', from: ['disabled'], to: 'normal', tone: 'positive', bulk: true },
  cancelUser: {
    done: 'okCancelled',
    from: ['normal', 'disabled'],
    to: 'cancelled',
    effect: () => ({ vipId: null, vipExpire: null }),
    tone: 'danger',
  },
  submitVerification: {
    done: 'okSubmitted',
    field: 'verifyStatus',
    from: ['none', 'failed'],
    to: 'pending',
    suits: isOpen,
    suitsFields: ['status'],
    guard: identityProblems,
    effect: () => ({ verifyReason: null }),
    tone: 'neutral',
  },
  passVerification: {
    done: 'okPassed',
    field: 'verifyStatus',
    from: ['pending'],
    to: 'verified',
    suits: isOpen,
    suitsFields: ['status'],
    guard: identityProblems,
    effect: () => ({ verifyReason: null }),
    tone: 'positive',
    bulk: true,
  },
  rejectVerification: {
    done: 'okRejected',
    field: 'verifyStatus',
    from: ['pending'],
    to: 'failed',
    suits: isOpen,
    suitsFields: ['status'],
    input: { reason: text({ max: 200, required: true }) },
    effect: (_record, input) => ({ verifyReason: input.reason }),
    tone: 'danger',
    bulk: true,
  },
  setVip: {
    from: ['normal', 'disabled'],
    input: {
      vipId: reference('vip', { required: true }),
      /** When it ends. Defaults to the duration of the level. */
      vipExpire: dateTime({}),
    },
    guard: (_record, _context, { vipExpire }, now) =>
      typeof vipExpire === 'string' && (momentOf(vipExpire) ?? now) <= now
        ? [{ field: 'vipExpire', code: 'timeInPast' }]
        : [],
    effect: (_record, { vipId, vipExpire }) => ({ vipId, vipExpire: vipExpire ?? null }),
    tone: 'neutral',
  },
  endVip: {
    from: ['normal', 'disabled'],
    suits: ({ vipId }) => vipId != null,
    suitsFields: ['vipId'],
    guard: ({ vipId }) => (vipId == null ? [{ field: '', code: 'noMembership' }] : []),
    effect: () => ({ vipId: null, vipExpire: null }),
    tone: 'danger',
  },
};

function isOpen({ status }: Draft): boolean {
  return status !== 'cancelled';
}

/** Verifying the real name requires the name and the document. */
function identityProblems(record: Draft): Problem[] {
  if (!isOpen(record)) return [{ field: '', code: 'accountClosed' }];
  return ['realName', 'idType', 'idNo']
    .filter((field) => record[field] == null)
    .map((field) => ({ field, code: 'identityIncomplete' }));
}

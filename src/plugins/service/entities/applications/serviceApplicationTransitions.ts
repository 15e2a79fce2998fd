import { type DraftOf, defineTransition, type Transitions } from '../../../../../contract/defineTransition';
import { choice, dateTime, reference, text } from '../../../../../contract/fields';
import { dayAt, MINUTE_MS, parseIsoMoment } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import { riskTransitions } from '../risk/riskTransitions';
import { reversalTransitions } from '../settlement/reversalTransitions';
import { autoCloseMoment } from '../signs/autoClose';
import { signTransitions } from '../signs/signTransitions';
import { LATE_CANCEL_MIN, MISSED_AFTER_MIN, SIGN_IN_EARLY_MIN } from './applicationLimits';
import { cancelReasons } from './applicationStates';
import type { serviceApplication } from './serviceApplication';
import { planMinutesOf, planProblems } from './serviceApplicationRules';

const transition = defineTransition<typeof serviceApplication>();

const reason = () => text({ max: 200, required: true });
/** Another administrator who must approve a manual change. */
const approverId = () =>
  reference('admin', { required: true, suggestions: { entity: 'serviceApplication', read: 'selectApprovers' } });
type VisitDraft = DraftOf<typeof serviceApplication>;
/** New times of a visit; null keeps the present one. */
type VisitTimes = Record<'planStart' | 'planEnd' | 'signInTime' | 'signOutTime', string | null>;
const millisecondsOf = (moment: unknown) => (typeof moment === 'string' ? parseIsoMoment(moment) : undefined) ?? 0;

/** Transitions with which administrators move an application from the request to the settlement. */
export const serviceApplicationTransitions: Transitions = {
  accept: transition({ done: 'okAccepted', from: ['applied'], to: 'accepted', tone: 'positive', bulk: true }),
  reject: transition({
    done: 'okRejected',
    from: ['applied'],
    to: 'rejected',
    input: { reason: reason() },
    effect: (_record, input) => ({ rejectReason: input.reason }),
    tone: 'danger',
    bulk: true,
  }),
  assign: transition({
    done: 'okAssigned',
    from: ['accepted'],
    to: 'assigned',
    input: { attendantId: reference('attendant', { required: true }) },
    guard: (record, _context, _input, now) => notFinishedProblems(record.planEnd, now, 'attendantId'),
    effect: (_record, input) => ({ attendantId: input.attendantId }),
    tone: 'positive',
  }),
  reassign: transition({
    done: 'okReassigned',
    from: ['assigned', 'missed'],
    to: 'assigned',
    input: {
      attendantId: reference('attendant', { required: true }),
      /** A new plan; required for a missed visit. */
      planStart: dateTime({}),
      planEnd: dateTime({}),
      reason: text({ max: 200 }),
    },
    guard: (record, { today }, input, now) => {
      const plan = replanEffect(record, input);
      const problems = planProblems(plan, today);
      return problems.length > 0 ? problems : notFinishedProblems(plan.planEnd, now, 'planEnd');
    },
    effect: (record, input) => {
      const plan = replanEffect(record, input);
      return { attendantId: input.attendantId, ...plan, planMinutes: planMinutesOf(plan.planStart, plan.planEnd) };
    },
    tone: 'neutral',
  }),
  signInManual: transition({
    done: 'okSignedIn',
    from: ['assigned'],
    to: 'inService',
    input: { time: dateTime({ required: true }), approverId: approverId(), reason: reason() },
    guard: (record, _context, { time }, now) => {
      if (millisecondsOf(time) > now) return [{ field: 'time', code: 'timeInFuture' }];
      const earliest = millisecondsOf(record.planStart) - SIGN_IN_EARLY_MIN * MINUTE_MS;
      return millisecondsOf(time) < earliest
        ? [{ field: 'time', code: 'signInTooEarly', params: { minutes: SIGN_IN_EARLY_MIN } }]
        : [];
    },
    effect: (_record, { time }) => ({ signInTime: time, signMethod: 'manual' }),
    tone: 'neutral',
  }),
  signOutManual: transition({
    done: 'okSignedOut',
    from: ['inService'],
    to: 'completed',
    input: {
      time: dateTime({ required: true }),
      approverId: approverId(),
      reason: reason(),
      serviceResult: text({ max: 1000, multiline: true, mask: 'text' }),
    },
    guard: (record, _context, { time }, now) => signOutProblems(record.signInTime, time, { now, field: 'time' }),
    effect: (record, { time, serviceResult }) => ({
      signOutTime: time,
      signMethod: 'manual',
      actualMinutes: planMinutesOf(record.signInTime, String(time)),
      ...(serviceResult == null ? {} : { serviceResult }),
    }),
    tone: 'neutral',
  }),
  cancel: transition({
    done: 'okApplicationCancelled',
    from: ['applied', 'accepted', 'assigned'],
    to: 'cancelled',
    input: { reason: choice(cancelReasons, { required: true }), note: text({ max: 200 }) },
    effect: (record, input, now) => ({
      cancelReason: input.reason,
      cancelNote: input.note ?? null,
      lateCancel: isLateCancel(record, now),
    }),
    tone: 'danger',
    bulk: true,
  }),
  settle: transition({
    done: 'okSettled',
    from: ['completed'],
    to: 'settled',
    input: { settleBatch: text({ max: 30 }) },
    guard: settleProblems,
    effect: (_record, { settleBatch }) => ({ settleStatus: 'settled', settleBatch: settleBatch ?? null }),
    tone: 'positive',
    bulk: true,
  }),
  amend: transition({
    done: 'okAmended',
    from: ['completed'],
    to: 'completed',
    input: {
      signInTime: dateTime({}),
      signOutTime: dateTime({}),
      approverId: approverId(),
      reason: reason(),
    },
    guard: (record, _context, input, now) => {
      if (input.signInTime == null && input.signOutTime == null) return [{ field: 'signInTime', code: 'required' }];
      const { signInTime, signOutTime } = amendEffect(record, input);
      if (millisecondsOf(signInTime) > now) return [{ field: 'signInTime', code: 'timeInFuture' }];
      return signOutTime == null ? [] : signOutProblems(signInTime, signOutTime, { now, field: 'signOutTime' });
    },
    effect: (record, input) => {
      const { signInTime, signOutTime } = amendEffect(record, input);
      return {
        signInTime,
        signOutTime,
        actualMinutes: planMinutesOf(signInTime, signOutTime) ?? null,
        isAmended: true,
      };
    },
    tone: 'danger',
  }),
  /** Only the requested approver can call it, from their own account. */
  approveTimes: transition({
    done: 'okTimesApproved',
    from: ['inService', 'completed'],
    isAvailable: (record, { adminId }) => adminId !== undefined && record.approvalAdminId === adminId,
    availabilityFields: ['approvalAdminId'],
    effect: () => ({ approvalAdminId: null }),
    tone: 'positive',
    bulk: true,
  }),
  ...reversalTransitions,
  ...signTransitions,
  ...riskTransitions,
};

/** Transitions that scheduled jobs of the server make. */
export const serviceApplicationJobs = {
  /** No sign-in until 30 minutes after the planned end. */
  expire: transition({
    from: ['assigned'],
    to: 'missed',
    guard: (record, _context, _input, now) =>
      now >= millisecondsOf(record.planEnd) + MISSED_AFTER_MIN * MINUTE_MS ? [] : [{ field: '', code: 'notDueYet' }],
  }),
  /** No sign-out until four hours after the planned end. */
  autoClose: transition({
    from: ['inService'],
    to: 'completed',
    guard: (record, _context, _input, now) =>
      now >= autoCloseMoment(String(record.planEnd)) ? [] : [{ field: '', code: 'notDueYet' }],
    effect: () => ({ missedOut: true }),
  }),
};

/** Returns whether a cancellation at `now` is less than two hours before the planned start, or after it. */
export function isLateCancel(record: VisitDraft, now: number): boolean {
  return now > millisecondsOf(record.planStart) - LATE_CANCEL_MIN * MINUTE_MS;
}

/** Settlement requires that the month is over, both times are known, and no risk is open. */
function settleProblems(record: VisitDraft, { today }: { today: string }): Problem[] {
  const { planStart, signInTime, signOutTime, riskStatus, settleStatus, approvalAdminId } = record;
  const problems: Problem[] = [];
  if (dayAt(millisecondsOf(planStart)).slice(0, 7) >= today.slice(0, 7)) {
    problems.push({ field: '', code: 'monthNotClosed' });
  }
  if (!signInTime || !signOutTime) problems.push({ field: '', code: 'signTimesMissing' });
  if (approvalAdminId != null) problems.push({ field: '', code: 'timesNotApproved' });
  if (settleStatus === 'refused' || riskStatus === 'confirmed') problems.push({ field: '', code: 'settleRefused' });
  else if (settleStatus === 'frozen' || riskStatus === 'open' || riskStatus === 'reviewing') {
    problems.push({ field: '', code: 'riskNotReviewed' });
  }
  return problems;
}

function notFinishedProblems(planEnd: string | undefined, now: number, field: string): Problem[] {
  return millisecondsOf(planEnd) > now ? [] : [{ field, code: 'planOver' }];
}

function signOutProblems(
  signInTime: unknown,
  signOutTime: unknown,
  { now, field }: { now: number; field: string },
): Problem[] {
  if (millisecondsOf(signOutTime) > now) return [{ field, code: 'timeInFuture' }];
  return millisecondsOf(signOutTime) <= millisecondsOf(signInTime) ? [{ field, code: 'signOutBeforeSignIn' }] : [];
}

/** The plan after a transition that may replace it. */
function replanEffect({ planStart = '', planEnd = '' }: VisitDraft, input: Pick<VisitTimes, 'planStart' | 'planEnd'>) {
  return { planStart: input.planStart ?? planStart, planEnd: input.planEnd ?? planEnd };
}

/** The sign times after a correction. */
function amendEffect(
  { signInTime = null, signOutTime = null }: VisitDraft,
  input: Pick<VisitTimes, 'signInTime' | 'signOutTime'>,
) {
  return { signInTime: input.signInTime ?? signInTime, signOutTime: input.signOutTime ?? signOutTime };
}

import { defineTransition, type Transitions } from '../../../../contract/defineTransition';
import { choice, date, dateTime, reference, text } from '../../../../contract/fields';
import { addDays } from '../../../../contract/moment';
import type { returnVisit } from './returnVisit';
import { deriveReturnVisit, finishProblems } from './returnVisitRules';
import { contactResults, MISSED_AFTER_DAYS } from './visitCodes';
import { visitFindings } from './visitFindings';

const transition = defineTransition<typeof returnVisit>();

/** Transitions that complete a follow-up with its findings, hand it on, and close it. */
export const returnVisitTransitions: Transitions = {
  finishVisit: transition({
    done: 'okVisitFinished',
    from: ['planned', 'missed'],
    to: 'done',
    input: {
      ...visitFindings,
      visitTime: dateTime({ required: true }),
      contactResult: choice(contactResults, { required: true }),
    },
    guard: (record, _context, findings, now) => finishProblems({ ...record, ...findings }, now),
    effect: (_record, findings) => ({ ...findings, ...deriveReturnVisit(findings) }),
    tone: 'positive',
  }),
  followUpVisit: transition({
    done: 'okFollowUp',
    from: ['done'],
    to: 'followUp',
    input: {
      followUpOwnerId: reference('admin', { required: true }),
      followUpDue: date({ required: true }),
      followUpNote: text({ max: 500, multiline: true, required: true }),
    },
    guard: (_record, { today }, { followUpDue }) =>
      typeof followUpDue === 'string' && followUpDue < today ? [{ field: 'followUpDue', code: 'dateInPast' }] : [],
    effect: (_record, { followUpOwnerId, followUpDue, followUpNote }) => ({
      followUpOwnerId,
      followUpDue,
      followUpNote,
    }),
    tone: 'neutral',
  }),
  closeVisit: transition({
    done: 'okVisitClosed',
    from: ['done', 'followUp'],
    to: 'closed',
    input: { closeNote: text({ max: 500, multiline: true }) },
    guard: ({ status }, _context, { closeNote }) =>
      status === 'followUp' && !closeNote ? [{ field: 'closeNote', code: 'required' }] : [],
    effect: (_record, { closeNote }) => ({ closeNote: closeNote ?? null }),
    tone: 'positive',
  }),
  cancelVisit: transition({
    done: 'okVisitCancelled',
    from: ['planned', 'missed'],
    to: 'cancelled',
    input: { reason: text({ max: 200, required: true }) },
    effect: (_record, { reason }) => ({ cancelReason: reason }),
    tone: 'danger',
    bulk: true,
  }),
};

/** Scheduled transition: a follow-up that was not made some days after its planned day counts as missed. */
export const missVisit = transition({
  from: ['planned'],
  to: 'missed',
  guard: ({ planDate }, { today }) =>
    addDays(String(planDate), MISSED_AFTER_DAYS) < today ? [] : [{ field: '', code: 'notDueYet' }],
});

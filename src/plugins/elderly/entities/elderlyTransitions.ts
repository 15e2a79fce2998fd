import type { RuleContext } from '../../../../contract/defineEntity';
import { type DraftOf, defineTransition, type Transitions } from '../../../../contract/defineTransition';
import { choice, date } from '../../../../contract/fields';
import type { Problem } from '../../../../contract/problems';
import { missingCapacityItems } from './assessment/capacity';
import type { elderly } from './elderly';

const transition = defineTransition<typeof elderly>();

export const suspendReasons = ['hospital', 'away', 'other'] as const;
export const closeReasons = ['voluntary', 'moved', 'institution', 'disqualified', 'other'] as const;

/** Transitions of an elder between draft, service, pause, end and death. Death is final. */
export const elderlyTransitions: Transitions = {
  activateElderly: transition({
    done: 'okActivated',
    from: ['draft'],
    to: 'active',
    guard: readyForService,
    tone: 'positive',
    bulk: true,
  }),
  suspendElderly: transition({
    done: 'okSuspended',
    from: ['active'],
    to: 'suspended',
    input: { reason: choice(suspendReasons, { required: true }), until: date({ required: true }) },
    guard: (_record, { today }, input) => (isAfter(input.until, today) ? [] : [{ field: 'until', code: 'dateInPast' }]),
    effect: (_record, input) => ({ suspendReason: input.reason, suspendUntil: input.until }),
    tone: 'neutral',
  }),
  resumeElderly: transition({
    done: 'okResumed',
    from: ['suspended'],
    to: 'active',
    guard: (record, { today }) => contractProblems(record, today),
    effect: () => ({ suspendReason: null, suspendUntil: null }),
    tone: 'positive',
  }),
  closeElderly: transition({
    done: 'okClosed',
    from: ['active', 'suspended'],
    to: 'closed',
    input: { reason: choice(closeReasons, { required: true }) },
    effect: (_record, input) => ({ closeReason: input.reason, suspendReason: null, suspendUntil: null }),
    tone: 'danger',
  }),
  reopenElderly: transition({
    done: 'okReopened',
    from: ['closed'],
    to: 'active',
    guard: readyForService,
    effect: () => ({ closeReason: null }),
    tone: 'positive',
  }),
  deceaseElderly: transition({
    done: 'okDeceased',
    from: ['draft', 'active', 'suspended', 'closed'],
    to: 'deceased',
    input: { date: date({ required: true }) },
    guard: (record, { today }, input) => {
      if (isAfter(input.date, today)) return [{ field: 'date', code: 'dateInFuture' }];
      return isAfter(record.birthDate, input.date) ? [{ field: 'date', code: 'beforeBirth' }] : [];
    },
    effect: (_record, input) => ({ deceasedDate: input.date, suspendReason: null, suspendUntil: null }),
    tone: 'danger',
  }),
};

/** Service requires a complete assessment if the program asks for one, and a current contract. */
function readyForService(elder: DraftOf<typeof elderly>, context: RuleContext): Problem[] {
  const elderType = elder.elderlyTypeId == null ? undefined : context.lookup('elderlyType', elder.elderlyTypeId);
  const missing = elder.capacityItems ? missingCapacityItems(elder.capacityItems).length : 0;
  const problems = contractProblems(elder, context.today);
  if (missing > 0) problems.push({ field: 'capacityItems', code: 'capacityIncomplete', params: { count: missing } });
  else if (elderType?.needAssessment === true && !elder.capacityItems) {
    problems.push({ field: 'capacityItems', code: 'assessmentRequired' });
  }
  return problems;
}

function contractProblems(record: DraftOf<typeof elderly>, today: string): Problem[] {
  return isAfter(today, record.serviceEndDate) ? [{ field: 'serviceEndDate', code: 'contractEnded' }] : [];
}

function isAfter(later: unknown, earlier: unknown): boolean {
  return typeof later === 'string' && typeof earlier === 'string' && later > earlier;
}

import type { Draft, RuleContext, Transition } from '../../../../contract/defineEntity';
import { choice, date } from '../../../../contract/fields';
import type { Problem } from '../../../../contract/problems';
import { missingCapacityItems } from './capacity';
import type { Elderly } from './elderly';

export const suspendReasons = ['hospital', 'away', 'other'] as const;
export const closeReasons = ['voluntary', 'moved', 'institution', 'disqualified', 'other'] as const;

/** Transitions of an elder between draft, service, pause, end and death. Death is final. */
export const elderlyTransitions: Readonly<Record<string, Transition>> = {
  activateElderly: {
    done: 'okActivated',
    from: ['draft'],
    to: 'active',
    guard: readyForService,
    tone: 'positive',
    bulk: true,
  },
  suspendElderly: {
    done: 'okSuspended',
    from: ['active'],
    to: 'suspended',
    input: { reason: choice(suspendReasons, { required: true }), until: date({ required: true }) },
    guard: (_record, { today }, input) => (isAfter(input.until, today) ? [] : [{ field: 'until', code: 'dateInPast' }]),
    effect: (_record, input) => ({ suspendReason: input.reason, suspendUntil: input.until }),
    tone: 'neutral',
  },
  resumeElderly: {
    done: 'okResumed',
    from: ['suspended'],
    to: 'active',
    guard: (record, { today }) => contractProblems(record, today),
    effect: () => ({ suspendReason: null, suspendUntil: null }),
    tone: 'positive',
  },
  closeElderly: {
    done: 'okClosed',
    from: ['active', 'suspended'],
    to: 'closed',
    input: { reason: choice(closeReasons, { required: true }) },
    effect: (_record, input) => ({ closeReason: input.reason, suspendReason: null, suspendUntil: null }),
    tone: 'danger',
  },
  reopenElderly: {
    done: 'okReopened',
    from: ['closed'],
    to: 'active',
    guard: readyForService,
    effect: () => ({ closeReason: null }),
    tone: 'positive',
  },
  deceaseElderly: {
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
  },
};

/** Service requires a complete assessment if the program asks for one, and a current contract. */
function readyForService(record: Draft, context: RuleContext): Problem[] {
  // Field validation has already run.
  const elder = record as Partial<Elderly>;
  const programme = elder.elderlyTypeId == null ? undefined : context.lookup('elderlyType', elder.elderlyTypeId);
  const missing = elder.capacityItems ? missingCapacityItems(elder.capacityItems).length : 0;
  const problems = contractProblems(record, context.today);
  if (missing > 0) problems.push({ field: 'capacityItems', code: 'capacityIncomplete', params: { count: missing } });
  else if (programme?.needAssessment === true && !elder.capacityItems) {
    problems.push({ field: 'capacityItems', code: 'assessmentRequired' });
  }
  return problems;
}

function contractProblems(record: Draft, today: string): Problem[] {
  return isAfter(today, record.serviceEndDate) ? [{ field: 'serviceEndDate', code: 'contractEnded' }] : [];
}

function isAfter(later: unknown, earlier: unknown): boolean {
  return typeof later === 'string' && typeof earlier === 'string' && later > earlier;
}

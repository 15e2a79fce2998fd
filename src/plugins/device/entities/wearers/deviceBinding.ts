import { type Draft, defineEntity, type EntityRecord } from '../../../../../contract/defineEntity';
import { defineTransition, type Transitions } from '../../../../../contract/defineTransition';
import { choice, dateTime, reference, text } from '../../../../../contract/fields';
import { DAY_MS, parseIsoMoment, toIsoMoment } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import type { RecordKind } from '../uploads/recordKinds';

/** Why a binding ended. */
export const bindingEnds = ['unbound', 'maintenance', 'retired'] as const;
/** Maximum days of samples in one assignment. */
export const ASSIGNED_DAYS_MAX = 31;
/** Maximum number of listed unassigned ranges, the newest. */
export const UNASSIGNED_MAX = 200;

const reason = text({ required: true, max: 200 });

const transition = defineTransition<typeof deviceBinding>();

const transitions: Transitions = {
  /** Replaces the recorded times; the samples move immediately. */
  correctBinding: transition({
    done: 'okBindingCorrected',
    from: ['recorded', 'assigned'],
    input: { bindTime: dateTime({ required: true }), unbindTime: dateTime({}), reason },
    guard: correctionProblems,
    effect: (record, input) => ({
      bindTime: input.bindTime,
      unbindTime: record.unbindTime === null ? null : input.unbindTime,
      reason: input.reason,
    }),
    tone: 'neutral',
  }),
  /** Withdraws a manual assignment; its samples have no wearer again. */
  withdrawAssignment: transition({
    done: 'okWithdrawn',
    from: ['assigned'],
    to: 'withdrawn',
    input: { reason },
    effect: (_record, input, now) => ({ withdrawnTime: toIsoMoment(now), reason: input.reason }),
    tone: 'danger',
  }),
};

/**
 * Who wore which device and when. Bindings are created when devices are bound and unbound; they can be corrected, or added
 * manually.
 */
export const deviceBinding = defineEntity({
  name: 'deviceBinding',
  section: 'device',
  titleField: 'bindTime',
  fields: {
    deviceId: reference('device', { required: true, immutable: true, weak: true, list: true, filter: true }),
    deviceUserId: reference('deviceUser', { required: true, immutable: true, weak: true, list: true, filter: true }),
    bindTime: dateTime({ required: true, immutable: true, list: true, filter: true }),
    /** Exclusive; missing while the binding lasts. */
    unbindTime: dateTime({ immutable: true, list: true, filter: true }),
    endReason: choice(bindingEnds, { readOnly: true, list: true, filter: true }),
    /** `assigned` marks a binding added manually for samples without a wearer. */
    status: choice(['recorded', 'assigned', 'withdrawn'], {
      colors: { recorded: 'positive', assigned: 'warning', withdrawn: 'neutral' },
      readOnly: true,
      list: true,
      filter: true,
    }),
    /** Why it was added, corrected or withdrawn. */
    reason: text({ max: 200, list: true, multiline: true, immutable: true, personal: true }),
    /** When it was withdrawn, which makes it invalid. */
    withdrawnTime: dateTime({ readOnly: true }),
  },
  columns: ['deviceId', 'deviceUserId', 'bindTime', 'unbindTime', 'endReason', 'status', 'reason'],
  quickFilters: { assigned: { filter: { status: 'assigned' } }, withdrawn: { filter: { status: 'withdrawn' } } },
  sort: [['bindTime', 'desc']],
  erasure: { records: 'anonymise', about: ['deviceUserId'] },
  deletion: { kind: 'never' },
  rowScope: { through: 'deviceUserId' },
  indexes: [
    ['deviceId', 'bindTime'],
    ['deviceUserId', 'bindTime'],
  ],
  state: { field: 'status', initial: 'assigned' },
  transitions,
  reads: {
    /** Samples that were measured without a wearer, the newest first. Returns {@link UnassignedPeriod}es. */
    selectUnassigned: { input: { deviceId: reference('device', {}) }, answer: 'list', limit: UNASSIGNED_MAX },
  },
  check: assignmentProblems,
});
export type DeviceBinding = EntityRecord<typeof deviceBinding>;

/** A time range in which a device measured something without a wearer. Times are ISO 8601 with `+08:00`. */
export interface UnassignedPeriod {
  /** Device and start time. */
  id: string;
  deviceId: number;
  deviceName: string;
  /** From the first sample to the end of the last one. */
  fromTime: string;
  toTime: string;
  kinds: RecordKind[];
  samples: number;
}

/** Reports a manual assignment without an end or a reason. */
function assignmentProblems(record: Draft): Problem[] {
  if (record.status === 'recorded') return orderProblems(record);
  const missing = (['unbindTime', 'reason'] as const).filter((field) => record[field] == null);
  return [...missing.map((field): Problem => ({ field, code: 'required' })), ...orderProblems(record)];
}

function orderProblems({ bindTime, unbindTime }: Draft): Problem[] {
  if (typeof bindTime !== 'string' || typeof unbindTime !== 'string') return [];
  const lasts = (parseIsoMoment(unbindTime) ?? 0) - (parseIsoMoment(bindTime) ?? 0);
  return lasts <= 0 ? [{ field: 'unbindTime', code: 'periodOrder' }] : [];
}

/** Checks a correction. Only unbinding the device ends a current binding, and times cannot be in the future. */
function correctionProblems(record: Draft, _context: unknown, input: Draft, now: number): Problem[] {
  const isLasting = record.unbindTime === null;
  const isAhead = (field: 'bindTime' | 'unbindTime') => {
    const value = input[field];
    return typeof value === 'string' && (parseIsoMoment(value) ?? 0) > now;
  };
  return [
    ...(isLasting && input.unbindTime != null ? [{ field: 'unbindTime', code: 'bindingLasts' } as const] : []),
    ...(!isLasting && input.unbindTime == null ? [{ field: 'unbindTime', code: 'required' } as const] : []),
    ...(['bindTime', 'unbindTime'] as const).filter(isAhead).map((field): Problem => ({ field, code: 'timeInFuture' })),
    ...orderProblems(input),
  ];
}

/** Maximum duration of an assignment in milliseconds. */
export const ASSIGNED_MS_MAX = ASSIGNED_DAYS_MAX * DAY_MS;

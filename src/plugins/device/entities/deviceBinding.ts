import { type Draft, defineEntity, type EntityRecord } from '../../../../contract/defineEntity';
import { choice, dateTime, reference, text } from '../../../../contract/fields';
import { DAY_MS, momentOf, momentText } from '../../../../contract/moment';
import type { Problem } from '../../../../contract/problems';
import type { RecordKind } from './recordKinds';

/** Why a binding ended. */
export const bindingEnds = ['unbound', 'maintenance', 'retired'] as const;
/** Most days of samples that are assigned at once. */
export const ASSIGNED_DAYS_MAX = 31;
/** Most stretches of unassigned samples that are listed, the newest. */
export const UNASSIGNED_MAX = 200;

const reason = text({ required: true, max: 200 });

/** Who wore which device from when to when: as devices are bound and unbound, corrected and added to by hand. */
export const deviceBinding = defineEntity({
  name: 'deviceBinding',
  section: 'device',
  represent: 'bindTime',
  fields: {
    deviceId: reference('device', { required: true, fixed: true, weak: true, list: true, filter: true }),
    deviceUserId: reference('deviceUser', { required: true, fixed: true, weak: true, list: true, filter: true }),
    bindTime: dateTime({ required: true, fixed: true, list: true, filter: true }),
    /** Exclusive; missing while it lasts. */
    unbindTime: dateTime({ fixed: true, list: true, filter: true }),
    endReason: choice(bindingEnds, { set: 'server', list: true, filter: true }),
    /** `assigned` is what somebody has added by hand for samples that were nobody's. */
    status: choice(['recorded', 'assigned', 'withdrawn'], {
      tones: { recorded: 'positive', assigned: 'warning', withdrawn: 'neutral' },
      set: 'server',
      list: true,
      filter: true,
    }),
    /** Why it was added, corrected or taken back. */
    reason: text({ max: 200, list: true, multiline: true, fixed: true, personal: true }),
    /** One that has been taken back counts no more. */
    withdrawnTime: dateTime({ set: 'server' }),
  },
  columns: ['deviceId', 'deviceUserId', 'bindTime', 'unbindTime', 'endReason', 'status', 'reason'],
  quickFilters: { assigned: { filter: { status: 'assigned' } }, withdrawn: { filter: { status: 'withdrawn' } } },
  sort: [['bindTime', 'desc']],
  erasure: { records: 'anonymise', about: ['deviceUserId'] },
  removal: { kind: 'never' },
  belongs: { through: 'deviceUserId' },
  indexes: [
    ['deviceId', 'bindTime'],
    ['deviceUserId', 'bindTime'],
  ],
  state: { field: 'status', initial: 'assigned' },
  transitions: {
    /** Puts other moments in the place of those that were recorded; samples move with them at once. */
    correctBinding: {
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
    },
    /** Takes back what was assigned by hand; the samples are nobody's again. */
    withdrawAssignment: {
      done: 'okWithdrawn',
      from: ['assigned'],
      to: 'withdrawn',
      input: { reason },
      effect: (_record, input, now) => ({ withdrawnTime: momentText(now), reason: input.reason }),
      tone: 'danger',
    },
  },
  reads: {
    /** Samples that were measured while nobody wore the device, the newest first. Answers {@link UnassignedStretch}es. */
    selectUnassigned: { input: { deviceId: reference('device', {}) }, answer: 'list', limit: UNASSIGNED_MAX },
  },
  check: assignmentProblems,
});
export type DeviceBinding = EntityRecord<typeof deviceBinding>;

/** A stretch of a device's time in which something was measured and nobody wore it. Moments are ISO 8601 with `+08:00`. */
export interface UnassignedStretch {
  /** Device and first moment. */
  id: string;
  deviceId: number;
  deviceName: string;
  /** From the first sample to the end of the last. */
  fromTime: string;
  toTime: string;
  kinds: RecordKind[];
  samples: number;
}

/** What is assigned by hand has an end, and a reason. */
function assignmentProblems(record: Draft): Problem[] {
  if (record.status === 'recorded') return orderProblems(record);
  const missing = (['unbindTime', 'reason'] as const).filter((field) => record[field] == null);
  return [...missing.map((field): Problem => ({ field, code: 'required' })), ...orderProblems(record)];
}

function orderProblems({ bindTime, unbindTime }: Draft): Problem[] {
  if (typeof bindTime !== 'string' || typeof unbindTime !== 'string') return [];
  const lasts = (momentOf(unbindTime) ?? 0) - (momentOf(bindTime) ?? 0);
  return lasts <= 0 ? [{ field: 'unbindTime', code: 'periodOrder' }] : [];
}

/** A binding that lasts is ended by unbinding the device; nothing is known of the future. */
function correctionProblems(record: Draft, _context: unknown, input: Draft, now: number): Problem[] {
  const isLasting = record.unbindTime === null;
  const isAhead = (field: 'bindTime' | 'unbindTime') => {
    const value = input[field];
    return typeof value === 'string' && (momentOf(value) ?? 0) > now;
  };
  return [
    ...(isLasting && input.unbindTime != null ? [{ field: 'unbindTime', code: 'bindingLasts' } as const] : []),
    ...(!isLasting && input.unbindTime == null ? [{ field: 'unbindTime', code: 'required' } as const] : []),
    ...(['bindTime', 'unbindTime'] as const).filter(isAhead).map((field): Problem => ({ field, code: 'timeInFuture' })),
    ...orderProblems(input),
  ];
}

/** Milliseconds that an assignment may last. */
export const ASSIGNED_MS_MAX = ASSIGNED_DAYS_MAX * DAY_MS;

import { describe, expect, it } from 'vitest';
import type { Draft, Transition } from '../../../../../contract/defineEntity';
import {
  type ApplicationState,
  applicationStates,
} from '../../../../../src/plugins/service/entities/applications/applicationStates';
import { serviceApplication } from '../../../../../src/plugins/service/entities/applications/serviceApplication';
import {
  isLateCancel,
  serviceApplicationJobs,
  serviceApplicationTransitions,
} from '../../../../../src/plugins/service/entities/applications/serviceApplicationTransitions';
import { autoCloseMoment } from '../../../../../src/plugins/service/entities/signs/autoClose';
import { seededRules } from '../../seededRules';

const at = (text: string) => Date.parse(`${text}+08:00`);
const moment = (text: string) => `${text}.000+08:00`;
const planned: Draft = {
  status: 'assigned',
  planStart: moment('2025-06-15T09:00:00'),
  planEnd: moment('2025-06-15T10:00:00'),
};

/** The states from which each row of the table leads, and their target; some transitions keep the state. */
const table: Readonly<Record<string, readonly [from: readonly ApplicationState[], to?: ApplicationState]>> = {
  accept: [['applied'], 'accepted'],
  reject: [['applied'], 'rejected'],
  assign: [['accepted'], 'assigned'],
  reassign: [['assigned', 'missed'], 'assigned'],
  signInManual: [['assigned'], 'inService'],
  signOutManual: [['inService'], 'completed'],
  cancel: [['applied', 'accepted', 'assigned'], 'cancelled'],
  settle: [['completed'], 'settled'],
  amend: [['completed'], 'completed'],
  approveTimes: [['inService', 'completed']],
  requestReversal: [['settled']],
  approveReversal: [['settled'], 'completed'],
  declineReversal: [['settled']],
  remind: [['assigned', 'inService']],
  markException: [['assigned', 'inService', 'completed', 'missed']],
  expire: [['assigned'], 'missed'],
  autoClose: [['inService'], 'completed'],
};
const all: Readonly<Record<string, Transition>> = Object.fromEntries(
  Object.entries({ ...serviceApplicationTransitions, ...serviceApplicationJobs }).filter(
    // The review of anomalies has its own states.
    ([, { field }]: [string, Transition]) => field === undefined,
  ),
);

function problems(name: string, { record = planned, input = {}, now, today }: Asked): string[] {
  const guard = all[name]?.guard;
  return (guard?.(record, { ...seededRules(), ...(today ? { today } : {}) }, input, now) ?? []).map(({ field, code }) =>
    `${field} ${code}`.trim(),
  );
}

interface Asked {
  record?: Draft;
  input?: Draft;
  now: number;
  today?: string;
}

describe('the states of an application', () => {
  it('begin with the request', () => {
    expect(serviceApplication.state).toEqual({ field: 'status', initial: 'applied' });
  });

  it('are changed by the rows of the table only', () => {
    expect(Object.keys(all).sort()).toEqual(Object.keys(table).sort());
  });

  it.each(
    Object.entries(table).flatMap(([name, [from, to]]) =>
      applicationStates.map((state) => [name, state, from.includes(state), to] as const),
    ),
  )('%s from %s: %s (to %s)', (name, state, allowed, to) => {
    expect(all[name]?.from.includes(state)).toBe(allowed);
    expect(all[name]?.to).toBe(to);
  });

  it.each(['rejected', 'cancelled'] as const)('end with %s', (state) => {
    expect(Object.values(all).filter(({ from }) => from.includes(state))).toEqual([]);
  });

  it.each([
    ['applied', true],
    ['cancelled', true],
    ['rejected', true],
    ['accepted', false],
    ['assigned', false],
    ['completed', false],
    ['settled', false],
    ['missed', false],
  ])('of %s may be deleted: %s', (status, allowed) => {
    expect((serviceApplication.deletion.guard?.({ status }) ?? []).length === 0).toBe(allowed);
  });
});

describe('assign and reassign', () => {
  it.each([
    ['2025-06-15T09:59:59.999', []],
    ['2025-06-15T10:00:00', ['attendantId planOver']],
  ])('assign at %s: %j', (now, expected) => {
    expect(problems('assign', { now: at(now) })).toEqual(expected);
  });

  it('require a new time once the old one has passed', () => {
    const now = at('2025-06-15T12:00:00');
    expect(problems('reassign', { now })).toEqual(['planEnd planOver']);
    const later = { planStart: moment('2025-06-16T09:00:00'), planEnd: moment('2025-06-16T09:30:00') };
    expect(problems('reassign', { now, input: later })).toEqual([]);
    expect(all.reassign?.effect?.(planned, { attendantId: 3, ...later }, now)).toEqual({
      attendantId: 3,
      ...later,
      planMinutes: 30,
    });
  });
});

describe('signing by hand', () => {
  it.each([
    ['2025-06-15T07:59:59', ['time signInTooEarly']],
    ['2025-06-15T08:00:00', []],
    ['2025-06-15T09:10:00', []],
    ['2025-06-15T09:10:01', ['time timeInFuture']],
  ])('in at %s: %j', (time, expected) => {
    const now = at('2025-06-15T09:10:00');
    expect(problems('signInManual', { input: { time: moment(time) }, now })).toEqual(expected);
  });

  it.each([
    ['2025-06-15T09:05:00', ['time signOutBeforeSignIn']],
    ['2025-06-15T09:05:01', []],
    ['2025-06-15T10:00:01', ['time timeInFuture']],
  ])('out at %s: %j', (time, expected) => {
    const record = { ...planned, status: 'inService', signInTime: moment('2025-06-15T09:05:00') };
    const now = at('2025-06-15T10:00:00');
    expect(problems('signOutManual', { record, input: { time: moment(time) }, now })).toEqual(expected);
  });

  it('count whole minutes', () => {
    const record = { ...planned, signInTime: moment('2025-06-15T09:05:00') };
    const input = { time: moment('2025-06-15T09:15:59') };
    expect(all.signOutManual?.effect?.(record, input, 0)).toMatchObject({ actualMinutes: 10, signMethod: 'manual' });
  });
});

describe('amend', () => {
  const record = { ...planned, signInTime: moment('2025-06-15T09:05:00'), signOutTime: moment('2025-06-15T09:50:00') };
  const now = at('2025-06-15T12:00:00');

  it('needs one of the times, in order and not in the future', () => {
    expect(problems('amend', { record, now })).toEqual(['signInTime required']);
    expect(problems('amend', { record, now, input: { signInTime: moment('2025-06-15T09:50:00') } })).toEqual([
      'signOutTime signOutBeforeSignIn',
    ]);
    expect(problems('amend', { record, now, input: { signOutTime: moment('2025-06-15T12:00:01') } })).toEqual([
      'signOutTime timeInFuture',
    ]);
  });

  it('keeps the other time and the record of what was missed', () => {
    const closed = { ...record, signOutTime: null, missedOut: true };
    expect(all.amend?.effect?.(closed, { signOutTime: moment('2025-06-15T10:05:00') }, now)).toEqual({
      signInTime: record.signInTime,
      signOutTime: moment('2025-06-15T10:05:00'),
      actualMinutes: 60,
      isAmended: true,
    });
  });
});

describe('settle', () => {
  const record = {
    ...planned,
    status: 'completed',
    signInTime: moment('2025-06-15T09:05:00'),
    signOutTime: moment('2025-06-15T09:50:00'),
    riskStatus: 'none',
    settleStatus: 'unsettled',
  };

  it.each([
    ['2025-06-30', {}, ['monthNotClosed']],
    ['2025-07-01', {}, []],
    ['2025-07-01', { signOutTime: null }, ['signTimesMissing']],
    ['2025-07-01', { approvalAdminId: 7 }, ['timesNotApproved']],
    ['2025-07-01', { riskStatus: 'open' }, ['riskNotReviewed']],
    ['2025-07-01', { riskStatus: 'reviewing' }, ['riskNotReviewed']],
    ['2025-07-01', { settleStatus: 'frozen' }, ['riskNotReviewed']],
    ['2025-07-01', { riskStatus: 'confirmed' }, ['settleRefused']],
    ['2025-07-01', { settleStatus: 'refused' }, ['settleRefused']],
    ['2025-07-01', { riskStatus: 'falsePositive' }, []],
    ['2025-07-01', { riskStatus: 'closed' }, []],
  ])('on %s with %j: %j', (today, changes, expected) => {
    expect(problems('settle', { record: { ...record, ...changes }, now: 0, today })).toEqual(expected);
  });
});

describe('scheduled jobs', () => {
  it.each([
    ['expire', '2025-06-15T10:29:59', ['notDueYet']],
    ['expire', '2025-06-15T10:30:00', []],
    ['autoClose', '2025-06-15T13:59:59', ['notDueYet']],
    ['autoClose', '2025-06-15T14:00:00', []],
  ])('%s at %s: %j', (name, now, expected) => {
    expect(problems(name, { now: at(now) })).toEqual(expected);
  });

  it('close a visit four hours after its planned end, on the next day when it ends late', () => {
    expect(autoCloseMoment(moment('2025-06-15T19:59:00'))).toBe(at('2025-06-15T23:59:00'));
    expect(autoCloseMoment(moment('2025-06-15T21:00:00'))).toBe(at('2025-06-16T01:00:00'));
    expect(autoCloseMoment(moment('2025-06-16T06:00:00'))).toBe(at('2025-06-16T10:00:00'));
  });

  it('mark a cancellation as late within two hours before the start', () => {
    expect(isLateCancel(planned, at('2025-06-15T07:00:00'))).toBe(false);
    expect(isLateCancel(planned, at('2025-06-15T07:00:00.001'))).toBe(true);
  });
});

describe('the states of a risk review', () => {
  const states = Object.fromEntries(
    Object.entries(serviceApplicationTransitions)
      .filter(([, { field }]) => field === 'riskStatus')
      .map(([name, { from, to }]) => [name, [from, to]]),
  );

  it('lead from open through reviewing to a decision and its end', () => {
    expect(states).toEqual({
      reviewRisk: [['open'], 'reviewing'],
      dismissRisk: [['reviewing'], 'falsePositive'],
      correctRisk: [['reviewing'], 'corrected'],
      confirmRisk: [['reviewing'], 'confirmed'],
      closeRisk: [['falsePositive', 'corrected', 'confirmed'], 'closed'],
    });
  });
});

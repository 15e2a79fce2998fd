import { describe, expect, it } from 'vitest';
import type { Draft, RuleContext } from '../../../../../contract/defineEntity';
import {
  caregiverTransitions,
  clockProblems,
  type SignEnd,
  signedMoment,
} from '../../../../../src/plugins/service/entities/signs/caregiverTransitions';

const at = (time: string) => `2026-03-12T${time}:00.000+08:00`;
const plan = { serviceTypeId: 1, planStart: at('09:00'), planEnd: at('09:45') };

/** Returns the codes that prevent a sign under a policy. */
function refusals(end: SignEnd, sign: Draft, { visit = {}, policy = {} }: { visit?: Draft; policy?: Draft } = {}) {
  const context: RuleContext = { today: '2026-03-12', lookup: () => policy, find: () => undefined };
  const record = { ...plan, status: end === 'signIn' ? 'assigned' : 'inService', ...visit };
  const input = { distanceM: 0, accuracyM: 0, ...sign };
  return caregiverTransitions[end].guard(record, context, input).map(({ field, code }) => `${field}:${code}`);
}

describe('the clock of a handset', () => {
  const now = Date.parse(at('12:00'));

  it('is corrected by its offset when the sign was sent', () => {
    const sentTime = now - 10 * 60_000;
    expect(signedMoment({ time: sentTime - 7_200_000, sentTime, now })).toBe(Date.parse(at('10:00')));
  });

  it.each([
    [0, []],
    [72, []],
    [72.01, ['signTooOld']],
    [-0.01, ['signAfterSending']],
  ])('accepts a sign kept for %s hours: %j', (hours, codes) => {
    const problems = clockProblems({ time: now - hours * 3_600_000, sentTime: now, now });
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });
});

describe('a sign-in by the app', () => {
  it.each([
    ['07:59', ['time:signInTooEarly']],
    ['08:00', []],
    ['10:15', []],
    ['10:16', ['time:signInTooLate']],
  ])('at %s: %j', (time, codes) => {
    expect(refusals('signIn', { time: at(time) })).toEqual(codes);
  });

  it('is blocked by lateness and distance only when the service requires it', () => {
    const late = { time: at('09:30'), distanceM: 400, accuracyM: 50 };
    const limits = { lateMaxMin: 10, signInMaxM: 200 };
    expect(refusals('signIn', late, { policy: { ...limits, lateAction: 'prompt', signInAction: 'prompt' } })).toEqual(
      [],
    );
    expect(refusals('signIn', late, { policy: { ...limits, lateAction: 'block' } })).toEqual([
      'time:signInBlockedLate',
    ]);
    expect(refusals('signIn', late, { policy: { ...limits, signInAction: 'block' } })).toEqual(['position:signTooFar']);
    // A handset may report any inaccuracy; at most 200 m of it are tolerated.
    const vague = { ...late, distanceM: 900, accuracyM: 1_000_000 };
    expect(refusals('signIn', vague, { policy: { ...limits, signInAction: 'block' } })).toEqual([
      'position:signTooFar',
    ]);
  });

  it('tolerates the inaccuracy of the position, and needs an accuracy when distance blocks it', () => {
    const policy = { signInMaxM: 200, signInAction: 'block' };
    expect(refusals('signIn', { time: at('09:00'), distanceM: 240, accuracyM: 40 }, { policy })).toEqual([]);
    expect(refusals('signIn', { time: at('09:00'), distanceM: null }, { policy })).toEqual([
      'position:signPlaceUnknown',
    ]);
  });
});

describe('a sign-out by the app', () => {
  const signInTime = at('09:02');

  it.each([
    ['09:02', ['time:signOutBeforeSignIn']],
    ['09:40', []],
    ['13:45', []],
    ['13:46', ['time:signOutTooLate']],
  ])('at %s: %j', (time, codes) => {
    expect(refusals('signOut', { time: at(time) }, { visit: { signInTime } })).toEqual(codes);
  });

  it('is accepted for a visit that the server closed without one, and for no other finished visit', () => {
    const visit = { signInTime, status: 'completed', missedOut: true, signOutTime: null };
    expect(refusals('signOut', { time: at('09:40') }, { visit })).toEqual([]);
    const over = { ...visit, missedOut: false, signOutTime: at('09:41') };
    expect(refusals('signOut', { time: at('09:40') }, { visit: over })).toEqual([':signedOutAlready']);
  });

  it('keeps a visit whose start was entered by hand marked as manual', () => {
    const sign = { time: at('09:40'), method: 'gps', photoFacts: [], report: {} };
    const signedOut = (signMethod: string) => caregiverTransitions.signOut.effect({ signInTime, signMethod }, sign);
    expect(signedOut('manual')).toMatchObject({ signMethod: 'manual', actualMinutes: 38, missedOut: false });
    expect(signedOut('gps')).toMatchObject({ signMethod: 'gps' });
  });
});

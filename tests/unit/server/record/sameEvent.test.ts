import { describe, expect, it } from 'vitest';
import { dayStart, HOUR_MS, MINUTE_MS, toIsoMoment } from '../../../../contract/moment';
import { eventsOf, isSameEvent } from '../../../../src/plugins/record/entities/alerts/sameEvent';
import type { Finding, WardFinding } from '../../../../src/plugins/record/entities/alerts/wearerAlert';
import { type Source, updateFindings, withdrawnFindings } from '../../../../src/plugins/record/server/alerts/findings';

const DATE = '2026-03-12';
const NOON = dayStart(DATE) + 12 * HOUR_MS;
const at = (minute: number) => toIsoMoment(NOON + minute * MINUTE_MS);

/** Returns a finding from one minute after noon to another. */
function finding(from: number, to: number, changes: Partial<WardFinding> = {}): WardFinding {
  return {
    kind: 'heartRate',
    code: 'heartRateHigh',
    level: 'critical',
    deviceId: 1,
    recordId: 1,
    date: DATE,
    fromTime: at(from),
    toTime: at(to),
    value: 160,
    limit: 130,
    wholeDay: false,
    ongoing: false,
    ...changes,
  };
}
const report = { kind: 'ecg', code: 'ventricularRun', recordId: 9 } as const;
const source = (found: Finding, before: Finding[] = []): Source => ({
  kind: found.kind,
  id: found.recordId,
  findings: [found],
  before: () => before,
});

describe('an event', () => {
  it.each<[string, Partial<WardFinding>, number, boolean]>([
    ['by report and day, at once', report, 5, true],
    ['by report and day, at the last moment', report, 10, true],
    ['by report and day, a minute later', report, 11, false],
    ['of the slow sort', { ...report, code: 'asystole' }, 5, false],
    ['by two devices', { deviceId: 2, recordId: 2 }, 5, true],
    ['of another sort', { kind: 'bloodOxygen', code: 'oxygenLow' }, 5, false],
  ])('is one or two: %s', (_, changes, from, isOne) => {
    expect(isSameEvent(finding(0, 10), finding(from, from + 10, changes))).toBe(isOne);
  });

  it('is one when both findings are about the same whole day', () => {
    const whole = { code: 'restingRateUp', wholeDay: true } as const;
    expect(isSameEvent(finding(0, 0, whole), finding(300, 300, { ...whole, recordId: 2 }))).toBe(true);
    expect(isSameEvent(finding(0, 0, whole), finding(0, 0, { ...whole, date: '2026-03-11' }))).toBe(false);
  });

  it('has all its sources, from its first to its last moment', () => {
    const [event, ...others] = eventsOf([finding(5, 8, report), finding(0, 10, { known: 'ongoing' }), finding(60, 70)]);
    expect(event).toMatchObject({ fromTime: at(0), toTime: at(10), episodeState: 'ongoing' });
    expect([event?.worst.kind, event?.others.map(({ kind }) => kind)]).toEqual(['ecg', ['heartRate']]);
    expect(others).toHaveLength(1);
  });
});

describe('an event that a second source reports', () => {
  const now = NOON + HOUR_MS;
  const renewed = (open: Finding[], coming: Finding, closed?: Finding[]) =>
    updateFindings(open, [source(coming)], { closeTime: closed ? NOON + 15 * MINUTE_MS : null, closed, now });

  it('is not news, and is stored with both sources', () => {
    const { findings, hasNewFindings: hasNews } = renewed([finding(5, 8, report)], finding(0, 10));
    expect([findings.length, hasNews]).toEqual([2, false]);
  });

  it('is news when it becomes life-threatening', () => {
    expect(renewed([finding(0, 10)], finding(5, 8, report)).hasNewFindings).toBe(true);
  });

  it('stays closed when a person has closed it', () => {
    expect(renewed([], finding(0, 10), [finding(5, 8, report)])).toEqual({ findings: [], hasNewFindings: false });
    expect(renewed([], finding(5, 8, report), [finding(0, 10)]).hasNewFindings).toBe(true);
    expect(renewed([], finding(0, 46), [finding(5, 8, report)]).hasNewFindings).toBe(true);
  });

  it('is one across midnight, so that the next day does not raise it again', () => {
    const next = finding(-5, 20, { recordId: 2, date: '2026-03-13' });
    expect(renewed([finding(-30, 0)], next).hasNewFindings).toBe(false);
  });
});

describe('a retraction', () => {
  const gone = (reason: 'notTheirs' | 'corrected' | 'removed' | undefined, level: 'warn' | 'critical' = 'critical') => {
    const known = finding(0, 10, { level });
    const withdrawal = reason === undefined ? {} : { withdrawal: reason };
    return withdrawnFindings([known], [{ ...source(known), findings: [], ...withdrawal }], NOON);
  };

  it.each([
    ['notTheirs', 'warn', 1],
    ['removed', 'warn', 1],
    ['corrected', 'critical', 1],
    ['corrected', 'warn', 0],
    [undefined, 'critical', 0],
  ] as const)('%s, %s: is sent %i times', (reason, level, count) => {
    expect(gone(reason, level)).toHaveLength(count);
  });

  it('does not include what is still reported', () => {
    const known = finding(0, 10);
    expect(withdrawnFindings([known], [{ ...source(finding(2, 12)), withdrawal: 'corrected' }], NOON)).toEqual([]);
  });
});

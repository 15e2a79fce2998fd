import { describe, expect, it } from 'vitest';
import { checkEcg, correctedQt, deriveEcg, qtcLimit } from '../../../../src/plugins/report/entities/ecgRules';

const REPORT = '2026-03-12T10:00:00.000+08:00';
const usual = { reportTime: REPORT, durationSec: 30, rhythm: 'SR', hrAvg: 72, gender: '2' };

describe('QT correction', () => {
  it('leaves the interval unchanged at 60 beats a minute', () =>
    expect(correctedQt(400, 1000)).toEqual({ qtcB: 400, qtcF: 400 }));
  // By hand: 360/√0.64 = 450; 360/∛0.64 = 417.7.
  it('divides by the roots of the RR interval in seconds', () =>
    expect(correctedQt(360, 640)).toEqual({ qtcB: 450, qtcF: 418 }));
  it('needs both intervals', () =>
    expect(deriveEcg({ ...usual, qtMs: 400 })).toMatchObject({ qtcB: null, qtcF: null }));
});

describe('limits of QTc', () => {
  it.each([
    ['1', 450],
    ['2', 460],
    ['0', 460],
    [undefined, 460],
  ])('of sex %s begin at %i ms', (gender, limit) => expect(qtcLimit(gender)).toBe(limit));

  it.each([
    ['1', 449, []],
    ['1', 450, ['qtcLong']],
    ['2', 459, []],
    ['2', 460, ['qtcLong']],
    ['2', 500, ['qtcLong']],
    ['2', 501, ['qtcCritical', 'qtcLong']],
  ])('of sex %s classify a QTcF of %i as %j', (gender, qtMs, findings) => {
    expect(deriveEcg({ ...usual, gender, qtMs, rrAvg: 1000 })).toMatchObject({ findings });
  });

  it('alert by Fridericia, even when only Bazett is long', () => {
    expect(deriveEcg({ ...usual, gender: '1', qtMs: 380, rrAvg: 640 })).toMatchObject({ qtcB: 475, findings: [] });
  });
});

describe('urgency', () => {
  it.each([
    [{}, 'none', null],
    [{ rhythm: 'AF' }, 'warn', null],
    [{ hrAvg: 101 }, 'info', null],
    [{ hrAvg: 100 }, 'none', null],
    [{ hrAvg: 50 }, 'none', null],
    [{ hrAvg: 49 }, 'info', null],
    [{ pausesOver2s: 1 }, 'info', null],
    [{ longestPauseMs: 3_000 }, 'none', null],
    [{ longestPauseMs: 3_001, pausesOver2s: 1 }, 'warn', null],
    [{ longestPauseMs: 3_999, pausesOver2s: 1 }, 'warn', null],
    [{ longestPauseMs: 4_000, pausesOver2s: 1 }, 'critical', '2026-03-12T10:30:00.000+08:00'],
    [{ prMs: 200 }, 'none', null],
    [{ prMs: 201 }, 'info', null],
  ])('of %j is %s, due %s', (changes, severity, dueTime) => {
    expect(deriveEcg({ ...usual, ...changes })).toMatchObject({ severity, dueTime });
  });
});

describe('the refusal of recordings', () => {
  const whole = { ...usual, hz: 250, periodStart: '2026-03-12T09:59:00.000+08:00', periodEnd: REPORT };
  it('is not needed for a valid one', () => expect(checkEcg({ ...whole, hrMin: 60, hrMax: 90 })).toEqual([]));
  it.each([
    [{ hz: 200 }, 'hz', 'notAllowed'],
    [{ hrMin: 73 }, 'hrMin', 'rangeOrder'],
    [{ hrMax: 71 }, 'hrMax', 'rangeOrder'],
    [{ periodEnd: whole.periodStart }, 'periodEnd', 'periodOrder'],
    [{ reportTime: '2026-03-12T09:59:59.000+08:00' }, 'reportTime', 'reportBeforePeriod'],
  ])('happens with %j', (changes, field, code) =>
    expect(checkEcg({ ...whole, ...changes })).toEqual([{ field, code }]),
  );
});

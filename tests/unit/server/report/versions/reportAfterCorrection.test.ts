import { describe, expect, it } from 'vitest';
import {
  type ReportToCorrect,
  reportAfterCorrection,
} from '../../../../../src/plugins/report/server/versions/reportAfterCorrection';

const report: ReportToCorrect = {
  kind: 'ecg',
  deviceUserId: 1,
  status: 'pendingReview',
  withdrawnFor: null,
  reviewTime: null,
};
const seen = { status: 'published', reviewTime: '2026-03-12T12:00:00.000+08:00' } as const;
const withdrawn = { status: 'invalid', withdrawnFor: 'nobody' } as const;
const [own, other, paced] = [
  { id: 1, pacemaker: false },
  { id: 2, pacemaker: false },
  { id: 2, pacemaker: true },
];
const moved = { to: { wearer: 2, how: 'move' } };
const renewed = { to: { wearer: 2, how: 'renew' } };

describe('a report after a binding was corrected', () => {
  it.each<[string, Partial<ReportToCorrect>, typeof own | undefined, object]>([
    ['of the same wearer stays', seen, own, {}],
    ['that a person has declared invalid stays', { status: 'invalid' }, other, {}],
    ['that nobody has seen goes to the other wearer', {}, other, moved],
    ['that nobody has seen is withdrawn while it is nobody’s', {}, undefined, { withdraw: 'nobody' }],
    ['of nobody is given to whom it turns out to be of', withdrawn, other, moved],
    ['of nobody is given back', withdrawn, own, { to: { wearer: 1, how: 'move' } }],
    ['of nobody stays so', withdrawn, undefined, {}],
    ['that a doctor has seen is withdrawn and made anew', seen, other, { withdraw: 'otherWearer', ...renewed }],
    ['that a doctor has seen is withdrawn', seen, undefined, { withdraw: 'nobody' }],
    ['that a doctor had seen and that was withdrawn is made anew', { ...seen, ...withdrawn }, other, renewed],
    ['of a night is withdrawn, whoever slept', { kind: 'sleep' }, other, { withdraw: 'otherWearer' }],
    ['of a plot goes to the other wearer', { kind: 'lorenz' }, other, moved],
    ['of a plot is withdrawn where they have a pacemaker', { kind: 'lorenz' }, paced, { withdraw: 'otherWearer' }],
    ['of an ECG goes to who has a pacemaker', {}, paced, moved],
  ])('%s', (_, changes, wearer, expected) => {
    expect(reportAfterCorrection({ ...report, ...changes }, wearer)).toEqual(expected);
  });
});

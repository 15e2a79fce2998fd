import { expect, it } from 'vitest';
import { readReport } from '../../../scripts/advisories.mjs';

const report = (vulnerabilities: Record<string, { severity: string }>) => JSON.stringify({ vulnerabilities });

it('advisories: lists packages with a high or critical vulnerability, and no others', () => {
  const text = report({ one: { severity: 'high' }, two: { severity: 'moderate' }, three: { severity: 'critical' } });
  expect(readReport(text)).toEqual({ isAnswered: true, severe: ['one: high', 'three: critical'] });
});

it.each(['', 'not json', '{"message":"405 Method Not Allowed","error":{"code":"E405"}}'])(
  'advisories: treats %j as an invalid report, not as a clean one',
  (text) => {
    expect(readReport(text)).toEqual({ isAnswered: false, severe: [] });
  },
);

it('advisories: recognizes a clean report', () => {
  expect(readReport(report({}))).toEqual({ isAnswered: true, severe: [] });
});

import { expect, it } from 'vitest';
import { readReport } from '../../../scripts/advisories.mjs';

const report = (vulnerabilities: Record<string, { severity: string }>) => JSON.stringify({ vulnerabilities });

it('names packages with a high or critical weakness, and no others', () => {
  const text = report({ one: { severity: 'high' }, two: { severity: 'moderate' }, three: { severity: 'critical' } });
  expect(readReport(text)).toEqual({ isAnswered: true, grave: ['one: high', 'three: critical'] });
});

it.each(['', 'not json', '{"message":"405 Method Not Allowed","error":{"code":"E405"}}'])(
  'takes %j for no answer, and not for a clean one',
  (text) => {
    expect(readReport(text)).toEqual({ isAnswered: false, grave: [] });
  },
);

it('knows a clean report', () => {
  expect(readReport(report({}))).toEqual({ isAnswered: true, grave: [] });
});

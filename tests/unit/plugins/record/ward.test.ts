import { describe, expect, it } from 'vitest';
import { agoText } from '../../../../src/plugins/record/ward/agoText';
import { sparklinePath } from '../../../../src/plugins/record/ward/sparklinePath';

const NOW = Date.parse('2026-03-12T10:00:00+08:00');

describe('agoText', () => {
  it.each([
    ['2026-03-12T09:59:30+08:00', '0 minutes ago'],
    ['2026-03-12T09:01:00+08:00', '59 minutes ago'],
    ['2026-03-12T09:00:00+08:00', '1 hour ago'],
    ['2026-03-10T11:00:00+08:00', '1 day ago'],
    ['2026-03-12T10:30:00+08:00', '0 minutes ago'],
  ])('says of %s: %s', (moment, text) => {
    expect(agoText(moment, NOW, 'en')).toBe(text);
  });
});

describe('sparklinePath', () => {
  it('draws each stretch without a gap, and a lone value as a line of no length', () => {
    expect(sparklinePath([0, 10, null, 5, null], { width: 40, height: 14 })).toBe('M0,12L10,2M30,7Z');
  });

  it('draws values that are all alike as a line', () => {
    expect(sparklinePath([7, 7], { width: 10, height: 14 })).toBe('M0,12L10,12');
  });

  it('draws nothing without values', () => {
    expect(sparklinePath([null, null], { width: 10, height: 14 })).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { alertCodesOf } from '../../../../src/plugins/record/entities/alerts/alertCodes';
import { figureLevels } from '../../../../src/plugins/record/entities/alerts/alertFigures';
import { records } from '../../../../src/plugins/record/entities/records';

const warned = (code: string) => ({ code, level: 'warn' as const });

describe('the figures of a day', () => {
  it('are as urgent as the worst finding of each', () => {
    const levels = figureLevels([
      warned('heartRateLow'),
      { code: 'heartRateLow', level: 'critical' },
      warned('restingRateUp'),
      warned('longGap'),
    ]);
    expect([...levels]).toEqual([
      ['min', 'critical'],
      ['resting', 'warn'],
    ]);
  });

  it('are aggregates that the kind of record has', () => {
    for (const [kind, codes] of Object.entries(alertCodesOf)) {
      const { aggregates } = records[kind as keyof typeof records];
      for (const figure of figureLevels(codes.map(warned)).keys())
        expect([kind, aggregates]).toEqual([kind, expect.arrayContaining([figure])]);
    }
  });
});

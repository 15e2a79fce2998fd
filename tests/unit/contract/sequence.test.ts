import { describe, expect, it } from 'vitest';
import { sequenceNumbers } from '../../../contract/sequence';
import { elderly } from '../../../src/plugins/elderly/entities/elderly';
import { attendant } from '../../../src/plugins/service/entities/attendant';
import { serviceApplication } from '../../../src/plugins/service/entities/serviceApplication';
import { entities } from '../../support/sections';

describe('sequenceNumbers', () => {
  it('fills the id up with zeros behind the prefix', () => {
    expect(sequenceNumbers(attendant, {}, 7)).toEqual({ attendantNo: 'A0000007' });
  });

  it('takes a prefix from the record', () => {
    expect(sequenceNumbers(elderly, { regionCode: '990101004' }, 12)).toEqual({ elderlyNo: 'E9901010000012' });
  });

  it('keeps only the last digits where the prefix tells records of different days apart', () => {
    const steps = [
      { action: 'insert', time: '2026-03-09T23:59:00+08:00' },
      { action: 'accept', time: '2026-03-10T00:01:00+08:00' },
    ];
    expect(sequenceNumbers(serviceApplication, { steps }, 3_000_042)).toEqual({ applicationNo: 'SA20260309000042' });
  });

  it('is asked only of texts that the server writes, each unique', () => {
    const fields = entities.flatMap((entity) => Object.values(entity.fields));
    const numbered = fields.filter((field) => field.kind === 'text' && field.sequence);
    expect(numbered.length).toBeGreaterThan(10);
    expect(numbered.filter(({ set, unique }) => set !== 'server' || !unique)).toEqual([]);
  });
});

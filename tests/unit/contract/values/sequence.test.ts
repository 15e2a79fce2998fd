import { describe, expect, it } from 'vitest';
import { sequenceNumbers } from '../../../../contract/values/sequence';
import { elderly } from '../../../../src/plugins/elderly/entities/elderly';
import { serviceApplication } from '../../../../src/plugins/service/entities/applications/serviceApplication';
import { attendant } from '../../../../src/plugins/service/entities/attendants/attendant';
import { entities } from '../../../support/sections';

describe('sequenceNumbers', () => {
  it('pads the id with zeros behind the prefix', () => {
    expect(sequenceNumbers(attendant, {}, 7)).toEqual({ attendantNo: 'A0000007' });
  });

  it('takes a prefix from the record', () => {
    expect(sequenceNumbers(elderly, { regionCode: '990101004' }, 12)).toEqual({ elderlyNo: 'E9901010000012' });
  });

  it('keeps only the last digits when the prefix distinguishes records of different days', () => {
    const steps = [
      { action: 'insert', time: '2026-03-09T23:59:00+08:00' },
      { action: 'accept', time: '2026-03-10T00:01:00+08:00' },
    ];
    expect(sequenceNumbers(serviceApplication, { steps }, 3_000_042)).toEqual({ applicationNo: 'SA20260309000042' });
  });

  it('is used only for unique texts that the server writes', () => {
    const fields = entities.flatMap((entity) => Object.values(entity.fields));
    const numbered = fields.filter((field) => field.kind === 'text' && field.sequence);
    expect(numbered.length).toBeGreaterThan(10);
    expect(numbered.filter(({ readOnly, unique }) => !readOnly || !unique)).toEqual([]);
  });
});

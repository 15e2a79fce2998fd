import { describe, expect, it } from 'vitest';
import { laterEntity } from '../../../contract/laterEntity';
import { operationScope } from '../../../src/dataProvider/operationScope';
import { raw } from '../../../src/plugins/record/entities/raw';

describe('the scope of an operation', () => {
  it('is that of its entity, unless the operation has one of its own', () => {
    expect(operationScope(raw, 'selectByDeviceIdAndDate')).toBe('open');
    expect(operationScope(raw, 'selectSamples')).toBe('admin');
    expect(operationScope(raw, 'downloadPackets')).toBe('admin');
    expect(operationScope(raw, 'unmask')).toBe('admin');
    expect(operationScope(raw, 'unheardOf')).toBe('open');
  });

  it('is known of an entity that is defined later once its definition is there', async () => {
    const later = laterEntity({ name: 'raw', section: 'record' }, async () => ({ raw }));
    expect(operationScope(later, 'selectDayContext')).toBe('open');
    await later.load();
    expect(operationScope(later, 'selectDayContext')).toBe('open');
    expect(operationScope(later, 'downloadPackets')).toBe('admin');
  });
});

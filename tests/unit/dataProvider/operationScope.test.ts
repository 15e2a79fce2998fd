import { describe, expect, it } from 'vitest';
import { lazyEntity } from '../../../contract/lazyEntity';
import { operationScope } from '../../../src/dataProvider/operationScope';
import { raw } from '../../../src/plugins/record/entities/kinds/raw';

describe('the scope of an operation', () => {
  it('defaults to that of its entity', () => {
    expect(operationScope(raw, 'selectByDeviceIdAndDate')).toBe('open');
    expect(operationScope(raw, 'selectSamples')).toBe('admin');
    expect(operationScope(raw, 'downloadPackets')).toBe('admin');
    expect(operationScope(raw, 'unmask')).toBe('admin');
    expect(operationScope(raw, 'unheardOf')).toBe('open');
  });

  it('of a lazy entity is known once its definition is loaded', async () => {
    const later = lazyEntity({ name: 'raw', section: 'record' }, async () => ({ raw }));
    expect(operationScope(later, 'selectDayContext')).toBe('open');
    await later.load();
    expect(operationScope(later, 'selectDayContext')).toBe('open');
    expect(operationScope(later, 'downloadPackets')).toBe('admin');
  });
});

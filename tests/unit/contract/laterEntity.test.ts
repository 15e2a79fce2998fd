import { describe, expect, it, vi } from 'vitest';
import { definitionOf, knownDefinition, laterEntity } from '../../../contract/laterEntity';
import { userAddress } from '../../../src/plugins/service/entities/userAddress';

const fetched = () => vi.fn(async () => ({ userAddress }));
const named = { name: 'userAddress', section: 'service' } as const;

describe('a lazy entity', () => {
  it('has its name, section and scope immediately', () => {
    expect(laterEntity(named, fetched())).toMatchObject({ ...named, scope: 'open' });
    expect(laterEntity({ ...named, scope: 'admin' }, fetched()).scope).toBe('admin');
  });

  it('has its definition after it was requested', async () => {
    const load = fetched();
    const later = laterEntity(named, load);
    expect(knownDefinition(later)).toBeUndefined();
    expect(await definitionOf(later)).toBe(userAddress);
    expect(knownDefinition(later)).toBe(userAddress);
    await definitionOf(later);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('requests the definition again after a failure', async () => {
    const load = fetched();
    load.mockRejectedValueOnce(new TypeError('offline'));
    const later = laterEntity(named, load);
    await expect(definitionOf(later)).rejects.toThrow('offline');
    expect(await definitionOf(later)).toBe(userAddress);
  });
});

it('a definition that is not lazy is returned as it is', async () => {
  expect(knownDefinition(userAddress)).toBe(userAddress);
  expect(await definitionOf(userAddress)).toBe(userAddress);
});

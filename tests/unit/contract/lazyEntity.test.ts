import { describe, expect, it, vi } from 'vitest';
import { lazyEntity, loadedDefinition, resolveDefinition } from '../../../contract/lazyEntity';
import { userAddress } from '../../../src/plugins/service/entities/places/userAddress';

const fetched = () => vi.fn(async () => ({ userAddress }));
const named = { name: 'userAddress', section: 'service' } as const;

describe('a lazy entity', () => {
  it('has its name, section and scope immediately', () => {
    expect(lazyEntity(named, fetched())).toMatchObject({ ...named, scope: 'open' });
    expect(lazyEntity({ ...named, scope: 'admin' }, fetched()).scope).toBe('admin');
  });

  it('has its definition after it was requested', async () => {
    const load = fetched();
    const later = lazyEntity(named, load);
    expect(loadedDefinition(later)).toBeUndefined();
    expect(await resolveDefinition(later)).toBe(userAddress);
    expect(loadedDefinition(later)).toBe(userAddress);
    await resolveDefinition(later);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('requests the definition again after a failure', async () => {
    const load = fetched();
    load.mockRejectedValueOnce(new TypeError('offline'));
    const later = lazyEntity(named, load);
    await expect(resolveDefinition(later)).rejects.toThrow('offline');
    expect(await resolveDefinition(later)).toBe(userAddress);
  });
});

it('a definition that is not lazy is returned as it is', async () => {
  expect(loadedDefinition(userAddress)).toBe(userAddress);
  expect(await resolveDefinition(userAddress)).toBe(userAddress);
});

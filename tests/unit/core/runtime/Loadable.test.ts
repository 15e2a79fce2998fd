import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REQUEST_TIMEOUT_MS } from '../../../../contract/constants';
import { ContributionLoadError, createLoadable } from '../../../../src/core/runtime/Loadable';

const code = { default: 'the page' };
const stay = async () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('lazily loaded code', () => {
  it('is loaded once', async () => {
    const load = vi.fn(async () => code);
    const loadable = createLoadable(load);
    await Promise.all([loadable.preload(), loadable.preload()]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(loadable.loaded()).toBe('the page');
  });

  it('is requested again after a failure', async () => {
    const load = vi.fn(async () => code).mockRejectedValueOnce(new TypeError('offline'));
    const loadable = createLoadable(load, stay);
    await expect(loadable.preload()).rejects.toThrow(ContributionLoadError);
    await expect(loadable.preload()).resolves.toBe(code);
  });

  it('fails when the server does not answer in time', async () => {
    const loadable = createLoadable(() => new Promise(() => undefined), stay);
    const failed = expect(loadable.preload()).rejects.toThrow(ContributionLoadError);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    await failed;
  });
});

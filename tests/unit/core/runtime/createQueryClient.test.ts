import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../src/core/runtime/createQueryClient';

afterEach(() => vi.useRealTimers());

/** Creates a query as a page first renders it, and mounts it when it is painted. */
function rendered(
  queryFn: (context: { signal: AbortSignal }) => Promise<string>,
  { method = 'getList', enabled = true } = {},
) {
  const client = createQueryClient();
  const make = () => new QueryObserver(client, { queryKey: ['elderly', method, {}], queryFn, enabled });
  const observer = make();
  return {
    client,
    make,
    mount: (shown = observer) => shown.subscribe(() => undefined),
    result: () => observer.getCurrentResult(),
  };
}

describe('the query cache of the console', () => {
  it.each(['getList', 'getOne'])('requests a query that %s once when a page renders it', async (method) => {
    const queryFn = vi.fn(async () => 'rows');
    const { mount, result } = rendered(queryFn, { method });
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce());
    mount();
    await vi.waitFor(() => expect(result().data).toBe('rows'));
    expect(queryFn).toHaveBeenCalledOnce();
  });

  it('requests again when another page shows it', async () => {
    const queryFn = vi.fn(async () => 'rows');
    const { make, mount } = rendered(queryFn);
    const leave = mount();
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce());
    leave();
    await Promise.resolve();
    mount(make());
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  });

  it('requests again when the page was not painted for long', async () => {
    vi.useFakeTimers();
    const queryFn = vi.fn(async () => 'rows');
    const { mount } = rendered(queryFn);
    await vi.advanceTimersByTimeAsync(6_000);
    mount();
    await vi.advanceTimersByTimeAsync(0);
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['breaks off what no page has shown in time', false],
    ['waits for what a page shows', true],
  ])('%s', async (_, isShown) => {
    vi.useFakeTimers();
    const asked: AbortSignal[] = [];
    const { mount } = rendered(({ signal }) => {
      asked.push(signal);
      return new Promise(() => undefined);
    });
    await vi.advanceTimersByTimeAsync(0);
    if (isShown) mount();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(asked.map(({ aborted }) => aborted)).toEqual([!isShown]);
  });

  it('leaves disabled queries and queries that are not records to their component', async () => {
    const queryFn = vi.fn(async () => 'rows');
    rendered(queryFn, { enabled: false });
    rendered(queryFn, { method: 'canAccess' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(queryFn).not.toHaveBeenCalled();
  });

  it('reports a failure to the component, and requests again for the next page', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('no server')));
    const { client, make, mount, result } = rendered(queryFn);
    await vi.waitFor(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe('error'));
    const leave = mount();
    expect(result().error?.message).toBe('no server');
    expect(queryFn).toHaveBeenCalledOnce();
    leave();
    await Promise.resolve();
    mount(make());
    expect(queryFn).toHaveBeenCalledTimes(2);
  });
});

describe('a browser that reports being offline', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fails a save or a list immediately, and sends nothing later by itself', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    const save = vi.fn(async () => Promise.reject(new Error('no network')));
    const mutation = new MutationObserver(client, { mutationFn: save });
    await expect(mutation.mutate()).rejects.toThrow('no network');
    const read = vi.fn(async () => Promise.reject(new Error('no network')));
    await expect(client.fetchQuery({ queryKey: ['elderly', 'custom'], queryFn: read })).rejects.toThrow('no network');
    onlineManager.setOnline(true);
    expect([save.mock.calls.length, read.mock.calls.length]).toEqual([1, 1]);
  });
});

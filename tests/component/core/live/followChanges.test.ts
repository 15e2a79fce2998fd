import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChangeFollower } from '../../../../src/boot/followChanges';
import { editedRecords, listSnapshots, type PendingListChanges } from '../../../../src/core/live';

interface Row {
  id: number;
  name: string;
}

const LIST = ['elders', 'getList', { pagination: { page: 1 } }];
const OTHER = ['visits', 'getList', {}];

describe('followChanges', () => {
  let queryClient: QueryClient;
  let rows: Row[];
  let asked: string[];
  let ends: (() => void)[];
  let follow: ReturnType<typeof createChangeFollower>;
  const show = async (queryKey: unknown[]) => {
    const observer = new QueryObserver(queryClient, {
      queryKey,
      queryFn: async () => {
        asked.push(queryKey.slice(0, 2).join(' '));
        return { data: rows.map((row) => ({ ...row })), total: rows.length };
      },
    });
    ends.push(observer.subscribe(() => undefined));
    await vi.advanceTimersByTimeAsync(0);
  };
  const shown = () => queryClient.getQueryData<{ data: Row[] }>(LIST)?.data.map(({ name }) => name);
  const change = async (...entities: string[]) => {
    follow.hear({ kind: 'changed', entities });
    await vi.advanceTimersByTimeAsync(0);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    queryClient = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
    });
    rows = [
      { id: 1, name: '王丽' },
      { id: 2, name: '李强' },
    ];
    asked = [];
    ends = [];
    follow = createChangeFollower({
      queryClient,
      resources: () =>
        [
          ['elders', 'elderly'],
          ['visits', 'serviceApplication'],
        ].map(([name = '', entity = '']) => ({ name, entity: { name: entity }, protocol: 'care' }) as never),
    });
  });
  afterEach(() => {
    for (const end of ends) end();
    queryClient.clear();
    vi.useRealTimers();
  });

  it('refetches the visible queries of changed entities, and nothing else', async () => {
    await show(LIST);
    await show(OTHER);
    rows[0] = { id: 1, name: '王芳' };
    await change('elderly', 'log');
    expect(asked).toEqual(['elders getList', 'visits getList', 'elders getList']);
    expect(shown()).toEqual(['王芳', '李强']);
  });

  it('refetches a query that declares itself about an entity', async () => {
    let times = 0;
    const observer = new QueryObserver(queryClient, {
      queryKey: ['visits', 'selectToday'],
      queryFn: async () => ++times,
      meta: { follows: ['attendant'] },
    });
    ends.push(observer.subscribe(() => undefined));
    await vi.advanceTimersByTimeAsync(0);
    await change('elderly');
    expect(times).toBe(1);
    await change('attendant');
    expect(times).toBe(2);
  });

  it('refetches at once, then at most every two seconds, and finally the last state', async () => {
    await show(LIST);
    for (let index = 0; index < 200; index += 1) {
      rows[0] = { id: 1, name: `第${index}次` };
      await change('elderly');
      await vi.advanceTimersByTimeAsync(20);
    }
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked.length).toBeLessThanOrEqual(5);
    expect(shown()?.[0]).toBe('第199次');
  });

  it('batches a thousand events within a second into one or two refetches, duplicates included', async () => {
    await show(LIST);
    await show(OTHER);
    for (let index = 0; index < 1_000; index += 1) {
      rows[0] = { id: 1, name: `第${index}次` };
      for (const _twice of [1, 2]) follow.hear({ kind: 'changed', entities: ['elderly', 'serviceApplication'] });
      await vi.advanceTimersByTimeAsync(1);
    }
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked.filter((each) => each.startsWith('elders')).length).toBeLessThanOrEqual(3);
    expect(asked.filter((each) => each.startsWith('visits')).length).toBeLessThanOrEqual(3);
    expect(shown()?.[0]).toBe('第999次');
  });

  it('does not refetch a record that is open in a form', async () => {
    const record = ['elders', 'getOne', { id: '1' }];
    await show(record);
    const end = editedRecords.add('elders', 1);
    await change('elderly');
    expect(asked).toEqual(['elders getOne']);
    end();
    await vi.advanceTimersByTimeAsync(2_000);
    await change('elderly');
    expect(asked).toEqual(['elders getOne', 'elders getOne']);
  });

  it('refetches a hidden query when it becomes visible', async () => {
    await show(LIST);
    ends.pop()?.();
    await change('elderly');
    expect(asked).toHaveLength(1);
    await show(LIST);
    expect(asked).toHaveLength(2);
  });

  it('refetches all visible queries when the stream restarts', async () => {
    await show(LIST);
    await show(OTHER);
    follow.hear({ kind: 'resumed' });
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(4);
  });

  describe('while the pointer is over the list', () => {
    let news: PendingListChanges | undefined;
    let isHeld: boolean;
    beforeEach(async () => {
      news = undefined;
      isHeld = true;
      await show(LIST);
      ends.push(
        listSnapshots.add({
          resource: 'elders',
          rows: () => queryClient.getQueryData<{ data: Row[] }>(LIST)?.data,
          isFrozen: () => isHeld,
          onPendingChanges: (told) => {
            news = told;
          },
        }),
      );
    });

    it('shows changes within a row', async () => {
      rows[1] = { id: 2, name: '李刚' };
      await change('elderly');
      expect([shown(), news]).toEqual([['王丽', '李刚'], undefined]);
    });

    it('moves no row, and counts new rows until the user asks for them', async () => {
      rows = [
        { id: 3, name: '张敏' },
        { id: 2, name: '李刚' },
        { id: 1, name: '王丽' },
      ];
      await change('elderly');
      expect([shown(), news?.countDifference]).toEqual([['王丽', '李刚'], 1]);
      news?.apply();
      await vi.advanceTimersByTimeAsync(0);
      expect([shown(), news]).toEqual([['张敏', '李刚', '王丽'], undefined]);
    });

    it('updates immediately when the pointer leaves', async () => {
      isHeld = false;
      rows = [{ id: 3, name: '张敏' }, ...rows];
      await change('elderly');
      expect([shown(), news]).toEqual([['张敏', '王丽', '李强'], undefined]);
    });
  });
});

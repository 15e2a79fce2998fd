import { describe, expect, it, vi } from 'vitest';
import { readAllRows } from '../../../../../src/core/kit/export/readAllRows';

const rows = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: from + at }));

/** Serves a list of the given number of rows, a hundred at a time. */
const listOf = (total: number) =>
  vi.fn(async (page: number) => ({
    data: rows((page - 1) * 100 + 1, Math.max(0, Math.min(100, total - (page - 1) * 100))),
    total,
  }));

describe('readAllRows', () => {
  it('reads every row of a list longer than a thousand', async () => {
    const readPage = listOf(1234);
    const all = await readAllRows({ readPage, onProgress: () => undefined, signal: new AbortController().signal });
    expect(all).toHaveLength(1234);
    expect(readPage).toHaveBeenCalledTimes(13);
  });

  it('reads a list that exactly fills its last page without requesting another', async () => {
    const readPage = listOf(200);
    await readAllRows({ readPage, onProgress: () => undefined, signal: new AbortController().signal });
    expect(readPage).toHaveBeenCalledTimes(2);
  });

  it('reports its progress', async () => {
    const told: [number, number][] = [];
    await readAllRows({
      readPage: listOf(250),
      onProgress: (done, total) => told.push([done, total]),
      signal: new AbortController().signal,
    });
    expect(told).toEqual([
      [100, 250],
      [200, 250],
      [250, 250],
    ]);
  });

  it('does not repeat a row that moved to a later page meanwhile', async () => {
    const pages = [rows(1, 100), [{ id: 100 }, ...rows(101, 50)]];
    const all = await readAllRows({
      readPage: async (page) => ({ data: pages[page - 1] ?? [], total: 150 }),
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    expect(all.map((row) => row.id)).toEqual(rows(1, 150).map((row) => row.id));
  });

  it('stops when rows vanish before they are read', async () => {
    const all = await readAllRows({
      readPage: async (page) => ({ data: page === 1 ? rows(1, 100) : [], total: 900 }),
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    expect(all).toHaveLength(100);
  });

  it('stops after the current page when it is canceled', async () => {
    const abort = new AbortController();
    const readPage = vi.fn(async (page: number) => {
      if (page === 2) abort.abort();
      return { data: rows(page * 100, 100), total: 1000 };
    });
    await expect(readAllRows({ readPage, onProgress: () => undefined, signal: abort.signal })).rejects.toThrow();
    expect(readPage).toHaveBeenCalledTimes(2);
  });
});

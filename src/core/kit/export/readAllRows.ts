import { PAGE_SIZE_MAX } from '../../../../contract/constants';
import type { KitRecord } from '../entity/recordTitle';

export interface ReadAllOptions {
  /** Reads one page, numbered from 1, of {@link PAGE_SIZE_MAX} rows. */
  readPage: (page: number) => Promise<{ data: readonly KitRecord[]; total?: number }>;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/**
 * Reads every row of a list, page by page. A row that moves to a later page meanwhile is not repeated.
 * @throws the signal's reason when canceled
 */
export async function readAllRows({ readPage, onProgress, signal }: ReadAllOptions): Promise<KitRecord[]> {
  const rows = new Map<KitRecord['id'], KitRecord>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { data, total = 0 } = await readPage(page);
    signal.throwIfAborted();
    for (const row of data) rows.set(row.id, row);
    onProgress(Math.min(page * PAGE_SIZE_MAX, total), total);
    if (data.length === 0 || page * PAGE_SIZE_MAX >= total) return [...rows.values()];
  }
}

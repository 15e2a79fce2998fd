import type { RaRecord } from 'ra-core';
import { PAGE_SIZE_MAX } from '../../contract/constants';
import { toPages, type Window } from './toListParams';

/** Some rows of a list, and how many there are in all. */
export interface RowPage {
  rows: RaRecord[];
  total: number;
  /** What a special read counts besides its rows. */
  summary?: unknown;
}

/**
 * Reads a window that may be larger than the protocol's largest page. Pages behind the end are not asked for, and a
 * row that moved to the next page meanwhile comes once.
 */
export async function readWindow(
  window: Window,
  readPage: (page: { pageNum: number; pageSize: number }) => Promise<RowPage>,
): Promise<RowPage> {
  const pages = toPages(window);
  const [only] = pages;
  if (only && pages.length === 1 && only.pageSize === window.length) return readPage(only);
  const rows = new Map<RaRecord['id'], RaRecord>();
  let total = 0;
  let summary: unknown;
  for (const page of pages) {
    const answer = await readPage(page);
    ({ total, summary } = answer);
    for (const row of answer.rows) rows.set(row.id, row);
    if (page.pageNum * PAGE_SIZE_MAX >= total) break;
  }
  const offset = window.start % PAGE_SIZE_MAX;
  return { rows: [...rows.values()].slice(offset, offset + window.length), total, summary };
}

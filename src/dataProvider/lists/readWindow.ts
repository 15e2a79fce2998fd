import type { RaRecord } from 'ra-core';
import { PAGE_SIZE_MAX } from '../../../contract/constants';
import type { ListMeta } from '../RecordProvider';
import { type RowWindow, toPages } from './toListParams';

/** Some rows of a list, and the total count. */
export interface RowPage extends ListMeta {
  rows: RaRecord[];
  total: number;
}

/**
 * Reads a window that can be larger than the protocol's largest page. It requests no pages past the end. A row that moved to
 * the next page in the meantime appears once.
 */
export async function readWindow(
  window: RowWindow,
  readPage: (page: { pageNum: number; pageSize: number }) => Promise<RowPage>,
  sizeMax: number = PAGE_SIZE_MAX,
): Promise<RowPage> {
  const pages = toPages(window, sizeMax);
  const [only] = pages;
  if (only && pages.length === 1 && only.pageSize === window.length) return readPage(only);
  const rows = new Map<RaRecord['id'], RaRecord>();
  let total = 0;
  let meta: ListMeta = {};
  for (const page of pages) {
    const { rows: found, ...answer } = await readPage(page);
    const references = mergeReferences(meta.references, answer.references);
    ({ total, ...meta } = { ...answer, ...(references && { references }) });
    for (const row of found) rows.set(row.id, row);
    if (page.pageNum * sizeMax >= total) break;
  }
  const offset = window.start % sizeMax;
  return { rows: [...rows.values()].slice(offset, offset + window.length), total, ...meta };
}

/** Merges the reference names of several pages. */
function mergeReferences(before: ListMeta['references'] = {}, next: ListMeta['references']): ListMeta['references'] {
  if (!next) return undefined;
  const names = [...new Set([...Object.keys(before), ...Object.keys(next)])];
  return Object.fromEntries(names.map((name) => [name, [...(before[name] ?? []), ...(next[name] ?? [])]]));
}

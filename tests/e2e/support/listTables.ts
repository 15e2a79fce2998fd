import type { Page } from 'playwright-core';
import type { Entity } from '../../../contract/defineEntity';
import type { LazyEntity } from '../../../contract/lazyEntity';
import type { PluginDefinition } from '../../../src/core/plugin-api';

const modules = import.meta.glob<{ default: PluginDefinition }>('../../../src/plugins/*/index.ts', { eager: true });

/** Returns the addresses of the lists of all sections, without their default filters. */
export function listAddresses(): { path: string; entity: Entity | LazyEntity }[] {
  return Object.values(modules).flatMap(({ default: { id, resources = [] } }) =>
    resources
      .filter(({ pages }) => pages === undefined || pages.includes('list'))
      .map(({ name, entity }) => ({ path: `/jishan-smart/${id}/${name}?filter={}`, entity })),
  );
}

/** The columns of a table, by name. */
export interface TableColumns {
  /** Completely in view. */
  visible: string[];
  /** Under a sticky column, or partly outside of the table. */
  cut: string[];
  /** Not shown. */
  hidden: string[];
}

/** Measures the cells of each column of the list on a page. */
export function tableColumns(page: Page): Promise<TableColumns> {
  return page.evaluate(() => {
    const columns: TableColumns = { visible: [], cut: [], hidden: [] };
    const table = document.querySelector('main .kit-table');
    if (!table) throw new Error('The page has no table.');
    const [head, ...rows] = [...table.querySelectorAll('tr')].map(({ children }) => [...children]);
    const { left, right } = table.getBoundingClientRect();
    const sticky = head?.filter((cell) => /kit-(actions|title)/.test(cell.className)) ?? [];
    head?.forEach((cell, at) => {
      const name = cell.getAttribute('data-column');
      if (name === null) return;
      const boxes = [cell, ...rows.flatMap((row) => row[at] ?? [])].flatMap((each) => [...each.getClientRects()]);
      const covers = sticky.filter((each) => each !== cell).map((each) => each.getBoundingClientRect());
      const isCut = boxes.some(
        (box) =>
          box.right > right + 1 ||
          box.left < left - 1 ||
          covers.some((cover) => box.right > cover.left + 1 && box.left < cover.right - 1),
      );
      columns[boxes.length === 0 ? 'hidden' : isCut ? 'cut' : 'visible'].push(name);
    });
    return columns;
  });
}

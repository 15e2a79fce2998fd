import type { TypeList } from './figureSource';

/** How many there are of an entry of a type list. */
export type PanelShare = Readonly<{ id: number; name: string; nameEn: string | null; count: number; before?: number }>;

/** The entries of a type list in their order, those without anybody left out. */
export function shares(list: TypeList, counts: ReadonlyMap<number, number>): PanelShare[] {
  const bySort = [...list].sort(([, a], [, b]) => (a.sort ?? 0) - (b.sort ?? 0));
  return bySort.flatMap(([id]) => {
    const count = counts.get(id) ?? 0;
    return count > 0 ? [shareOf(list, id, count)] : [];
  });
}

/** The part of a chart for one entry. */
export function shareOf(list: TypeList, id: number, count: number): PanelShare {
  const { name = `#${id}`, nameEn = null } = list.get(id) ?? {};
  return { id, name, nameEn, count };
}

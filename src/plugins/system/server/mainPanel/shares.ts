import type { TypeList } from './figureSource';

/** The count of a type list entry. */
export type PanelShare = Readonly<{
  id: number;
  name: string;
  nameEn: string | null;
  nameJa: string | null;
  count: number;
  before?: number;
}>;

/** Returns the entries of a type list in their order, without those that have no count. */
export function shares(list: TypeList, counts: ReadonlyMap<number, number>): PanelShare[] {
  const bySort = [...list].sort(([, a], [, b]) => (a.sort ?? 0) - (b.sort ?? 0));
  return bySort.flatMap(([id]) => {
    const count = counts.get(id) ?? 0;
    return count > 0 ? [shareOf(list, id, count)] : [];
  });
}

/** Returns the chart row of one entry. */
export function shareOf(list: TypeList, id: number, count: number): PanelShare {
  const { name = `#${id}`, nameEn = null, nameJa = null } = list.get(id) ?? {};
  return { id, name, nameEn, nameJa, count };
}

import { useQueryClient } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { PAGE_SIZE_MAX } from '../../../../../contract/constants';
import type { Draft, Entity, RuleContext } from '../../../../../contract/defineEntity';
import { HostContext } from '../../../plugin-api';
import { useKitDataProvider } from '../../action/useKitDataProvider';
import type { KitRecord } from '../../entity/recordTitle';
import { today } from '../../entity/today';

const STALE_MS = 5 * 60_000;

/**
 * Returns a function that loads what an entity's rules need besides the record: type lists and referenced records. They are
 * loaded in advance, because rules are synchronous. It returns `undefined` if they cannot be read, which the call has
 * already reported. Rules do not run on partial data; the server validates anyway.
 */
export function useRuleContext(entity: Entity): (draft: Draft) => Promise<RuleContext | undefined> {
  const host = useContext(HostContext);
  const dataProvider = useKitDataProvider();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const read = (resource: string, ids?: readonly number[]) =>
      queryClient.fetchQuery({
        queryKey: ['kit', 'rules', resource, ids ?? 'all'],
        staleTime: STALE_MS,
        queryFn: async (): Promise<readonly KitRecord[]> => {
          if (ids) return (await dataProvider.getMany(resource, { ids: [...ids] })).data;
          const page = { page: 1, perPage: PAGE_SIZE_MAX };
          return (
            await dataProvider.getList(resource, { pagination: page, sort: { field: 'id', order: 'ASC' }, filter: {} })
          ).data;
        },
      });
    const readAll = (draft: Draft) =>
      Promise.all(
        referencesOf(entity, draft).map(async ({ name, ids }) => {
          const resource = host?.entityResource(name);
          // A type list is read completely, because rules also search entries by their properties.
          const rows = resource ? await read(resource, isTypeList(name) ? undefined : ids) : [];
          return { name, rows };
        }),
      );
    return async (draft) => {
      const referencedRows = await readAll(draft).catch(() => undefined);
      if (!referencedRows) return undefined;
      const rowsOf = (name: string) => referencedRows.filter((each) => each.name === name).flatMap((each) => each.rows);
      return {
        today: today(),
        lookup: (name, id) => rowsOf(name).find((row) => Number(row.id) === id),
        find: (name, field, value) => rowsOf(name).find((row) => row[field] === value),
      };
    };
  }, [entity, host, dataProvider, queryClient]);
}

function referencesOf(entity: Entity, draft: Draft): { name: string; ids: number[] }[] {
  return Object.entries(entity.fields).flatMap(([field, definition]) => {
    if (definition.kind !== 'reference' && definition.kind !== 'references') return [];
    const value = draft[field];
    const ids = (Array.isArray(value) ? value : [value]).map(Number).filter((id) => Number.isInteger(id) && id > 0);
    return ids.length > 0 || isTypeList(definition.entity) ? [{ name: definition.entity, ids }] : [];
  });
}

/** Type lists are named after what they classify (data model, section 2). */
function isTypeList(name: string): boolean {
  return name.endsWith('Type');
}

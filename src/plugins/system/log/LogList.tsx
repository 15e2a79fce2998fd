import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyValue, EntityList, FilterLabelsContext, type KitRecord, ReferenceValue } from '../../../core/kit';
import { log } from '../entities/log';
import { entityName, operationTitle } from '../permission/describePattern';
import { useCatalogue } from '../permission/useCatalogue';

const cells = { entityId: RecordName };
const filters = ['createTime', 'adminId', 'entity', 'operation', 'entityId', 'logTypeId', 'success', 'ip'] as const;

/** The log with filters for period, person, entity and operation. */
export default function LogList() {
  const words = useLogWords();
  return (
    <FilterLabelsContext.Provider value={words}>
      <EntityList entity={log} cells={cells} filters={filters} selectable={false} />
    </FilterLabelsContext.Provider>
  );
}

/** Returns the names of entities and operations from the list of permissions; empty if the user may not read that list. */
function useLogWords() {
  const translate = useTranslate();
  const { data: catalogue } = useCatalogue();
  return useMemo(() => {
    if (!catalogue) return {};
    const entities = [...new Set(catalogue.map(({ entity }) => entity))];
    const titles = new Map<string, Set<string>>();
    for (const { operation, title } of catalogue) {
      titles.set(operation, (titles.get(operation) ?? new Set()).add(operationTitle(title)));
    }
    const nameOf = (entity: string) => translate(`entities.${entity}.name`, { _: entityName(catalogue, entity) });
    return {
      entity: { codes: entities, textOf: nameOf },
      operation: { codes: [...titles.keys()], textOf: (code: string) => [...(titles.get(code) ?? [code])].join(' / ') },
    };
  }, [catalogue, translate]);
}

/** Shows the name of the record of an entry, if it has a page. */
function RecordName({ record: { entity, entityId } }: { record: KitRecord }) {
  if (!entityId) return <EmptyValue />;
  const isNumber = /^\d+$/.test(String(entityId));
  return isNumber ? <ReferenceValue entity={String(entity)} ids={[Number(entityId)]} link /> : String(entityId);
}

import { type ReactNode, useMemo } from 'react';
import { ListBase, useResourceContext, useResourceDefinitions } from 'react-admin';
import { PAGE_SIZE_DEFAULT } from '../../../../contract/constants';
import type { Entity, FieldName } from '../../../../contract/defineEntity';
import { PartialRecordsContext } from '../action/useFullRecords';
import { entityHelp, entityLabel, quickFilterLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { today } from '../entity/today';
import { useOptionalTextKey } from '../entity/useOptionalTextKey';
import { RevealScope } from '../reveal/RevealScope';
import { ColumnFitProvider } from './columns/ColumnFitContext';
import { type ColumnInput, type FieldCells, resolveColumns } from './columns/columns';
import { useShownColumns } from './columns/useShownColumns';
import { EntityListView } from './EntityListView';
import { type FilterValues, filterConditions } from './filters/filterValues';
import { ListNames } from './ListNames';
import { ListSettingsContext, type QuickFilter } from './ListSettings';
import { useListRequestMeta } from './useListRequestMeta';
import { useActiveView, useDefaultState } from './views/activeView';

export type EntityListProps<E extends Entity = Entity> = ListPageProps<E> & (OwnList<E> | ReadList);

/** The entity's own list is filtered by its fields. */
interface OwnList<E extends Entity> extends ListFilterProps<FieldName<E>> {
  read?: undefined;
}

/** A special read has its own inputs. */
interface ReadList extends ListFilterProps<string> {
  /** A special read of the entity that returns the rows (`selectByNoServiced`); its inputs become the filters. */
  read: string;
}

interface ListFilterProps<Name extends string> {
  /** Quick filters, shown as tabs above the table. Defaults to those of the entity, if it is the entity's own list. */
  quickFilters?: readonly QuickFilter<Name>[];
  /** Fields of the filter panel. Defaults to the entity's `filter` fields. */
  filters?: readonly Name[];
  /** A condition that always applies and is not shown. */
  permanentFilter?: FilterValues<Name>;
  /** Initial conditions of the first visit. */
  defaultFilter?: FilterValues<Name>;
}

interface ListPageProps<E extends Entity> {
  entity: E;
  /** Columns shown until the administrator selects others. Defaults to the entity's default columns. */
  columns?: readonly ColumnInput<FieldName<E>>[];
  /** Custom cells by field. */
  cells?: FieldCells<FieldName<E>>;
  sort?: { field: FieldName<E>; order: 'ASC' | 'DESC' };
  /** Title, a message key. Defaults to the page's menu title. */
  title?: string;
  /** Help text under the title, a message key. Defaults to the entity's help text. */
  description?: string;
  /** Between title and table: figures, warnings, the inputs of a special read. */
  top?: ReactNode;
  /** Additional buttons beside "create". */
  actions?: ReactNode;
  /** Additional buttons of a row, before the menu. */
  rowActions?: (record: KitRecord) => ReactNode;
  /** Additional buttons for the selected rows. */
  bulkActions?: (records: readonly KitRecord[]) => ReactNode;
  /** The only steps to offer, for lists with one purpose: no other steps, no edit, no delete. */
  operations?: readonly string[];
  /** `false` for lists whose rows cannot be selected, such as logs. */
  selectable?: boolean;
  /** Opens a dialog over the list instead of the page for a new record. */
  onCreate?: () => void;
  /** Opens a dialog over the list instead of the edit page. */
  onEdit?: (record: KitRecord) => void;
  /** Opens a drawer over the list instead of the record's page. */
  onOpen?: (record: KitRecord) => void;
  /** Resource, if it is not the one in context. */
  resource?: string;
  /**
   * Fields that cells, buttons and dialogs of this page need besides the columns. Without it, a page with its own cells or
   * dialogs reads whole records.
   */
  extraFields?: readonly FieldName<E>[];
  /** Separates page, sort and filters from another list of the same resource. */
  storeKey?: string;
}

/** The list page of an entity, generated from the entity's definition. */
export function EntityList<E extends Entity>({
  entity,
  columns,
  cells,
  filters,
  quickFilters,
  selectable = true,
  ...props
}: EntityListProps<E>) {
  const context = useResourceContext();
  const resource = props.resource ?? context ?? '';
  const pageLabel = useResourceDefinitions<{ label?: string }>()[resource]?.options?.label;
  const optionalTextKey = useOptionalTextKey();
  const resolved = useMemo(
    () => resolveColumns({ entity, named: columns, cells, read: props.read }),
    [entity, columns, cells, props.read],
  );
  const conditions = useMemo(
    () => filterConditions(entity, { names: filters, read: props.read }),
    [entity, filters, props.read],
  );
  const resolvedQuickFilters = useMemo(
    () => quickFilters ?? (props.read ? [] : ownQuickFilters(entity)),
    [quickFilters, props.read, entity],
  );
  const list = {
    entity,
    resource,
    key: props.storeKey ?? resource,
    columns: resolved.all,
    defaultColumns: resolved.defaults,
  };
  const shownColumns = useShownColumns(list);
  const defaultState = useDefaultState(useActiveView(list.key).defaultView);
  const { meta, detail } = useListRequestMeta({
    entity,
    read: props.read,
    shown: shownColumns.shown,
    extraFields: props.extraFields,
    hasCustomParts: Boolean(props.rowActions ?? props.bulkActions ?? props.onEdit ?? props.onOpen),
    hasCounts: !quickFilters && !props.permanentFilter && resolvedQuickFilters.some(({ count }) => count),
  });
  const settings = {
    ...list,
    shownColumns,
    filters: conditions,
    read: props.read,
    quickFilters: resolvedQuickFilters,
    permanentFilter: props.permanentFilter,
    defaultFilter: props.defaultFilter ?? noFilter,
    title: props.title ?? pageLabel ?? entityLabel(entity),
    // A special read is not the list of all records, so the entity's help text does not apply.
    description: props.description ?? (props.read ? undefined : optionalTextKey(entityHelp(entity))),
    top: props.top,
    actions: props.actions,
    rowActions: props.rowActions,
    bulkActions: props.bulkActions,
    operations: props.operations,
    selectable,
    onCreate: props.onCreate,
    onEdit: props.onEdit,
    onOpen: props.onOpen,
    meta,
  };
  return (
    <ListBase
      resource={props.resource}
      storeKey={props.storeKey}
      // The page itself requires the permission, and the server enforces it; another check would only delay the rows.
      disableAuthentication
      sort={defaultState?.sort ?? props.sort ?? defaultSort(entity)}
      perPage={PAGE_SIZE_DEFAULT}
      filter={props.permanentFilter}
      filterDefaultValues={defaultState?.filter ?? props.defaultFilter}
      queryOptions={{ meta: detail ?? meta, onError: ignore }}
      exporter={false}
    >
      <ListSettingsContext.Provider value={settings}>
        <PartialRecordsContext value={detail?.fields !== undefined}>
          <RevealScope>
            <ListNames>
              <ColumnFitProvider>
                <EntityListView />
              </ColumnFitProvider>
            </ListNames>
          </RevealScope>
        </PartialRecordsContext>
      </ListSettingsContext.Provider>
    </ListBase>
  );
}

const noFilter: FilterValues = {};

function ownQuickFilters(entity: Entity): QuickFilter[] {
  return Object.entries(entity.quickFilters ?? {}).map(([name, { filter, count }]) => ({
    name,
    label: quickFilterLabel(entity, name),
    filter: typeof filter === 'function' ? filter(today()) : filter,
    count,
  }));
}

function defaultSort(entity: Entity): { field: string; order: 'ASC' | 'DESC' } {
  const [field, order] = entity.sort[0] ?? ['id', 'desc'];
  return { field, order: order === 'asc' ? 'ASC' : 'DESC' };
}

/** The list shows its own error with a retry button, and the HTTP client has shown the reason: no second notice. */
function ignore(): undefined {
  return undefined;
}

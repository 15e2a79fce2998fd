import { type ReactNode, useMemo } from 'react';
import { ListBase, useResourceContext, useResourceDefinitions } from 'react-admin';
import { PAGE_SIZE_DEFAULT } from '../../../../contract/constants';
import type { Entity, FieldName } from '../../../../contract/defineEntity';
import { PartialRecordsContext } from '../action/useWholeRecords';
import { entityHelp, entityLabel, quickFilterLabel } from '../entity/labels';
import type { KitRecord } from '../entity/representRecord';
import { today } from '../entity/today';
import { useKnownText } from '../entity/useKnownText';
import { RevealScope } from '../reveal/RevealScope';
import { type ColumnInput, type FieldCells, resolveColumns } from './columns';
import { EntityListView } from './EntityListView';
import { type FilterValues, filterConditions } from './filterValues';
import { ListNames } from './ListNames';
import { ListSettingsContext, type QuickFilter } from './ListSettings';
import { useListQuestion } from './useListQuestion';
import { useShownColumns } from './useShownColumns';

export type EntityListProps<E extends Entity = Entity> = ListPageProps<E> & (OwnList<E> | ReadList);

/** A list of the entity's own is narrowed by its fields. */
interface OwnList<E extends Entity> extends Narrowing<FieldName<E>> {
  read?: undefined;
}

/** A special read has inputs of its own. */
interface ReadList extends Narrowing<string> {
  /** A special read of the entity that answers the list (`selectByNoServiced`); its inputs become the filters. */
  read: string;
}

interface Narrowing<Name extends string> {
  /** Conditions one click away, shown as tabs above the table; those of the entity for a list of its own unless told. */
  quickFilters?: readonly QuickFilter<Name>[];
  /** Fields of the filter panel; the entity's `filter` fields unless told. */
  filters?: readonly Name[];
  /** A condition that always holds and is not shown. */
  permanentFilter?: FilterValues<Name>;
  /** Conditions a first visit starts with. */
  defaultFilter?: FilterValues<Name>;
}

interface ListPageProps<E extends Entity> {
  entity: E;
  /** Columns shown until the administrator chooses others; the entity's own default columns unless told. */
  columns?: readonly ColumnInput<FieldName<E>>[];
  /** How the cells of fields are shown, where their kind does not say it. */
  cells?: FieldCells<FieldName<E>>;
  sort?: { field: FieldName<E>; order: 'ASC' | 'DESC' };
  /** Title, a message key; as the menu calls the page unless told. */
  title?: string;
  /** A sentence under the title, a message key; the one beside the entity's name unless told. */
  description?: string;
  /** Between title and table: figures, warnings, the inputs of a special read. */
  top?: ReactNode;
  /** More buttons beside "create". */
  actions?: ReactNode;
  /** More buttons of a row, before the menu. */
  rowActions?: (record: KitRecord) => ReactNode;
  /** More buttons for the selected rows. */
  bulkActions?: (records: readonly KitRecord[]) => ReactNode;
  /** The only steps offered, for lists with one purpose: no other ones, no editing and no deleting. */
  operations?: readonly string[];
  /** `false` for lists whose rows are not selected, such as logs. */
  selectable?: boolean;
  /** Instead of the page for a new record: a dialog over the list. */
  onCreate?: () => void;
  /** Instead of the page for changing a record: a dialog over the list. */
  onEdit?: (record: KitRecord) => void;
  /** Instead of the page of a record: a drawer over the list. */
  onOpen?: (record: KitRecord) => void;
  /** Resource, where it is not the one in context. */
  resource?: string;
  /**
   * Fields that cells, buttons and dialogs of this page look at besides the columns. A page that has some of its own and
   * does not tell reads whole records.
   */
  reads?: readonly FieldName<E>[];
  /** Keeps page, sort and filters apart from another list of the same resource. */
  storeKey?: string;
}

/** The list page of an entity: everything an administrator expects of a list follows from the entity's definition. */
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
  const known = useKnownText();
  const resolved = useMemo(
    () => resolveColumns({ entity, named: columns, cells, read: props.read }),
    [entity, columns, cells, props.read],
  );
  const conditions = useMemo(
    () => filterConditions(entity, { names: filters, read: props.read }),
    [entity, filters, props.read],
  );
  const quick = useMemo(
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
  const { meta, detail } = useListQuestion({
    entity,
    read: props.read,
    shown: shownColumns.shown,
    reads: props.reads,
    hasOwnParts: Boolean(props.rowActions ?? props.bulkActions ?? props.onEdit ?? props.onOpen),
    hasCounts: !quickFilters && !props.permanentFilter && quick.some(({ count }) => count),
  });
  const settings = {
    ...list,
    shownColumns,
    filters: conditions,
    read: props.read,
    quickFilters: quick,
    permanentFilter: props.permanentFilter,
    defaultFilter: props.defaultFilter ?? noFilter,
    title: props.title ?? pageLabel ?? entityLabel(entity),
    // A special read answers another question than the list of all records.
    description: props.description ?? (props.read ? undefined : known(entityHelp(entity))),
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
      // Whoever sees the page may read it, or the server refuses; asking once more would only keep the rows waiting.
      disableAuthentication
      sort={props.sort ?? defaultSort(entity)}
      perPage={PAGE_SIZE_DEFAULT}
      filter={props.permanentFilter}
      filterDefaultValues={props.defaultFilter}
      queryOptions={{ meta: detail ?? meta, onError: ignore }}
      exporter={false}
    >
      <ListSettingsContext.Provider value={settings}>
        <PartialRecordsContext value={detail?.fields !== undefined}>
          <RevealScope>
            <ListNames>
              <EntityListView />
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

/** The list shows its own error with a way to try again, and the HTTP client has told why: no second notice. */
function ignore(): undefined {
  return undefined;
}

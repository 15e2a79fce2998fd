import type { Entity } from '../../../../../contract/defineEntity';
import type { Problem } from '../../../../../contract/problems';
import { isListed } from '../../../../../contract/query/listDetail';
import {
  type DroppedViewPart,
  type ListViewState,
  VIEW_FILTER_LENGTH_MAX,
  VIEW_FILTERS_MAX,
} from '../../../../../contract/query/listView';
import { filterOperators, isSortable, searchFields } from '../../../../../contract/query/searching';
import { fieldOf } from '../../../../../contract/sharedFields';
import { isRecord } from '../../../../../contract/values/isRecord';

/** Lists mask personal data for everybody. */
const LIST_READER = { masked: true };
const KEYWORD = 'keyword';

/** A list of which views are saved. */
export interface ViewedList {
  entity: Entity;
  /** The special read that returns its rows. */
  read: string | null;
}

/** Reports what a view cannot contain: conditions, an order or columns that the list does not have. */
export function viewProblems(list: ViewedList, { filter, sortField, columns }: ListViewState): Problem[] {
  return [
    ...filterProblems(list, filter),
    ...(sortField !== null && !canSort(list, sortField)
      ? [{ field: 'sortField', code: 'unknownSortField' } as const]
      : []),
    ...(columns ?? []).flatMap((name) =>
      isHiddenColumn(list.entity, name) ? [{ field: 'columns', code: 'unknownListField' } as const] : [],
    ),
  ];
}

function filterProblems(list: ViewedList, filter: unknown): Problem[] {
  if (!isRecord(filter)) return [{ field: 'filter', code: 'notObject' }];
  const names = Object.keys(filter);
  if (names.length > VIEW_FILTERS_MAX) {
    return [{ field: 'filter', code: 'tooManyItems', params: { max: VIEW_FILTERS_MAX } }];
  }
  if (JSON.stringify(filter).length > VIEW_FILTER_LENGTH_MAX) {
    return [{ field: 'filter', code: 'tooLong', params: { max: VIEW_FILTER_LENGTH_MAX } }];
  }
  return names.flatMap((name): Problem[] => {
    if (!canFilter(list, name)) return [{ field: `filter.${name}`, code: 'unknownFilter' }];
    return isConditionValue(filter[name]) ? [] : [{ field: `filter.${name}`, code: 'badFormat' }];
  });
}

/** Returns the view without the parts that no longer exist or that its reader may not see, and names these. */
export function visibleState(
  list: ViewedList,
  state: ListViewState,
  mayUseCondition: (name: string) => boolean,
): ListViewState & { dropped: DroppedViewPart[] } {
  const dropped: DroppedViewPart[] = [];
  const keeps = (part: DroppedViewPart['part'], name: string, reason: DroppedViewPart['reason'] | undefined) => {
    if (reason) dropped.push({ part, name, reason });
    return !reason;
  };
  const conditionFault = (name: string) => {
    if (!canFilter(list, name)) return fieldOf(list.entity, name) ? 'hidden' : 'removed';
    return mayUseCondition(name) ? undefined : 'hidden';
  };
  const filter = Object.fromEntries(
    Object.entries(state.filter).filter(([name]) => keeps('filter', name, conditionFault(name))),
  );
  const { sortField } = state;
  const isSorted =
    sortField !== null &&
    keeps(
      'sort',
      sortField,
      canSort(list, sortField) ? undefined : fieldOf(list.entity, sortField) ? 'hidden' : 'removed',
    );
  const columns = state.columns?.filter((name) =>
    keeps('column', name, isHiddenColumn(list.entity, name) ? 'hidden' : undefined),
  );
  return {
    filter,
    sortField: isSorted ? sortField : null,
    sortOrder: isSorted ? state.sortOrder : null,
    // The console knows the columns without a field, so it reports those that are gone.
    columns: columns?.length ? columns : null,
    density: state.density,
    dropped,
  };
}

/** Returns whether the value of a condition can contain personal data. */
export function isPersonalCondition({ entity, read }: ViewedList, name: string): boolean {
  if (name === KEYWORD) return searchFields(entity).some((field) => entity.fields[field]?.mask);
  return conditionField({ entity, read }, name)?.mask !== undefined;
}

/** Returns the field of a condition: that of a special read, or of the entity. */
export function conditionField({ entity, read }: ViewedList, name: string) {
  const inputs = read === null ? undefined : entity.reads?.[read]?.input;
  return (inputs && Object.hasOwn(inputs, name) ? inputs[name] : undefined) ?? fieldOf(entity, name);
}

function canFilter(list: ViewedList, name: string): boolean {
  const { entity, read } = list;
  const special = read === null ? undefined : entity.reads?.[read];
  if (special && Object.hasOwn(special.input, name)) return true;
  if (special && !special.filters) return false;
  return name === KEYWORD ? searchFields(entity).length > 0 : filterOperators(entity, name, LIST_READER).length > 0;
}

function canSort({ entity, read }: ViewedList, name: string): boolean {
  return (read !== null && !entity.reads?.[read]?.filters) || isSortable(entity, name);
}

function isHiddenColumn(entity: Entity, name: string): boolean {
  return fieldOf(entity, name) !== undefined && !isListed(entity, name);
}

/** A value, several of them, or the limits of a range. */
function isConditionValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isScalar);
  if (isRecord(value)) {
    return Object.entries(value).every(([key, limit]) => ['from', 'to', 'like'].includes(key) && isScalar(limit));
  }
  return isScalar(value);
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

import { scopeOf } from '../../../../../contract/operations';
import { permissionName } from '../../../../../contract/permissions';
import type { ListView } from '../../../../../contract/query/listView';
import { isRecord } from '../../../../../contract/values/isRecord';
import { type Call, type Context, type Queries, type RecordOf, rejection } from '../../../../../server/plugin-api';
import { type Caller, callerOf, type Row, recordCodec } from '../../../../../server/plugin-api/builtin';
import { listView } from '../../entities/listView';
import { conditionField, isPersonalCondition, type ViewedList, visibleState } from './viewConditions';

type StoredView = RecordOf<'listView'>;

type ViewNames = Pick<ListView, 'ownerName' | 'templateName'>;

/** A caller with the permission templates that the caller holds. */
export interface ViewReader {
  caller: Caller;
  roleIds: readonly number[];
}

/** Returns the caller of a call as a reader of views. */
export async function readerOf(call: Call, queries: Queries): Promise<ViewReader> {
  const caller = callerOf(call);
  const links = await queries
    .selectFrom('admin_permissionTemplateIds')
    .select('targetId')
    .where('ownerId', '=', caller.adminId)
    .execute();
  return { caller, roleIds: links.map(({ targetId }) => Number(targetId)) };
}

/** Returns the list of an entity, or of its special read; `undefined` if the caller may not read it. */
function findList(
  { entities }: Context,
  caller: Caller,
  { entity: name, read }: { entity: string; read: string | null },
): ViewedList | undefined {
  const entity = entities.find((each) => each.name === name);
  if (!entity || (read !== null && !Object.hasOwn(entity.reads ?? {}, read))) return undefined;
  const operations = read === null ? ['selectBySelectivePagination', 'selectAll'] : [read];
  const isAllowed = operations.some((operation) =>
    caller.can(permissionName(operation, name, scopeOf(entity, operation))),
  );
  return isAllowed ? { entity, read } : undefined;
}

/**
 * Returns the list of a call's input.
 * @throws {Rejection} if it does not exist or the caller may not read it
 */
export function requireList(
  context: Context,
  caller: Caller,
  place: { entity: string; read: string | null },
): ViewedList {
  const list = findList(context, caller, place);
  if (!list) throw rejection('notFound');
  return list;
}

/** Returns whether a reader gets a view: an own one, or a shared one. */
export function isVisible(
  { caller, roleIds }: ViewReader,
  view: Pick<StoredView, 'adminId' | 'sharing' | 'templateId'>,
) {
  if (view.adminId === caller.adminId || view.sharing === 'everybody') return true;
  return view.sharing === 'role' && view.templateId !== null && roleIds.includes(view.templateId);
}

/** Converts rows of views to what their reader gets. Leaves out those of lists that the reader may not read. */
export function presentViews(context: Context, reader: ViewReader, rows: readonly (Row & ViewNames)[]): ListView[] {
  const { decode } = recordCodec(listView, context.database.read);
  return rows.flatMap((row) => {
    const view = decode(row);
    const list = findList(context, reader.caller, view);
    if (!list) return [];
    const { ownerName, templateName } = row;
    return [presentView(context, reader, { view, list, names: { ownerName, templateName } })];
  });
}

function presentView(
  context: Context,
  { caller }: ViewReader,
  { view, list, names }: { view: StoredView; list: ViewedList; names: ViewNames },
): ListView {
  const isOwn = view.adminId === caller.adminId;
  const mayUnmask = caller.can(permissionName('unmask', list.entity.name, 'admin'));
  /** Others get no typed names, and no conditions on records that they could not choose from. */
  const mayUseCondition = (name: string) => {
    if (isOwn) return true;
    if (isPersonalCondition(list, name) && !mayUnmask) return false;
    const field = conditionField(list, name);
    if (field?.kind !== 'reference' && field?.kind !== 'references') return true;
    return findList(context, caller, { entity: field.entity, read: null }) !== undefined;
  };
  const { id, name, listKey, sharing, templateId, sortField, sortOrder, columns } = view;
  return {
    id,
    name,
    listKey,
    sharing,
    templateId,
    sharedDefault: view.sharedDefault === true,
    isOwn,
    ...names,
    ...visibleState(
      list,
      { filter: filterOf(view.conditions), sortField, sortOrder, columns, density: view.density ?? 'standard' },
      mayUseCondition,
    ),
  };
}

function filterOf(conditions: string | null): Readonly<Record<string, unknown>> {
  const filter: unknown = JSON.parse(conditions ?? '{}');
  return isRecord(filter) ? filter : {};
}

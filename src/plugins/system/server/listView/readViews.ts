import type { Suggestion } from '../../../../../contract/fields';
import type { DefaultListView, ListView } from '../../../../../contract/query/listView';
import { type Context, fieldInput, type Handler } from '../../../../../server/plugin-api';
import { listView } from '../../entities/listView';
import { presentViews, readerOf, requireList, type ViewReader } from './viewReader';

/** `selectViews`: the caller's views of a list, and those shared with the caller. */
export const selectViews: Handler = async (call, context) => {
  const { input, limit } = listView.reads.selectViews;
  const { listKey, ...place } = fieldInput(call, input);
  const reader = await readerOf(call, context.database.unscoped.read);
  requireList(context, reader.caller, place);
  const rows = await visibleRows(context, reader)
    .where('view.listKey', '=', listKey)
    .where('view.entity', '=', place.entity)
    .orderBy('view.name')
    .orderBy('view.id')
    .limit(limit)
    .execute();
  const data = presentViews(context, reader, rows);
  return { data, dataCount: data.length, message: 'okRead' };
};

/**
 * `selectDefaultViews`: the caller's default view of each list that has one. The caller's own choice comes first, then the
 * default of the caller's permission template, then that of everybody.
 */
export const selectDefaultViews: Handler = async (call, context) => {
  const { input, limit } = listView.reads.selectDefaultViews;
  fieldInput(call, input);
  const { read } = context.database.unscoped;
  const reader = await readerOf(call, read);
  const choices = await read
    .selectFrom('listViewDefault')
    .select(['listKey', 'viewId'])
    .where('adminId', '=', reader.caller.adminId)
    .limit(limit)
    .execute();
  const chosenIds = choices.map(({ viewId }) => viewId);
  const rows = await visibleRows(context, reader)
    .where((expression) =>
      expression.or([
        expression.and([expression('view.sharedDefault', '=', 1), expression('view.sharing', '<>', 'none')]),
        ...(chosenIds.length > 0 ? [expression('view.id', 'in', chosenIds)] : []),
      ]),
    )
    .orderBy('view.id')
    .limit(limit)
    .execute();
  const views = presentViews(context, reader, rows);
  const listKeys = new Set([...choices, ...views].map(({ listKey }) => listKey));
  const data = [...listKeys].flatMap((listKey): DefaultListView[] => {
    const chosenId = choices.find((choice) => choice.listKey === listKey)?.viewId;
    if (chosenId === 0) return [{ listKey, view: null }];
    const view = defaultOf(
      views.filter((each) => each.listKey === listKey),
      chosenId,
    );
    return view ? [{ listKey, view }] : [];
  });
  return { data, dataCount: data.length, message: 'okRead' };
};

function defaultOf(views: readonly ListView[], chosenId: number | undefined): ListView | undefined {
  const shared = views.filter(({ sharedDefault }) => sharedDefault);
  return (
    views.find(({ id }) => id === chosenId) ??
    shared.findLast(({ sharing }) => sharing === 'role') ??
    shared.findLast(({ sharing }) => sharing === 'everybody')
  );
}

/** `selectViewRoles`: the permission templates with which views can be shared. */
export const selectViewRoles: Handler = async (call, context) => {
  const { input, limit } = listView.reads.selectViewRoles;
  fieldInput(call, input);
  const rows = await context.database.unscoped.read
    .selectFrom('permissionTemplate')
    .select(['id', 'name'])
    .where('enabled', '=', 1)
    .orderBy('name')
    .limit(limit)
    .execute();
  const data = rows.map(({ id, name }): Suggestion => ({ value: String(id), name }));
  return { data, dataCount: data.length, message: 'okRead' };
};

/** The caller's own views and those shared with the caller, with the names of their owners and permission templates. */
function visibleRows(context: Context, { caller, roleIds }: ViewReader) {
  return context.database.unscoped.read
    .selectFrom('listView as view')
    .leftJoin('admin as owner', 'owner.id', 'view.adminId')
    .leftJoin('permissionTemplate as template', 'template.id', 'view.templateId')
    .selectAll('view')
    .select(['owner.name as ownerName', 'template.name as templateName'])
    .where((expression) =>
      expression.or([
        expression('view.adminId', '=', caller.adminId),
        expression('view.sharing', '=', 'everybody'),
        ...(roleIds.length > 0
          ? [
              expression.and([
                expression('view.sharing', '=', 'role'),
                expression('view.templateId', 'in', [...roleIds]),
              ]),
            ]
          : []),
      ]),
    );
}

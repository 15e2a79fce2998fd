import { STATUS } from '../../../../../contract/calls/envelope';
import { type ListViewState, VIEWS_MAX } from '../../../../../contract/query/listView';
import {
  applyChange,
  bumpVersions,
  type Call,
  type ChangeFrame,
  fieldInput,
  findRecord,
  type Handler,
  type RecordOf,
  Rejection,
  rejection,
  removeRecord,
  transact,
} from '../../../../../server/plugin-api';
import { callerOf, insertInTransaction, takeAdvisoryLock } from '../../../../../server/plugin-api/builtin';
import { listView } from '../../entities/listView';
import { viewProblems } from './viewConditions';
import { isVisible, readerOf, requireList } from './viewReader';

/** `saveView`: saves a new view of the caller. */
export const saveView: Handler = async (call, context) => {
  const { filter, ...input } = fieldInput(call, listView.calls.saveView.input);
  const caller = callerOf(call);
  const values = { ...input, ...checkedState(requireList(context, caller, input), { ...input, filter }) };
  const id = await transact(call, context, async (frame) => {
    // Two calls at once must not exceed the limit.
    await takeAdvisoryLock(frame.transaction, `listView:${caller.adminId}`);
    const { count } = await frame.transaction
      .selectFrom('listView')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('adminId', '=', caller.adminId)
      .where('listKey', '=', input.listKey)
      .executeTakeFirstOrThrow();
    if (Number(count) >= VIEWS_MAX) throw rejection('tooManyViews', { max: VIEWS_MAX });
    return insertInTransaction(frame, values, { adminId: caller.adminId, sharing: 'none', sharedDefault: false });
  });
  return { data: { id }, message: 'okInserted' };
};

/** `updateView`: renames a view of the caller, replaces its state, or both. */
export const updateView: Handler = async (call, context) => {
  const { id, name, replaced, filter, ...state } = fieldInput(call, listView.calls.updateView.input);
  await changeOwnView(call, context, id, (view) => ({
    ...(name !== null && { name }),
    ...(replaced && { ...state, ...checkedState(requireList(context, callerOf(call), view), { ...state, filter }) }),
  }));
  return { data: { id }, message: 'okUpdated' };
};

/** `shareView`: shares a view of the caller, or stops sharing it. */
export const shareView: Handler = async (call, context) => {
  const { id, sharing, ...input } = fieldInput(call, listView.calls.shareView.input);
  if (sharing === 'role' && input.templateId === null) {
    throw new Rejection([{ field: 'templateId', code: 'required' }]);
  }
  const templateId = sharing === 'role' ? input.templateId : null;
  const sharedDefault = sharing !== 'none' && input.sharedDefault === true;
  await changeOwnView(call, context, id, async ({ listKey }, { transaction }) => {
    if (sharedDefault) {
      // Those with whom it is shared have one default.
      await transaction
        .updateTable('listView')
        .set({ sharedDefault: 0 })
        .where('listKey', '=', listKey)
        .where('sharing', '=', sharing)
        .where('id', '<>', id)
        .$if(templateId !== null, (query) => query.where('templateId', '=', templateId))
        .execute();
    }
    return { sharing, templateId, sharedDefault };
  });
  return { data: { id }, message: 'okUpdated' };
};

/** `deleteView`: deletes a view of the caller, or, as a super administrator, a shared one. */
export const deleteView: Handler = async (call, context) => {
  const { id } = fieldInput(call, listView.calls.deleteView.input);
  const caller = callerOf(call);
  await transact(call, context, async ({ transaction, now }) => {
    const view = await findRecord(transaction, listView, id);
    const isAllowed = view?.adminId === caller.adminId || (caller.superAdmin && view?.sharing !== 'none');
    if (!view || !isAllowed) throw rejection('notFound');
    await removeRecord(transaction, { entity: listView, id, now, author: `admin:${caller.adminId}` });
    await transaction.deleteFrom('listViewDefault').where('viewId', '=', id).execute();
    await context.audit.write(transaction, { call, id, resultStatus: STATUS.SUCCESS });
    await bumpVersions(transaction, [listView.name, 'log']);
  });
  return { data: { id }, message: 'okDeleted' };
};

/** `chooseDefaultView`: chooses the caller's default view of a list. */
export const chooseDefaultView: Handler = async (call, context) => {
  const { listKey, id } = fieldInput(call, listView.calls.chooseDefaultView.input);
  const { adminId } = callerOf(call);
  await transact(call, context, async ({ transaction }) => {
    if (id !== null) {
      const view = await findRecord(transaction, listView, id);
      if (view?.listKey !== listKey || !isVisible(await readerOf(call, transaction), view)) throw rejection('notFound');
    }
    await transaction
      .insertInto('listViewDefault')
      .values({ adminId, listKey, viewId: id ?? 0 })
      .onConflict((conflict) => conflict.columns(['adminId', 'listKey']).doUpdateSet({ viewId: id ?? 0 }))
      .execute();
  });
  return { data: { id }, message: 'okUpdated' };
};

type View = RecordOf<'listView'>;
type ViewValues = Readonly<Record<string, unknown>>;

async function changeOwnView(
  call: Call,
  context: ChangeFrame['context'],
  id: number,
  change: (view: View, frame: ChangeFrame) => ViewValues | Promise<ViewValues>,
): Promise<void> {
  await transact(call, context, async (frame) => {
    const before = await findRecord(frame.transaction, listView, id);
    if (before?.adminId !== callerOf(call).adminId) throw rejection('notFound');
    const values = await change(before, frame);
    if (Object.keys(values).length === 0) return;
    const incomingFields = new Set(Object.keys(values));
    await applyChange({ ...frame, kind: 'update', before, values, inputs: {}, incomingFields });
  });
}

/** Returns the stored form of a state. */
function checkedState(
  list: Parameters<typeof viewProblems>[0],
  {
    filter,
    ...state
  }: Omit<ListViewState, 'filter' | 'density'> & { filter: unknown; density: ListViewState['density'] | null },
) {
  const complete = {
    ...state,
    density: state.density ?? 'standard',
    filter: (filter ?? {}) as ListViewState['filter'],
  };
  const problems = viewProblems(list, complete);
  if (problems.length > 0) throw new Rejection(problems);
  return { density: complete.density, conditions: JSON.stringify(complete.filter) };
}

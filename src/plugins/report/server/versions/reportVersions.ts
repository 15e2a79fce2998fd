import type { Problem } from '../../../../../contract/problems';
import type { Change, RecordOf, WriteTransaction } from '../../../../../server/plugin-api';
import type { ReportKind } from '../../../device/entities/uploads/recordKinds';
import { reportKindOf } from '../reports';
import { copyReport } from './copyReport';

/**
 * Links the versions of a report. `correctReport` creates the next version. When a version is declared invalid or
 * deleted, its predecessor can be corrected again; restoring it links both again.
 */
export async function linkVersions(change: Change<ReportKind>, id: number): Promise<void> {
  const { kind, call, before, record, transaction, context } = change;
  const report = reportKindOf(change.entity.name);
  if (kind === 'transition' && call.operation === 'correctReport' && before) {
    // The copy needs the whole report, even the parts that the caller cannot see.
    const frame = { ...change, context: { ...context, database: context.database.unscoped } };
    const versions = { revision: (before.revision ?? 1) + 1, replacesId: id };
    const copy = await copyReport({ frame, kind: report, before }, versions);
    await setReplaced(transaction, report, { id, replacedById: copy });
  }
  const isRemoved = kind === 'remove' || (record.status === 'invalid' && before?.status !== 'invalid');
  if (record.replacesId === null) return;
  if (isRemoved) await unlinkReplaced(transaction, report, record, id);
  if (kind === 'restore' && record.status !== 'invalid') {
    await setReplaced(transaction, report, { id: record.replacesId, replacedById: id });
  }
}

/** Refuses to restore a version whose predecessor has been corrected again since. */
export async function restoredVersionProblems(change: Change<ReportKind>): Promise<Problem[]> {
  const { kind, entity, record, transaction } = change;
  if (kind !== 'restore' || record.replacesId === null || record.status === 'invalid') return [];
  const replaced = await transaction
    .selectFrom<string>(entity.name)
    .select('replacedById')
    .where('id', '=', record.replacesId)
    .executeTakeFirst();
  return replaced?.replacedById == null ? [] : [{ field: '', code: 'alreadyReplaced' }];
}

/** Sets which report replaces another one. */
export async function setReplaced(
  transaction: WriteTransaction,
  kind: ReportKind,
  { id, replacedById }: { id: number; replacedById: number | null },
): Promise<void> {
  await transaction.updateTable<string>(kind).set({ replacedById }).where('id', '=', id).execute();
}

async function unlinkReplaced(
  transaction: WriteTransaction,
  kind: ReportKind,
  { replacesId }: Pick<RecordOf<ReportKind>, 'replacesId'>,
  id: number,
): Promise<void> {
  await transaction
    .updateTable<string>(kind)
    .set({ replacedById: null })
    .where('id', '=', replacesId)
    .where('replacedById', '=', id)
    .execute();
}

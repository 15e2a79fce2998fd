import { toIsoMoment } from '../../../../../contract/moment';
import {
  applyTransition,
  type ChangeFrame,
  type RecordOf,
  systemCall,
  type WireRecord,
} from '../../../../../server/plugin-api';
import { insertInTransaction } from '../../../../../server/plugin-api/builtin';
import type { ReportKind } from '../../../device/entities/uploads/recordKinds';
import type { Report } from '../../entities/reportFields';
import { reportTransitions } from '../../entities/reportTransitions';
import { hiddenColumns } from '../hiddenFields';
import { reports } from '../reports';

/** Fields of a report that a copy for the same recording does not take over. */
const NOT_COPIED_FIELDS: readonly string[] = [
  'id',
  'version',
  'createTime',
  'updateTime',
  'createBy',
  'updateBy',
  'reportNo',
  'status',
  'doctorId',
  'doctorConclusion',
  'reviewerId',
  'reviewTime',
  'publishTime',
  'statusReason',
  'withdrawnFor',
  'remark',
  'revision',
  'replacesId',
  'replacedById',
] satisfies (keyof Report)[];

/** A report and the change that copies it. */
export interface CopiedReport {
  frame: Omit<ChangeFrame, 'entity'>;
  kind: ReportKind;
  before: RecordOf<ReportKind>;
}

/**
 * Copies the measurements of a report to a new report, which then waits for review. Returns its id.
 * @param changes values that differ from the original
 */
export async function copyReport({ frame, kind, before }: CopiedReport, changes: WireRecord): Promise<number> {
  const { context, transaction, now } = frame;
  const entity = reports[kind];
  const measured = { ...before, ...(await hiddenColumns(transaction, entity, before.id)) };
  const values = Object.fromEntries(Object.entries(measured).filter(([name]) => !NOT_COPIED_FIELDS.includes(name)));
  const reportTime = toIsoMoment(Math.max(now, Date.parse(before.periodEnd)));
  const id = await insertInTransaction({ ...frame, entity }, { ...values, reportTime, ...changes });
  const transition = reportTransitions.submitReport;
  const call = systemCall(context, { entity, operation: 'submitReport', id });
  if (transition) await applyTransition({ frame: { ...frame, entity, call }, transition, id, input: {} });
  return id;
}

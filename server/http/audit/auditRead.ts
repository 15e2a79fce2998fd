import { STATUS } from '../../../contract/calls/envelope';
import type { OperationSpec } from '../../../contract/operations';
import type { AccessCounter } from '../../access/AccessCounter';
import { countAccess } from '../../access/countAccess';
import { type Call, realCaller } from '../../call/call';
import type { OperationResult } from '../../call/operationResult';
import type { Context } from '../../operations/context';
import type { ExportTracker } from './ExportTracker';
import { isPersonal } from './isPersonal';

interface ReadAudit {
  call: Call;
  context: Context;
  accessCounter: AccessCounter;
  spec: OperationSpec;
  /** True when the rows are exported. */
  isExport: boolean;
  exportTracker: ExportTracker;
}

/** Writes that show a record as reads do. */
const REVEALING_OPERATIONS = new Set(['unmask', 'unmaskPhone', 'lookup']);
/** Reads that return all records. */
const WHOLE_TABLE_READS: ReadonlySet<string> = new Set(['selectAll', 'queryAll']);

/** Counts the personal records that a response shows, and logs the beginning of an export. Returns the response to send. */
export async function auditRead(result: OperationResult, readAudit: ReadAudit): Promise<OperationResult> {
  const { call, spec, isExport, exportTracker, context } = readAudit;
  const isRead = spec.risk === 'read' && spec.kind !== 'auth';
  if (!call.caller || !(isRead || REVEALING_OPERATIONS.has(spec.operation))) return result;
  if (isExport && isRead && exportTracker.isFirstPage(call)) await auditExport(result, readAudit);
  // Reading a whole table of personal records at once counts as an export, whatever the call declares.
  else if (!isExport && WHOLE_TABLE_READS.has(spec.operation) && isPersonal(call.entity)) {
    const key = `whole ${realCaller(call.caller).adminId} ${call.operation} ${call.entity.name}`;
    context.audit.buffer(key, { call, logType: 'export', resultStatus: STATUS.SUCCESS });
  }
  countReferencedRecords(result, readAudit);
  return isPersonal(call.entity) ? countRecords(result, readAudit) : result;
}

/** Counts the personal names in a response as listed records, as if they had been read separately. */
function countReferencedRecords(
  { references = {} }: OperationResult,
  { call: { caller }, context, accessCounter }: ReadAudit,
): void {
  for (const [name, { length }] of Object.entries(references)) {
    const entity = context.findEntity(name);
    if (caller && entity && isPersonal(entity))
      accessCounter.add(realCaller(caller), name, { opened: 0, listed: length });
  }
}

async function auditExport({ data, dataCount }: OperationResult, { call, context }: ReadAudit): Promise<void> {
  const rows = dataCount ?? countAccess({ data }).listed;
  await context.audit.appendInOwnTransaction({
    call,
    logType: 'export',
    resultStatus: STATUS.SUCCESS,
    diff: { rows },
    inputs: call.entity.reads?.[call.operation]?.input,
  });
}

function countRecords(result: OperationResult, { call, accessCounter }: ReadAudit): OperationResult {
  const { caller, entity } = call;
  if (!caller) return result;
  const { rows } = result;
  if (!rows) {
    accessCounter.add(realCaller(caller), entity.name, countAccess(result));
    return result;
  }
  return {
    ...result,
    rows: countStreamedRows(rows, (listed) =>
      accessCounter.add(realCaller(caller), entity.name, { opened: 0, listed }),
    ),
  };
}

async function* countStreamedRows(rows: AsyncIterable<readonly unknown[]>, report: (count: number) => void) {
  for await (const part of rows) {
    report(part.length);
    yield part;
  }
}

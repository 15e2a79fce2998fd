import { STATUS } from '../../contract/envelope';
import type { OperationSpec } from '../../contract/operations';
import type { AccessCounts } from '../access/AccessCounts';
import { accessOf } from '../access/accessOf';
import type { Answer } from '../call/answer';
import { type Call, personBehind } from '../call/call';
import type { Context } from '../operations/context';
import type { ExportsBegun } from './ExportsBegun';
import { isPersonal } from './isPersonal';

interface Reading {
  call: Call;
  context: Context;
  access: AccessCounts;
  spec: OperationSpec;
  /** True when the rows are exported. */
  isExport: boolean;
  begun: ExportsBegun;
}

/** Writes that show a record as reads do. */
const SHOWING = new Set(['unmask', 'unmaskPhone', 'lookup']);
/** Reads that return all records. */
const WHOLE: ReadonlySet<string> = new Set(['selectAll', 'queryAll']);

/** Counts the personal records that a response shows, and logs the beginning of an export. Returns the response to send. */
export async function recordReading(answer: Answer, reading: Reading): Promise<Answer> {
  const { call, spec, isExport, begun, context } = reading;
  const isRead = spec.risk === 'read' && spec.kind !== 'auth';
  if (!call.caller || !(isRead || SHOWING.has(spec.operation))) return answer;
  if (isExport && isRead && begun.isBeginning(call)) await recordExport(answer, reading);
  // Reading a whole table of personal records at once counts as an export, whatever the call declares.
  else if (!isExport && WHOLE.has(spec.operation) && isPersonal(call.entity)) {
    const key = `whole ${personBehind(call.caller).adminId} ${call.operation} ${call.entity.name}`;
    context.audit.note(key, { call, logType: 'export', resultStatus: STATUS.SUCCESS });
  }
  countReferences(answer, reading);
  return isPersonal(call.entity) ? counted(answer, reading) : answer;
}

/** Counts the personal names in a response as listed records, as if they had been read separately. */
function countReferences({ references = {} }: Answer, { call: { caller }, context, access }: Reading): void {
  for (const [name, { length }] of Object.entries(references)) {
    const entity = context.findEntity(name);
    if (caller && entity && isPersonal(entity)) access.add(personBehind(caller), name, { opened: 0, listed: length });
  }
}

async function recordExport({ data, dataCount }: Answer, { call, context }: Reading): Promise<void> {
  const rows = dataCount ?? accessOf({ data }).listed;
  await context.audit.appendAlone({
    call,
    logType: 'export',
    resultStatus: STATUS.SUCCESS,
    diff: { rows },
    inputs: call.entity.reads?.[call.operation]?.input,
  });
}

function counted(answer: Answer, { call, access }: Reading): Answer {
  const { caller, entity } = call;
  if (!caller) return answer;
  const { rows } = answer;
  if (!rows) {
    access.add(personBehind(caller), entity.name, accessOf(answer));
    return answer;
  }
  return {
    ...answer,
    rows: countedRows(rows, (listed) => access.add(personBehind(caller), entity.name, { opened: 0, listed })),
  };
}

async function* countedRows(rows: AsyncIterable<readonly unknown[]>, tell: (count: number) => void) {
  for await (const part of rows) {
    tell(part.length);
    yield part;
  }
}

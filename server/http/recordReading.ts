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
  /** Somebody takes the rows away. */
  isExport: boolean;
  begun: ExportsBegun;
}

/** Writes that show a record as reads do. */
const SHOWING = new Set(['unmask', 'lookup']);
/** Reads that answer every record. */
const WHOLE: ReadonlySet<string> = new Set(['selectAll', 'queryAll']);

/** Counts what an answer shows of people, and logs the beginning of an export; answers the answer to send. */
export async function recordReading(answer: Answer, reading: Reading): Promise<Answer> {
  const { call, spec, isExport, begun, context } = reading;
  const isRead = spec.risk === 'read' && spec.kind !== 'auth';
  if (!call.caller || !(isRead || SHOWING.has(spec.operation))) return answer;
  if (isExport && isRead && begun.isBeginning(call)) await recordExport(answer, reading);
  // Whoever reads a whole table of people at once takes it away, whatever the call says of itself.
  else if (!isExport && WHOLE.has(spec.operation) && isPersonal(call.entity)) {
    const key = `whole ${personBehind(call.caller).adminId} ${call.operation} ${call.entity.name}`;
    context.audit.note(key, { call, logType: 'export', resultStatus: STATUS.SUCCESS });
  }
  countReferences(answer, reading);
  return isPersonal(call.entity) ? counted(answer, reading) : answer;
}

/** Names of people in an answer count as listed, as if they had been asked for by themselves. */
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

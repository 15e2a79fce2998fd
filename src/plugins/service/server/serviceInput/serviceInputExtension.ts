import { randomUUID } from 'node:crypto';
import { STATUS } from '../../../../../contract/envelope';
import { momentText } from '../../../../../contract/moment';
import { permissionName } from '../../../../../contract/permissions';
import {
  addProgress,
  bumpVersions,
  type Call,
  type Caller,
  type ChangeFrame,
  type Context,
  callerOf,
  type EntityExtension,
  fieldInput,
  type Handler,
  inBackground,
  insertRecord,
  lockName,
  Rejection,
  type RowOf,
  refuseMadeUnderMore,
  rejection,
  shownRecord,
  storedScope,
  takeInHand,
  taskName,
  transact,
  Unauthenticated,
} from '../../../../../server/plugin-api';
import { INPUT_REPORT_MAX } from '../../entities/input/inputColumns';
import type { InputReport } from '../../entities/input/inputProblems';
import { serviceInput } from '../../entities/serviceInput';
import { INPUT_LEASE_MS, runInput } from './runInput';

/** The permission to import a file. */
const START = permissionName('startInput', serviceInput.name, serviceInput.scope);

/** Maximum number of files that one administrator can have in progress. */
const RUNNING_MAX = 3;

const refuse: Handler = async () => {
  throw rejection('inputsKept');
};

/** Imports of services: started by a call, executed in the background, kept forever. */
export const serviceInputExtension: EntityExtension<'serviceInput'> = {
  read: async (records, { context: { tasks } }) => addProgress(records, { tasks, entity: serviceInput }),
  operations: {
    startInput,
    selectReport,
    insert: refuse,
    updateByIdSelective: refuse,
    updateByIds: refuse,
    deleteById: refuse,
    deleteByIds: refuse,
  },
};

interface StartInput {
  fileId: string;
  mode: 'dryRun' | 'commit';
  allOrNothing: boolean;
  again: boolean;
}

async function startInput(call: Call, context: Context): ReturnType<Handler> {
  const { caller } = call;
  if (!caller) throw new Unauthenticated();
  const given = fieldInput(call, serviceInput.calls.startInput.input);
  const mode = given.mode === 'commit' ? 'commit' : 'dryRun';
  const input: StartInput = {
    fileId: given.fileId,
    mode,
    allOrNothing: given.allOrNothing === true,
    again: given.again === true,
  };
  const begun = await transact(call, context, (frame) => begin(frame, input, caller));
  if (begun.isKnown) return { data: begun.shown, message: 'okInputKnown' };
  const { id, batchId, file, shown } = begun;
  const author = { batchId, fileName: file.name, adminId: caller.adminId, adminName: caller.name };
  void context.tasks.start(taskName(serviceInput, id), ({ tell }) =>
    runInput({
      call,
      context: inBackground(context),
      id,
      sha256: file.sha256,
      mode,
      allOrNothing: input.allOrNothing,
      author,
      tell,
    }),
  );
  return { data: shown, message: 'okInputStarted' };
}

async function begin(
  frame: ChangeFrame,
  { fileId, mode, allOrNothing, again }: StartInput,
  { adminId, scope }: Caller,
) {
  const { transaction, context, call, entity, now } = frame;
  await lockName(transaction, context.database.kind, `service inputs of ${adminId}`);
  const file = await transaction
    .selectFrom('file')
    .selectAll()
    .where('fileId', '=', fileId)
    .where('kind', '=', 'serviceInput')
    .where('uploaderId', '=', adminId)
    .executeTakeFirst();
  if (!file) throw new Rejection([{ field: 'fileId', code: 'inputFileMissing' }]);
  const earlier = mode === 'commit' && !again ? await earlierCommit(frame, file) : undefined;
  if (earlier !== undefined) {
    const shown = await shownRecord({ context, entity, queries: transaction, id: earlier });
    return { isKnown: true as const, shown };
  }
  const running = await transaction
    .selectFrom(entity.name)
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('status', 'in', ['queued', 'running'])
    .where('leaseEnd', '>', now)
    .where('uploaderId', '=', adminId)
    .executeTakeFirstOrThrow();
  if (running.count >= RUNNING_MAX) throw rejection('tooManyInputs', { max: RUNNING_MAX });
  const batchId = randomUUID();
  const [time, by] = [momentText(now), `admin:${adminId}`];
  const made = { mode, allOrNothing, uploaderId: adminId, seenScope: storedScope(scope) };
  const facts = { batchId, fileName: file.name, sha256: file.sha256, ...made };
  const id = await insertRecord(transaction, entity, {
    ...facts,
    status: 'queued',
    leaseEnd: momentText(now + INPUT_LEASE_MS),
    percent: 0,
    total: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    failed: 0,
    warnings: 0,
    createTime: time,
    updateTime: time,
    createBy: by,
    updateBy: by,
    version: 1,
  });
  await takeInHand(transaction, entity.name, id);
  const inputs = serviceInput.calls?.startInput?.input;
  await context.audit.write(transaction, {
    call,
    id,
    resultStatus: STATUS.SUCCESS,
    inputs,
    logType: 'import',
    diff: { mode, batchId },
  });
  await bumpVersions(transaction, [entity.name, 'log']);
  return {
    isKnown: false as const,
    id,
    batchId,
    file,
    shown: await shownRecord({ context, entity, queries: transaction, id }),
  };
}

/** Returns the earlier import of the same content, if it was written. */
async function earlierCommit(
  { transaction, context, entity }: ChangeFrame,
  { sha256 }: RowOf<'file'>,
): Promise<number | undefined> {
  const row = await context.database
    .within(transaction)
    .selectFrom(entity.name)
    .select('id')
    .where('sha256', '=', sha256)
    .where('mode', '=', 'commit')
    .where('status', '=', 'ready')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

async function selectReport(call: Call, context: Context): ReturnType<Handler> {
  const { id } = fieldInput(call, serviceInput.reads.selectReport.input);
  const stored = context.database.read.selectFrom(serviceInput.name).where('id', '=', id);
  // Reports from before the limits existed may be too long to load.
  const size = await stored
    .select((expression) => expression.fn<number | null>('length', ['report']).as('characters'))
    .executeTakeFirst();
  if (!size) throw rejection('notFound');
  if ((size.characters ?? 0) > INPUT_REPORT_MAX) throw rejection('inputReportTooLong');
  const row = await stored.select(['report', 'uploaderId', 'seenScope']).executeTakeFirst();
  if (!row) throw rejection('notFound');
  const caller = callerOf(call);
  // Only administrators who can see everything see the imports of others.
  const seenScope = typeof row.seenScope === 'string' ? JSON.parse(row.seenScope) : null;
  if (row.uploaderId === caller.adminId) refuseMadeUnderMore({ caller, seenScope, rights: [START] });
  const nothing: InputReport = { mapping: [], problems: [] };
  return { data: typeof row.report === 'string' ? JSON.parse(row.report) : nothing, message: 'okRead' };
}

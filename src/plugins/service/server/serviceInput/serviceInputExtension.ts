import { randomUUID } from 'node:crypto';
import { STATUS } from '../../../../../contract/calls/envelope';
import { toIsoMoment } from '../../../../../contract/moment';
import { permissionName } from '../../../../../contract/permissions';
import {
  bumpVersions,
  type Call,
  type ChangeFrame,
  type Context,
  type EntityExtension,
  fieldInput,
  type Handler,
  insertRecord,
  presentRecord,
  Rejection,
  type RowOf,
  rejection,
  transact,
  Unauthenticated,
} from '../../../../../server/plugin-api';
import {
  addProgress,
  backgroundContext,
  type Caller,
  callerOf,
  claimWork,
  requireCreationRights,
  storedScope,
  takeAdvisoryLock,
  taskName,
  UNFINISHED_STATUSES,
} from '../../../../../server/plugin-api/builtin';
import { INPUT_REPORT_MAX } from '../../entities/input/inputColumns';
import type { InputReport } from '../../entities/input/inputProblems';
import { serviceInput } from '../../entities/serviceInput';
import { INPUT_LEASE_MS, runImport } from './runInput';

/** The permission to import a file. */
const START_PERMISSION = permissionName('startInput', serviceInput.name, serviceInput.scope);

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
  forceAgain: boolean;
}

async function startInput(call: Call, context: Context): ReturnType<Handler> {
  const { caller } = call;
  if (!caller) throw new Unauthenticated();
  const params = fieldInput(call, serviceInput.calls.startInput.input);
  const mode = params.mode === 'commit' ? 'commit' : 'dryRun';
  const input: StartInput = {
    fileId: params.fileId,
    mode,
    allOrNothing: params.allOrNothing === true,
    forceAgain: params.again === true,
  };
  const started = await transact(call, context, (frame) => begin(frame, input, caller));
  if (started.isKnown) return { data: started.shown, message: 'okInputKnown' };
  const { id, batchId, file, shown } = started;
  const author = { batchId, fileName: file.name, adminId: caller.adminId, adminName: caller.name };
  void context.tasks.start(taskName(serviceInput, id), ({ reportProgress }) =>
    runImport({
      call,
      context: backgroundContext(context),
      id,
      sha256: file.sha256,
      mode,
      allOrNothing: input.allOrNothing,
      author,
      onProgress: reportProgress,
    }),
  );
  return { data: shown, message: 'okInputStarted' };
}

async function begin(
  frame: ChangeFrame,
  { fileId, mode, allOrNothing, forceAgain }: StartInput,
  { adminId, scope }: Caller,
) {
  const { transaction, context, call, entity, now } = frame;
  await takeAdvisoryLock(transaction, `service inputs of ${adminId}`);
  const file = await transaction
    .selectFrom('file')
    .selectAll()
    .where('fileId', '=', fileId)
    .where('kind', '=', 'serviceInput')
    .where('uploaderId', '=', adminId)
    .executeTakeFirst();
  if (!file) throw new Rejection([{ field: 'fileId', code: 'inputFileMissing' }]);
  const earlier = mode === 'commit' && !forceAgain ? await earlierCommit(frame, file) : undefined;
  if (earlier !== undefined) {
    const shown = await presentRecord({ context, entity, queries: transaction, id: earlier });
    return { isKnown: true as const, shown };
  }
  const running = await transaction
    .selectFrom(entity.name)
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('status', 'in', UNFINISHED_STATUSES)
    .where('leaseEnd', '>', now)
    .where('uploaderId', '=', adminId)
    .executeTakeFirstOrThrow();
  if (running.count >= RUNNING_MAX) throw rejection('tooManyInputs', { max: RUNNING_MAX });
  const batchId = randomUUID();
  const [time, by] = [toIsoMoment(now), `admin:${adminId}`];
  const options = { mode, allOrNothing, uploaderId: adminId, seenScope: storedScope(scope) };
  const facts = { batchId, fileName: file.name, sha256: file.sha256, ...options };
  const id = await insertRecord(transaction, entity, {
    ...facts,
    status: 'queued',
    leaseEnd: toIsoMoment(now + INPUT_LEASE_MS),
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
  await claimWork(transaction, entity.name, id);
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
    shown: await presentRecord({ context, entity, queries: transaction, id }),
  };
}

/** Returns the earlier import of the same content, if it was written. */
async function earlierCommit(
  { transaction, context, entity }: ChangeFrame,
  { sha256 }: RowOf<'file'>,
): Promise<number | undefined> {
  const row = await context.database
    .applyScope(transaction)
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
  if (row.uploaderId === caller.adminId) requireCreationRights({ caller, seenScope, rights: [START_PERMISSION] });
  const emptyReport: InputReport = { mapping: [], problems: [] };
  return { data: typeof row.report === 'string' ? JSON.parse(row.report) : emptyReport, message: 'okRead' };
}

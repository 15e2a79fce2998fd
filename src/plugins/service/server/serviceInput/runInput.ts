import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { STATUS } from '../../../../../contract/calls/envelope';
import { toIsoMoment } from '../../../../../contract/moment';
import {
  bumpVersions,
  type Call,
  type Context,
  lockRows,
  type Queries,
  type WireRecord,
  type WriteTransaction,
} from '../../../../../server/plugin-api';
import {
  endedTaskValues,
  TaskOwnershipLost,
  takeAdvisoryLock,
  updateOwnedTask,
} from '../../../../../server/plugin-api/builtin';
import { type InputFailure, serviceInput } from '../../entities/serviceInput';
import { hasValidHeadings, outcomeOf, reportOf } from './inputOutcome';
import type { ImportAuthor } from './inputValues';
import { knownRecords } from './knownRecords';
import { parseRows, planImport, type ValidRow } from './planInput';
import { cellProblem, type InputFile, readInputFile } from './readInputFile';
import { writeImport } from './writeInput';

/** Lease of a file: how long it stays locked after its process has died. */
export const INPUT_LEASE_MS = 120_000;

export interface ImportTask {
  call: Call;
  context: Context;
  /** Id of the `serviceInput` with the progress. */
  id: number;
  sha256: string;
  mode: 'dryRun' | 'commit';
  allOrNothing: boolean;
  author: Omit<ImportAuthor, 'now'>;
  /** Called with the percentage that is done. */
  onProgress: (percent: number) => void;
}

/** Reads a file, validates its rows and, unless it is a trial, writes the valid ones, all in one transaction. */
export async function runImport(task: ImportTask): Promise<void> {
  try {
    await run(task);
  } catch (error) {
    if (error instanceof TaskOwnershipLost) return;
    await fail(task, {
      failure: error instanceof InputRefusedError ? error.failure : 'broken',
      ...(error instanceof InputRefusedError && error.values),
    });
    if (!(error instanceof InputRefusedError)) throw error;
  }
}

/** Thrown to roll back when the file is the reason why nothing can be written. */
class InputRefusedError extends Error {
  constructor(
    readonly failure: InputFailure,
    readonly values: WireRecord = {},
  ) {
    super(failure);
    this.name = 'Refused';
  }
}

async function run(task: ImportTask): Promise<void> {
  const { context, id, mode, onProgress } = task;
  const { database } = context;
  const now = context.now();
  await database.write(async (transaction) => {
    await updateOwnedTask(
      transaction,
      { entity: serviceInput, id },
      { status: 'running', percent: 5, leaseEnd: toIsoMoment(now + INPUT_LEASE_MS) },
    );
    await bumpVersions(transaction, [serviceInput.name]);
  });
  onProgress(5);
  const file = await readFile(task);
  if (file.rows.length === 0) throw new InputRefusedError('noRows', { report: reportOf(context, file, []) });
  await setImmediate();
  // If a required column is missing, report only the heading instead of every row.
  const parsed = hasValidHeadings(file) ? await parseRows(file.rows, now) : { validRows: [], problems: [] };
  onProgress(25);
  await setImmediate();
  if (mode === 'dryRun') {
    const { plan } = await preparePlan(database.unscoped.read, parsed.validRows, { task, now });
    const outcome = outcomeOf(file, [...parsed.problems, ...plan.problems], plan, context);
    await database.write((transaction) => finish(transaction, task, outcome));
    return;
  }
  await database.write(async (transaction) => {
    await takeAdvisoryLock(transaction, 'service input');
    const { plan, known } = await preparePlan(transaction, parsed.validRows, { task, now, locks: transaction });
    const outcome = outcomeOf(file, [...parsed.problems, ...plan.problems], plan, context);
    if (task.allOrNothing && outcome.failed > 0)
      throw new InputRefusedError('rowsRefused', { ...outcome, inserted: 0, updated: 0 });
    onProgress(50);
    const author = { ...task.author, now };
    const reportShare = (part: number) => onProgress(50 + Math.round(part * 30));
    const tables =
      plan.writes.length > 0
        ? await writeImport(plan.writes, { transaction, context, known, author, onProgress: reportShare })
        : [];
    onProgress(95);
    await finish(transaction, task, outcome, tables);
  });
}

async function readFile({ context, sha256 }: ImportTask): Promise<InputFile> {
  const content = await context.files.read(sha256);
  if (!content) throw new InputRefusedError('undecodable');
  const file = await readInputFile(await buffer(content));
  if (!('refused' in file)) return file;
  if (file.refused !== 'unreadable') throw new InputRefusedError(file.refused);
  const problem = { ...cellProblem(file.problem), line: file.problem.line, cells: {} };
  const emptyFile = { headingLine: file.problem.line, mapping: [], rows: [], problems: [] };
  throw new InputRefusedError('unreadable', { report: reportOf(context, emptyFile, [problem]) });
}

interface PlanOptions {
  task: ImportTask;
  now: number;
  /** Locks the referenced records until the transaction ends, so that the validated state is the one that is written. */
  locks?: WriteTransaction;
}

async function preparePlan(
  queries: Queries,
  rows: readonly ValidRow[],
  { task, now, locks: lockingTransaction }: PlanOptions,
) {
  const { context } = task;
  const recordsQuery = { queries, context, rows: rows.map(({ row }) => row) };
  let known = await knownRecords(recordsQuery);
  const { dialect } = context.database;
  if (lockingTransaction && dialect === 'postgres') {
    const lock = async (table: string, ids: readonly number[]) =>
      lockRows(lockingTransaction, { dialect, table, ids, mode: 'update' });
    // Same order as when the derived figures are written, which avoids deadlocks.
    await lock(
      'serviceApplication',
      [...known.applications.values(), ...known.applicationByNo.values()].map(({ id }) => id),
    );
    await lock(
      'elderly',
      [...known.elderByNo.values(), ...[...known.eldersByIdNo.values(), ...known.eldersByName.values()].flat()].map(
        ({ id }) => id,
      ),
    );
    await lock(
      'attendant',
      [
        ...known.attendantByNo.values(),
        ...known.attendantByPhone.values(),
        ...[...known.attendantsByName.values()].flat(),
      ].map(({ id }) => id),
    );
    known = await knownRecords(recordsQuery);
  }
  await setImmediate();
  return { known, plan: await planImport(rows, known, now) };
}

async function finish(
  transaction: WriteTransaction,
  task: ImportTask,
  outcome: ReturnType<typeof outcomeOf>,
  tables: readonly string[] = [],
): Promise<void> {
  const { context, id, mode, call } = task;
  await updateOwnedTask(
    transaction,
    { entity: serviceInput, id },
    endedTaskValues({ ...outcome, status: 'ready' }, context.now()),
  );
  const { report: _report, ...counts } = outcome;
  if (mode === 'commit') {
    const inputs = serviceInput.calls?.startInput?.input;
    const entry = { call, id, logType: 'import', resultStatus: STATUS.SUCCESS, inputs, diff: counts };
    await context.audit.write(transaction, entry);
  }
  await bumpVersions(transaction, [serviceInput.name, ...(mode === 'commit' ? ['log'] : []), ...tables]);
}

async function fail({ context, id }: ImportTask, values: WireRecord): Promise<void> {
  await context.database
    .write(async (transaction) => {
      await updateOwnedTask(
        transaction,
        { entity: serviceInput, id },
        endedTaskValues({ ...values, status: 'failed' }, context.now()),
      );
      await bumpVersions(transaction, [serviceInput.name]);
    })
    .catch((error: unknown) => {
      // Another process has already finished it.
      if (!(error instanceof TaskOwnershipLost)) throw error;
    });
}

import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { DEFAULT_LOCALE } from '../../../../../contract/constants';
import { STATUS } from '../../../../../contract/envelope';
import { maskValue } from '../../../../../contract/masks';
import { momentText } from '../../../../../contract/moment';
import {
  bumpVersions,
  type Call,
  type Context,
  ended,
  keepTurn,
  lockName,
  lockRows,
  type Queries,
  TurnLost,
  type WireRecord,
  type WriteTransaction,
} from '../../../../../server/plugin-api';
import {
  INPUT_PROBLEMS_MAX,
  INPUT_VALUE_MAX,
  type InputColumnName,
  inputColumn,
  inputColumnNames,
} from '../../entities/input/inputColumns';
import { type InputProblem, type InputReport, isInputWarning } from '../../entities/input/inputProblems';
import { type InputFailure, serviceInput } from '../../entities/serviceInput';
import type { InputAuthor } from './inputValues';
import { knownRecords } from './knownRecords';
import { type GoodRow, type InputPlan, type LineProblem, parseRows, planInput } from './planInput';
import { cellProblem, type InputFile, readInputFile } from './readInputFile';
import { writeInput } from './writeInput';

/** Lease of a file: how long it stays locked after its process has died. */
export const INPUT_LEASE_MS = 120_000;

export interface InputTask {
  call: Call;
  context: Context;
  /** Id of the `serviceInput` with the progress. */
  id: number;
  sha256: string;
  mode: 'dryRun' | 'commit';
  allOrNothing: boolean;
  author: Omit<InputAuthor, 'now'>;
  /** Called with the percentage that is done. */
  tell: (percent: number) => void;
}

/** Reads a file, validates its rows and, unless it is a trial, writes the valid ones, all in one transaction. */
export async function runInput(task: InputTask): Promise<void> {
  try {
    await run(task);
  } catch (error) {
    if (error instanceof TurnLost) return;
    await fail(task, {
      failure: error instanceof Refused ? error.failure : 'broken',
      ...(error instanceof Refused && error.values),
    });
    if (!(error instanceof Refused)) throw error;
  }
}

/** Thrown to roll back when the file is the reason why nothing can be written. */
class Refused extends Error {
  constructor(
    readonly failure: InputFailure,
    readonly values: WireRecord = {},
  ) {
    super(failure);
    this.name = 'Refused';
  }
}

async function run(task: InputTask): Promise<void> {
  const { context, id, mode, tell } = task;
  const { database } = context;
  const now = context.now();
  await database.write(async (transaction) => {
    await keepTurn(
      transaction,
      { entity: serviceInput, id },
      { status: 'running', percent: 5, leaseEnd: momentText(now + INPUT_LEASE_MS) },
    );
    await bumpVersions(transaction, [serviceInput.name]);
  });
  tell(5);
  const file = await readFile(task);
  if (file.rows.length === 0) throw new Refused('noRows', { report: reportOf(context, file, []) });
  await setImmediate();
  // If a required column is missing, report only the heading instead of every row.
  const parsed = isHeaded(file) ? await parseRows(file.rows, now) : { good: [], problems: [] };
  tell(25);
  await setImmediate();
  if (mode === 'dryRun') {
    const { plan } = await planned(database.whole.read, parsed.good, { task, now });
    const outcome = outcomeOf(file, [...parsed.problems, ...plan.problems], plan, context);
    await database.write((transaction) => finish(transaction, task, outcome));
    return;
  }
  await database.write(async (transaction) => {
    await lockName(transaction, database.kind, 'service input');
    const { plan, known } = await planned(transaction, parsed.good, { task, now, locks: transaction });
    const outcome = outcomeOf(file, [...parsed.problems, ...plan.problems], plan, context);
    if (task.allOrNothing && outcome.failed > 0)
      throw new Refused('rowsRefused', { ...outcome, inserted: 0, updated: 0 });
    tell(50);
    const author = { ...task.author, now };
    const share = (part: number) => tell(50 + Math.round(part * 30));
    const tables =
      plan.writes.length > 0 ? await writeInput(plan.writes, { transaction, context, known, author, tell: share }) : [];
    tell(95);
    await finish(transaction, task, outcome, tables);
  });
}

async function readFile({ context, sha256 }: InputTask): Promise<InputFile> {
  const content = await context.files.read(sha256);
  if (!content) throw new Refused('undecodable');
  const file = await readInputFile(await buffer(content));
  if (!('refused' in file)) return file;
  if (file.refused !== 'unreadable') throw new Refused(file.refused);
  const problem = { ...cellProblem(file.problem), line: file.problem.line, cells: {} };
  const nothing = { headingLine: file.problem.line, mapping: [], rows: [], problems: [] };
  throw new Refused('unreadable', { report: reportOf(context, nothing, [problem]) });
}

interface Planning {
  task: InputTask;
  now: number;
  /** Locks the referenced records until the transaction ends, so that the validated state is the one that is written. */
  locks?: WriteTransaction;
}

async function planned(queries: Queries, rows: readonly GoodRow[], { task, now, locks }: Planning) {
  const { context } = task;
  const question = { queries, context, rows: rows.map(({ row }) => row) };
  let known = await knownRecords(question);
  const { kind } = context.database;
  if (locks && kind === 'postgres') {
    const lock = async (table: string, ids: readonly number[]) => lockRows(locks, { kind, table, ids, mode: 'update' });
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
    known = await knownRecords(question);
  }
  await setImmediate();
  return { known, plan: await planInput(rows, known, now) };
}

const isHeaded = ({ problems }: InputFile) => problems.every(isInputWarning);

function outcomeOf(file: InputFile, problems: readonly LineProblem[], plan: InputPlan, context: Context) {
  const refused = new Set(problems.filter((problem) => !isInputWarning(problem)).map(({ line }) => line));
  const isUpdate = ({ existing }: { existing: unknown }) => existing !== undefined;
  const updated = plan.writes.filter(isUpdate).length;
  return {
    total: file.rows.length,
    inserted: plan.writes.length - updated,
    updated,
    unchanged: plan.unchanged,
    failed: isHeaded(file) ? refused.size : file.rows.length,
    warnings: [...file.problems, ...problems].filter(isInputWarning).length,
    report: reportOf(context, file, problems),
  };
}

function reportOf(context: Context, file: InputFile, problems: readonly LineProblem[]): InputReport {
  const headed = file.problems.map((problem): LineProblem => ({ ...problem, line: file.headingLine, cells: {} }));
  const listed = [...headed, ...problems].sort((one, other) => one.line - other.line).slice(0, INPUT_PROBLEMS_MAX);
  return {
    mapping: file.mapping,
    problems: listed.map(({ cells, ...problem }): InputProblem => {
      const message = context.say(DEFAULT_LOCALE, problem.problem, problem.params);
      return { ...problem, message, value: shownValue(problem.column, cells) };
    }),
  };
}

/** Returns a cell masked as in lists. */
function shownValue(column: string, cells: LineProblem['cells']): string {
  const name = inputColumnNames.find((each): each is InputColumnName => each === column);
  const text = name && cells[name];
  if (!name || !text) return '';
  const { mask } = inputColumn(name);
  const shown = mask ? maskValue(mask, text.trim()) : text.trim();
  return String(shown ?? '').slice(0, INPUT_VALUE_MAX);
}

async function finish(
  transaction: WriteTransaction,
  task: InputTask,
  outcome: ReturnType<typeof outcomeOf>,
  tables: readonly string[] = [],
): Promise<void> {
  const { context, id, mode, call } = task;
  await keepTurn(transaction, { entity: serviceInput, id }, ended({ ...outcome, status: 'ready' }, context.now()));
  const { report: _report, ...counts } = outcome;
  if (mode === 'commit') {
    const inputs = serviceInput.calls?.startInput?.input;
    const entry = { call, id, logType: 'import', resultStatus: STATUS.SUCCESS, inputs, diff: counts };
    await context.audit.write(transaction, entry);
  }
  await bumpVersions(transaction, [serviceInput.name, ...(mode === 'commit' ? ['log'] : []), ...tables]);
}

async function fail({ context, id }: InputTask, values: WireRecord): Promise<void> {
  await context.database
    .write(async (transaction) => {
      await keepTurn(transaction, { entity: serviceInput, id }, ended({ ...values, status: 'failed' }, context.now()));
      await bumpVersions(transaction, [serviceInput.name]);
    })
    .catch((error: unknown) => {
      // Another process has already finished it.
      if (!(error instanceof TurnLost)) throw error;
    });
}

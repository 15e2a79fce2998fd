import { isReadOperation, STATUS } from '../../../contract/calls/envelope';
import { unmaskablePhoneFields } from '../../../contract/calls/unmaskPhone';
import type { Entity } from '../../../contract/defineEntity';
import { maskRecord } from '../../../contract/masks';
import { type OperationSpec, operationsOf } from '../../../contract/operations';
import { permissionName } from '../../../contract/permissions';
import { fillMessage, type Problem, type ProblemCode } from '../../../contract/problems';
import { fromDotted } from '../../../contract/query/query';
import { isRecord } from '../../../contract/values/isRecord';
import { answerCustomCall } from './answerCustomCall';
import { answerList } from './answerList';
import { createFakeFetch, jsonResponse, type RecordedRequest } from './fakeFetch';
import type { MemoryRow } from './memoryTable';
import { createMemoryTable, type Fixture, type MemoryTable, type RefuseChange } from './memoryTable';
import { CallRefused, refuse } from './refuse';

/** A call of an entity's own operation, as passed to an answer of the test. */
export interface CustomCall {
  /** Validated by the fields that the entity declares for it. */
  params: Readonly<Record<string, unknown>>;
  /** The records of an entity by id; changes persist. */
  rows: (entity: string) => Map<number, MemoryRow>;
}

export interface MemoryBackendOptions {
  entities: readonly Entity[];
  /** Records by entity. */
  fixtures?: Readonly<Record<string, readonly Fixture[]>>;
  /** Returns the data of the entities' own reads and calls, by operation. Can {@link refuse}. */
  answers?: Readonly<Record<string, (call: CustomCall) => unknown>>;
  /** Whether the administrator has a permission (`insert.fallAlarm.open`). Defaults to all permissions. */
  can?: (permission: string) => boolean;
  refuseChange?: RefuseChange;
  /** Returns the text of a problem (`notFound`). Defaults to its code. */
  textOf?: (code: string) => string;
  /** Milliseconds since 1970. Defaults to the system clock. */
  now?: () => number;
}

export type MemoryBackend = ReturnType<typeof createMemoryBackend>;

/**
 * Creates an in-memory back end that implements the protocol: the operations of entities with their rules, masks and
 * permissions, on the records of the test.
 */
export function createMemoryBackend(options: MemoryBackendOptions) {
  const { entities, fixtures = {}, answers = {}, can = () => true, textOf = (code) => code } = options;
  const { now = Date.now, refuseChange = () => undefined } = options;
  const tables = new Map<string, MemoryTable>();
  for (const entity of entities) {
    tables.set(
      entity.name,
      createMemoryTable({ entity, fixtures: fixtures[entity.name] ?? [], tables, refuseChange, now }),
    );
  }
  const unknown = Object.keys(fixtures).filter((name) => !tables.has(name));
  if (unknown.length > 0)
    throw new Error(`There are fixtures of ${unknown.join(', ')}, but no plugin has such an entity.`);

  function answer(request: RecordedRequest): Response {
    const [operation = '', name = '', scope = ''] = request.call.split('.');
    const table = tables.get(name);
    const spec =
      table && operationsOf(table.entity).find((each) => each.operation === operation && each.scope === scope);
    if (!table || !spec) return jsonResponse({ status: 404, message: `There is no ${request.call}` }, 404);
    if (spec.kind !== 'auth' && !can(permissionName(operation, name, spec.scope))) {
      return jsonResponse({ status: 403, message: `Not allowed: ${request.call}` }, 403);
    }
    try {
      const done = runOperation(table, spec, paramsOf(request));
      return jsonResponse({ status: STATUS.SUCCESS, message: textOf(successCode(table.entity, operation)), ...done });
    } catch (cause) {
      if (cause instanceof CallRefused) return rejectionResponse(cause);
      // The console takes it for a broken connection; the author of the test needs the reason.
      console.error(cause instanceof Error ? cause.message : cause);
      throw cause;
    }
  }

  /** Returns the body of the response without its status. */
  function runOperation(
    table: MemoryTable,
    { operation, kind }: OperationSpec,
    params: Record<string, unknown>,
  ): object {
    const { entity, rows } = table;
    const maskedRow = (row: MemoryRow) => maskRecord(entity, row);
    const customHandler = answers[operation];
    if (customHandler)
      return answerCustomCall({ entity, operation, params }, (input) => customHandler({ params: input, rows: rowsOf }));
    const transition = entity.transitions?.[operation];
    if (transition) return { data: maskedRow(table.applyTransition(operation, transition, params)) };
    switch (operation) {
      case 'selectAll':
        return { data: [...rows.values()].map(maskedRow), dataCount: rows.size };
      case 'selectBySelectivePagination':
        return answerList(entity, params, tables);
      case 'selectById':
        return { data: maskedRow(table.find(params.id)) };
      case 'selectByIds': {
        const found = asList(params.ids).flatMap((id) => rows.get(Number(id)) ?? []);
        return { data: found.map(maskedRow), dataCount: found.length };
      }
      case 'insert':
        return { data: maskedRow(table.insert(params)) };
      case 'updateByIdSelective':
        return { data: maskedRow(table.update(params)) };
      case 'updateByIds': {
        const { ids, ...changes } = params;
        return applyToEach(ids, { done: 'okUpdatedMany', work: (id) => table.update({ ...changes, id }) });
      }
      case 'deleteById':
        table.remove(params.id);
        return { data: { id: params.id } };
      case 'deleteByIds':
        return applyToEach(params.ids, { done: 'okDeletedMany', work: table.remove });
      case 'selectDeleted':
        return answerList(entity, params, new Map([...tables, [entity.name, { ...table, rows: table.deleted }]]));
      case 'restoreById':
        return { data: maskedRow(table.restore(params)) };
      case 'restoreByIds':
        return applyToEach(params.ids, { done: 'okRestoredMany', work: (id) => table.restore({ id }) });
      // No page has help.
      case 'selectHelpPaths':
      case 'selectHelp':
        return { data: [] };
      // Nobody has saved a view.
      case 'selectViews':
      case 'selectDefaultViews':
        return { data: [] };
      case 'unmask':
        return { data: { ...table.find(params.id) } };
      case 'unmaskPhone': {
        const unmaskedRow = table.find(params.id);
        const phones = unmaskablePhoneFields(entity).map((name) => [name, unmaskedRow[name]]);
        return { data: { ...maskedRow(unmaskedRow), ...Object.fromEntries(phones) } };
      }
      default:
        throw new Error(
          kind === 'base' || kind === 'auth'
            ? `The back end in memory does not know ${operation}; give it in "answers".`
            : `${operation} is an operation of the entity's own: give what it answers in "answers".`,
        );
    }
  }

  const rowsOf = (name: string) => tableOf(name).rows;

  function tableOf(name: string): MemoryTable {
    const table = tables.get(name);
    if (!table) throw new Error(`No plugin of this test has the entity ${name}.`);
    return table;
  }

  function applyToEach(
    ids: unknown,
    { done: message, work: applyOne }: { done: ProblemCode; work: (id: number) => unknown },
  ): object {
    const done: number[] = [];
    const failed: { id: number; message: string }[] = [];
    for (const id of asList(ids).map(Number)) {
      try {
        applyOne(id);
        done.push(id);
      } catch (cause) {
        if (!(cause instanceof CallRefused)) throw cause;
        failed.push({ id, message: messageOf(cause.reason) });
      }
    }
    const data = { done, failed };
    if (done.length === 0 && failed.length === 0) refuse([{ field: 'ids', code: 'tooFewItems', params: { min: 1 } }]);
    if (done.length === 0) refuse([{ field: '', code: 'nothingDone', params: { failed: failed.length } }], data);
    if (failed.length === 0) return { data, message: fillMessage(textOf(message), { count: done.length }) };
    const params = { done: done.length, failed: failed.length };
    return { data, message: fillMessage(textOf('partlyDone'), params) };
  }

  const problemText = ({ code, params }: Problem) => fillMessage(textOf(code), params);

  function messageOf(reason: CallRefused['reason']): string {
    if (typeof reason === 'string') return reason;
    const general = reason.find(({ field }) => field === '');
    return general ? problemText(general) : textOf('validation');
  }

  function rejectionResponse({ reason, data }: CallRefused): Response {
    const problems = typeof reason === 'string' ? [] : reason.filter(({ field }) => field !== '');
    const errors = Object.fromEntries(problems.map((problem) => [problem.field, problemText(problem)]));
    const message = messageOf(reason);
    const general = typeof reason === 'string' ? undefined : reason.find(({ field }) => field === '');
    return jsonResponse({
      status: STATUS.REJECTED,
      message,
      ...(general && { code: general.code }),
      ...(problems.length > 0 && { errors }),
      ...(data !== undefined && { data }),
    });
  }

  const network = createFakeFetch(answer);
  return {
    network,
    /** Returns the calls so far except reads. */
    written: () =>
      network.seen.filter(({ method }) => method === 'POST').map(({ call, json }) => ({ call, params: json() })),
    /** Returns the records of an entity by id. */
    rows: rowsOf,
    /** Returns the deleted records of an entity that can be restored, by id. */
    deleted: (name: string) => tableOf(name).deleted,
  };
}

/** Returns the code of the success message of an operation. The server derives one for a transition that declares none. */
function successCode({ transitions }: Entity, operation: string): string {
  if (isReadOperation(operation)) return 'okRead';
  return transitions?.[operation]?.done ?? DONE[operation] ?? 'okDone';
}

const DONE: Readonly<Record<string, string>> = {
  insert: 'okInserted',
  updateByIdSelective: 'okUpdated',
  deleteById: 'okDeleted',
  restoreById: 'okRestored',
  unmask: 'okUnmasked',
};

function paramsOf(request: RecordedRequest): Record<string, unknown> {
  if (request.method === 'GET') return fromDotted(request.url.searchParams);
  const body = request.json();
  return isRecord(body) ? { ...body } : {};
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

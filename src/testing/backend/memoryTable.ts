import type { Entity, RuleContext, Transition } from '../../../contract/defineEntity';
import { type DeletionFacts, isRestorable } from '../../../contract/deletion';
import { CONFIRM_DUPLICATES, insertInputs } from '../../../contract/duplicates';
import { dayAt, toIsoMoment } from '../../../contract/moment';
import type { Parsed } from '../../../contract/problems';
import { parseFields, parseInsert, parseUpdate } from '../../../contract/validation/validation';
import { sequenceNumbers } from '../../../contract/values/sequence';
import { refuse } from './refuse';
import { requireDuplicateConfirmation } from './requireDuplicateConfirmation';

/** A record as stored by the back end: unmasked. */
export type MemoryRow = { id: number; version: number } & Record<string, unknown>;

/** An initial record of a test; common fields have defaults. */
export type Fixture = Readonly<Record<string, unknown>>;

/** Returns why a change of a record is refused; `undefined` allows it. */
export type RefuseChange = (operation: string, row: MemoryRow) => string | undefined;

export interface MemoryTableOptions {
  entity: Entity;
  fixtures: readonly Fixture[];
  tables: ReadonlyMap<string, MemoryTable>;
  refuseChange: RefuseChange;
  /** Milliseconds since 1970. */
  now: () => number;
}

export type MemoryTable = ReturnType<typeof createMemoryTable>;

type Values = Record<string, unknown>;

/** Creates the table of one entity, which applies the rules of its definition to changes. */
export function createMemoryTable({ entity, fixtures, tables, refuseChange, now }: MemoryTableOptions) {
  const rows = new Map<number, MemoryRow>();
  /** Deleted records that can be restored, the last deleted last. */
  const deleted = new Map<number, MemoryRow & DeletionFacts>();
  for (const [at, fixture] of fixtures.entries()) {
    const id = typeof fixture.id === 'number' ? fixture.id : at + 1;
    rows.set(id, {
      ...defaultValues(),
      ...sequenceNumbers(entity, fixture, id),
      ...fixture,
      id,
      version: versionOf(fixture),
    });
  }

  function defaultValues(): Values {
    const time = toIsoMoment(now());
    const own = Object.entries(entity.fields).map(([name, field]) => [name, field.default ?? null]);
    const state = entity.state && { [entity.state.field]: entity.state.initial };
    return {
      ...Object.fromEntries(own),
      ...state,
      createTime: time,
      updateTime: time,
      createBy: AUTHOR,
      updateBy: AUTHOR,
    };
  }

  function find(id: unknown): MemoryRow {
    return rows.get(Number(id)) ?? refuse([{ field: '', code: 'notFound' }]);
  }

  /** Returns the context of rules; other entities only contain the records of the test. */
  function ruleContextFor(input: Values): RuleContext {
    const all = (name: string) => [...(tables.get(name)?.rows.values() ?? [])];
    return {
      today: dayAt(now()),
      lookup: (name, id) => tables.get(name)?.rows.get(id),
      find: (name, field, value) => all(name).find((row) => row[field] === value),
      incomingFields: new Set(Object.keys(input)),
    };
  }

  function saveRow(row: MemoryRow, input: Values, confirmation?: unknown): MemoryRow {
    const context = ruleContextFor(input);
    const derived: MemoryRow = { ...row, ...entity.derive?.(row, context), id: row.id, version: row.version };
    const problems = entity.check?.(derived, context) ?? [];
    if (problems.length > 0) refuse(problems);
    requireDuplicateConfirmation({ entity, rows, row: derived, confirmation });
    rows.set(row.id, derived);
    return derived;
  }

  function change(operation: string, before: MemoryRow, values: Values, confirmation?: unknown): MemoryRow {
    const reason = refuseChange(operation, before);
    if (reason !== undefined) refuse(reason);
    const next = { ...before, ...values, id: before.id, version: before.version + 1, updateTime: toIsoMoment(now()) };
    return saveRow(next, values, confirmation);
  }

  function requireVersion({ version }: Values, before: MemoryRow): void {
    if (version !== undefined && version !== before.version) refuse([{ field: '', code: 'versionConflict' }]);
  }

  return {
    entity,
    rows,
    deleted,
    find,
    change,

    insert(body: Values): MemoryRow {
      const extra = insertInputs(entity);
      const own = Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(extra, name)));
      const values = requireParsed(parseInsert(entity, own));
      const id = Math.max(0, ...rows.keys()) + 1;
      return saveRow(
        { ...defaultValues(), ...values, ...sequenceNumbers(entity, values, id), id, version: 1 },
        values,
        body[CONFIRM_DUPLICATES],
      );
    },

    update(body: Values): MemoryRow {
      const { [CONFIRM_DUPLICATES]: confirmation, ...others } = body;
      const { id, version, ...values } = requireParsed(parseUpdate(entity, entity.duplicates ? others : body));
      const before = find(id);
      requireVersion({ version }, before);
      return change('updateByIdSelective', before, values, confirmation);
    },

    remove(id: unknown): void {
      const row = find(id);
      const reason = refuseChange('deleteById', row);
      if (reason !== undefined) refuse(reason);
      const problems = entity.deletion.kind === 'never' ? [{ field: '', code: 'notAllowed' } as const] : [];
      const all = [...problems, ...(entity.deletion.guard?.(row) ?? [])];
      if (all.length > 0) refuse(all);
      rows.delete(row.id);
      deleted.delete(row.id);
      if (isRestorable(entity)) deleted.set(row.id, { ...row, deleteTime: toIsoMoment(now()), deleteBy: AUTHOR });
    },

    /** Shows a deleted record again if it meets the rules. */
    restore({ id, version, [CONFIRM_DUPLICATES]: confirmation }: Values): MemoryRow {
      const found = deleted.get(Number(id));
      if (!found) return refuse([{ field: '', code: rows.has(Number(id)) ? 'notDeleted' : 'notFound' }]);
      requireVersion({ version }, found);
      const { deleteTime, deleteBy, ...row } = found;
      const reason = refuseChange('restoreById', row);
      if (reason !== undefined) refuse(reason);
      const problems = entity.check?.(row, ruleContextFor({})) ?? [];
      if (problems.length > 0) refuse(problems);
      requireDuplicateConfirmation({ entity, rows, row, confirmation });
      const restored: MemoryRow = { ...row, id: row.id, version: row.version + 1, updateTime: toIsoMoment(now()) };
      rows.set(row.id, restored);
      deleted.delete(row.id);
      return restored;
    },

    applyTransition(operation: string, transition: Transition, { id, version, ...input }: Values): MemoryRow {
      const values = requireParsed(parseFields(transition.input ?? {}, input));
      const before = find(id);
      requireVersion({ version }, before);
      const field = transition.field ?? entity.state?.field ?? 'status';
      const state = String(before[field]);
      if (!transition.from.includes(state)) refuse([{ field: '', code: 'wrongState', params: { state } }]);
      const problems = transition.guard?.(before, ruleContextFor(values), values, now()) ?? [];
      if (problems.length > 0) refuse(problems);
      const { effect, to } = transition;
      return change(operation, before, {
        ...effect?.(before, values, now()),
        ...(to !== undefined && { [field]: to }),
      });
    },
  };
}

const AUTHOR = 'admin:1';

function versionOf({ version }: Fixture): number {
  return typeof version === 'number' ? version : 1;
}

/** Returns the values of a valid input; refuses the call otherwise. */
export function requireParsed<T>(parsed: Parsed<T>): T {
  return parsed.ok ? parsed.values : refuse(parsed.problems);
}

import type { Entity, RuleContext } from '../../contract/defineEntity';
import type { WireRecord } from '../db/rows/recordCodec';
import { definePort, type Port } from '../plugins/ports';
import type { DemoCounts } from './demoSizes';
import { Draw } from './draw';

/** All inputs of a demo record other than its id. */
export interface DemoPlan {
  seed: number;
  /** The current day of the demo data, `YYYY-MM-DD`; the base for ages, periods and expiries. */
  today: string;
  /** The time up to which visits have been made, in milliseconds since 1970; on {@link today}. */
  now: number;
  counts: DemoCounts;
  /** The type lists and permission templates of this database. */
  dictionaries: DemoDictionaries;
  /** First id of the demo administrators; earlier accounts keep theirs. */
  firstAdminId: number;
  /** Implementations of the ports between demo modules. */
  provided: <T>(port: Port<T>) => readonly T[];
}

/** Entries by entity name, in the order of their ids. */
export type DemoDictionaries = ReadonlyMap<string, readonly Readonly<WireRecord>[]>;

/** Included in every free text, so that demo data is never mistaken for real data. */
export const DEMO_LABEL = '演示数据';

/** Returns the random numbers of one record. */
export const drawOf = (plan: DemoPlan, entity: string, id: number) => new Draw({ seed: plan.seed, entity, id });

/** Returns the id of the demo administrator at a position, wrapping around. */
export const adminIdAt = (plan: DemoPlan, index: number) => plan.firstAdminId + (index % plan.counts.admin);

/** The name of the demo administrator at a position. The section with the administrators implements this port. */
export const adminNames = definePort<(plan: DemoPlan, index: number) => string>('demo.adminNames');

export const adminNameAt = (plan: DemoPlan, index: number) => providedValue(plan, adminNames)(plan, index);

/**
 * Returns the implementation of a port by the one section that has it.
 * @throws Error if no section implements it
 */
export function providedValue<T>({ provided }: Pick<DemoPlan, 'provided'>, port: Port<T>): T {
  const [firstProvided] = provided(port);
  if (firstProvided === undefined) throw new Error(`The demo data of no section answers ${port.name}`);
  return firstProvided;
}

/** Returns the context for the rules of the entities. */
export function demoRuleContext({ today, dictionaries }: DemoPlan): RuleContext {
  const byId = new Map<string, Map<unknown, Readonly<WireRecord>>>();
  for (const [name, entries] of dictionaries) byId.set(name, new Map(entries.map((entry) => [entry.id, entry])));
  return {
    today,
    lookup: (entity, id) => byId.get(entity)?.get(id),
    find: (entity, field, value) => dictionaries.get(entity)?.find((entry) => entry[field] === value),
  };
}

/**
 * Returns the id of the entry with this code.
 * @throws Error if the type list has no such entry
 */
export function idByCode(rules: RuleContext, entity: string, code: string): number {
  const id = rules.find(entity, 'code', code)?.id;
  if (typeof id !== 'number') throw new Error(`No entry ${code} in ${entity}`);
  return id;
}

/** Adds the derived fields of its entity to a record. */
export function withDerivedFields(entity: Entity, record: WireRecord, rules: RuleContext): WireRecord {
  return Object.assign({}, record, entity.derive?.(record, rules));
}

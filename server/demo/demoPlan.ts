import type { Entity, RuleContext } from '../../contract/defineEntity';
import type { WireRecord } from '../db/recordCodec';
import { definePort, type Port } from '../plugins/ports';
import type { DemoCounts } from './demoSizes';
import { Draw } from './draw';

/** Everything a demo record depends on besides its own id. */
export interface DemoPlan {
  seed: number;
  /** The day on which the demo plays, `YYYY-MM-DD`; ages, periods and expiries are counted from it. */
  today: string;
  /** The moment up to which visits have been made, in milliseconds since 1970; on {@link today}. */
  now: number;
  counts: DemoCounts;
  /** The type lists and permission templates of this database. */
  dictionaries: DemoDictionaries;
  /** Demo administrators have the ids from here on; accounts made before them keep theirs. */
  firstAdminId: number;
  /** What the demo halves of sections answer one another. */
  provided: <T>(port: Port<T>) => readonly T[];
}

/** Entries by entity name, in the order of their ids. */
export type DemoDictionaries = ReadonlyMap<string, readonly Readonly<WireRecord>[]>;

/** Stands in every free text, so that nobody takes demo data for real. */
export const DEMO_MARK = '演示数据';

/** The chances of one record. */
export const drawOf = (plan: DemoPlan, entity: string, id: number) => new Draw({ seed: plan.seed, entity, id });

/** Id of the demo administrator at a position, counted round. */
export const adminIdAt = (plan: DemoPlan, index: number) => plan.firstAdminId + (index % plan.counts.admin);

/** How the demo administrator at a position is called; the section that keeps administrators answers. */
export const adminNames = definePort<(plan: DemoPlan, index: number) => string>('demo.adminNames');

export const adminNameAt = (plan: DemoPlan, index: number) => answerTo(plan, adminNames)(plan, index);

/**
 * The answer of the one section that has it.
 * @throws Error when no section answers
 */
export function answerTo<T>({ provided }: Pick<DemoPlan, 'provided'>, port: Port<T>): T {
  const [answer] = provided(port);
  if (answer === undefined) throw new Error(`The demo data of no section answers ${port.name}`);
  return answer;
}

/** What the rules of the entities may ask. */
export function rulesOf({ today, dictionaries }: DemoPlan): RuleContext {
  const byId = new Map<string, Map<unknown, Readonly<WireRecord>>>();
  for (const [name, entries] of dictionaries) byId.set(name, new Map(entries.map((entry) => [entry.id, entry])));
  return {
    today,
    lookup: (entity, id) => byId.get(entity)?.get(id),
    find: (entity, field, value) => dictionaries.get(entity)?.find((entry) => entry[field] === value),
  };
}

/**
 * Id of the entry with this code.
 * @throws Error when the type list has no such entry
 */
export function idOfCode(rules: RuleContext, entity: string, code: string): number {
  const id = rules.find(entity, 'code', code)?.id;
  if (typeof id !== 'number') throw new Error(`No entry ${code} in ${entity}`);
  return id;
}

/** Adds to a record what its entity derives from it. */
export function completed(entity: Entity, record: WireRecord, rules: RuleContext): WireRecord {
  return Object.assign({}, record, entity.derive?.(record, rules));
}

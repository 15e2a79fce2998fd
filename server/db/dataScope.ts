import { type RawBuilder, sql } from 'kysely';
import type { Belonging, Entity } from '../../contract/defineEntity';
import { isRecord } from '../../contract/isRecord';
import { regionPrefix } from '../../contract/regions';
import type { Condition } from './condition';
import { entityTable } from './entityTable';

/** The records that an administrator can see. An administrator without a data scope sees all. */
export interface DataScope {
  /**
   * `region`: records of these regions, and of entities without a region one's own records. `own`: one's own records only.
   */
  kind: 'region' | 'own';
  adminId: number;
  /** Codes of GB/T 2260. A district includes its streets and communities. */
  regionCodes: readonly string[];
}

/** Returns a cache key: equal for administrators who see the same records, empty without a scope. */
export function scopeKey(scope: DataScope | undefined): string {
  return scope ? `${scope.kind}:${scope.adminId}:${scope.regionCodes.join()}` : '';
}

export interface BelongingQuestion {
  entity: Entity;
  scope: DataScope;
  /** All entities, to resolve row scopes that depend on another entity. */
  entities: readonly Entity[];
  /** The real table of an entity, even where the statement redefines the entity's name. */
  tableOf: (entity: Entity) => RawBuilder<unknown>;
}

/** Returns the condition that a record is within a scope, on its columns. `undefined` for entities without a row scope. */
export function belongingCondition(question: BelongingQuestion): Condition | undefined {
  const { entity, scope } = question;
  const { belongs } = entity;
  if (!belongs) return undefined;
  if (belongs.through) return throughCondition(question, belongs.through);
  if (belongs.subject) return subjectCondition(question, belongs.subject);
  if (scope.kind === 'region' && belongs.region) return withinRegions(belongs.region, scope.regionCodes);
  return ownedBy(entity, scope);
}

/**
 * Returns the entities whose records decide whether a record of an entity is visible. Empty when the record itself decides.
 */
export function belongsWith(entity: Entity, entities: readonly Entity[]): Entity[] {
  const { through, subject } = entity.belongs ?? {};
  const field = entity.fields[through ?? subject?.entity ?? ''];
  const names = field?.kind === 'reference' ? [field.entity] : field?.kind === 'choice' ? field.values : [];
  const targets = entities.filter(({ name }) => names.includes(name));
  return [...new Set(targets.flatMap((target) => [target, ...belongsWith(target, entities)]))];
}

/** The record's owner, or the administrator who created it if the entity has no owner field. */
function ownedBy({ belongs }: Entity, scope: DataScope): Condition {
  return belongs?.owner ? sql`${sql.ref(belongs.owner)} = ${sql.lit(scope.adminId)}` : enteredBy(scope);
}

function enteredBy({ adminId }: DataScope): Condition {
  return sql`"createBy" = ${sql.lit(`admin:${adminId}`)}`;
}

/**
 * Returns the condition that a reference points to a visible record, or that the record may be visible without a reference.
 */
function throughCondition(question: BelongingQuestion, through: string): Condition | undefined {
  const { entity, scope, entities } = question;
  const field = entity.fields[through];
  const target = entities.find(({ name }) => field?.kind === 'reference' && name === field.entity);
  const seen = target && seenIds(question, target);
  if (!seen) return undefined;
  const reference = sql.ref(through);
  const { unlinked } = entity.belongs ?? {};
  if (!unlinked) return sql`${reference} in ${seen}`;
  const open = { everybody: sql`1 = 1`, author: enteredBy(scope), owner: ownedBy(entity, scope) }[unlinked];
  return sql`(${reference} in ${seen} or (${reference} is null and ${open}))`;
}

/**
 * Returns the condition that the subject, a record of one of several entities, is visible. Entities without a row scope
 * always are.
 */
function subjectCondition(question: BelongingQuestion, subject: NonNullable<Belonging['subject']>): Condition {
  const kind = question.entity.fields[subject.entity];
  const names = kind?.kind === 'choice' ? kind.values : [];
  const targets = question.entities.filter(({ name }) => names.includes(name));
  const each = targets.map((target) => {
    const seen = seenIds(question, target);
    const isKind = sql`${sql.ref(subject.entity)} = ${sql.lit(target.name)}`;
    return seen ? sql`(${isKind} and ${sql.ref(subject.id)} in ${seen})` : isKind;
  });
  return each.length > 0 ? sql`(${sql.join(each, sql` or `)})` : sql`1 = 0`;
}

/** Returns the ids of an entity's records within the scope; `undefined` when the entity has no row scope. */
function seenIds(question: BelongingQuestion, target: Entity): RawBuilder<unknown> | undefined {
  const condition = belongingCondition({ ...question, entity: target });
  const visible = entityTable(target).soft ? sql`"deleted" = 0 and ` : sql``;
  return condition && sql`(select "id" from ${question.tableOf(target)} where ${visible}${condition})`;
}

/**
 * Returns the condition that a column's region is within one of these. Both databases use an index for a range, but not for
 * a pattern.
 */
export function withinRegions(field: string, codes: readonly string[]): Condition {
  const column = sql.ref(field);
  const ranges = codes.map(regionPrefix).map((prefix): Condition => {
    const next = String(Number(prefix) + 1);
    return sql`(${column} >= ${sql.lit(prefix)} and ${column} < ${sql.lit(next)})`;
  });
  return ranges.length > 0 ? sql`(${sql.join(ranges, sql` or `)})` : sql`1 = 0`;
}

/** Returns whether a holder's scope includes everything that another scope shows. */
export function coversScope(holder: DataScope | undefined, given: DataScope | undefined): boolean {
  if (!holder) return true;
  if (!given || holder.kind !== given.kind) return false;
  // An administrator's own records may be in any region.
  if (given.kind === 'own') return holder.adminId === given.adminId;
  const own = holder.regionCodes.map(regionPrefix);
  return given.regionCodes.every((code) => own.some((prefix) => code.startsWith(prefix)));
}

/** A data scope as stored with records that were created under it; null for all records. */
export type StoredScope = Pick<DataScope, 'kind' | 'regionCodes'> | null;

/** Converts a scope to its stored form. */
export const storedScope = (scope: DataScope | undefined): StoredScope =>
  scope ? { kind: scope.kind, regionCodes: scope.regionCodes } : null;

/** Restores what {@link storedScope} stored for an administrator. Anything else counts as all records. */
export function scopeFromStored(stored: unknown, adminId: number): DataScope | undefined {
  if (!isRecord(stored) || (stored.kind !== 'region' && stored.kind !== 'own')) return undefined;
  const regionCodes = Array.isArray(stored.regionCodes) ? stored.regionCodes.map(String) : [];
  return { kind: stored.kind, adminId, regionCodes };
}

import { type RawBuilder, sql } from 'kysely';
import type { Entity, RowScope } from '../../../contract/defineEntity';
import { regionPrefix } from '../../../contract/regions';
import { isRecord } from '../../../contract/values/isRecord';
import { entityTable } from '../tables/entityTable';
import type { Condition } from './condition';

/** The records that an administrator can see. An administrator without a data scope sees all. */
export interface DataScope {
  /**
   * `region`: the records in these regions; of an entity without a region, only the administrator's own records. `own`:
   * only their own records.
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

export interface RowScopeRequest {
  entity: Entity;
  scope: DataScope;
  /** All entities, to resolve row scopes that depend on another entity. */
  entities: readonly Entity[];
  /** The real table of an entity, even where the statement redefines the entity's name. */
  tableOf: (entity: Entity) => RawBuilder<unknown>;
}

/** Returns the condition that a record is within a scope, on its columns. `undefined` for entities without a row scope. */
export function rowScopeCondition(request: RowScopeRequest): Condition | undefined {
  const { entity, scope } = request;
  const { rowScope } = entity;
  if (!rowScope) return undefined;
  if (rowScope.through) return referenceCondition(request, rowScope.through);
  if (rowScope.subject) return subjectCondition(request, rowScope.subject);
  if (scope.kind === 'region' && rowScope.region) return withinRegions(rowScope.region, scope.regionCodes);
  return ownerCondition(entity, scope);
}

/**
 * Returns the entities whose records decide whether a record of an entity is visible. Empty when the record itself decides.
 */
export function rowScopeDependencies(entity: Entity, entities: readonly Entity[]): Entity[] {
  const { through, subject } = entity.rowScope ?? {};
  const field = entity.fields[through ?? subject?.entity ?? ''];
  const names = field?.kind === 'reference' ? [field.entity] : field?.kind === 'choice' ? field.values : [];
  const targets = entities.filter(({ name }) => names.includes(name));
  return [...new Set(targets.flatMap((target) => [target, ...rowScopeDependencies(target, entities)]))];
}

/** The record's owner, or the administrator who created it if the entity has no owner field. */
function ownerCondition({ rowScope }: Entity, scope: DataScope): Condition {
  return rowScope?.owner ? sql`${sql.ref(rowScope.owner)} = ${sql.lit(scope.adminId)}` : creatorCondition(scope);
}

function creatorCondition({ adminId }: DataScope): Condition {
  return sql`"createBy" = ${sql.lit(`admin:${adminId}`)}`;
}

/**
 * Returns the condition that a reference points to a visible record, or that the record may be visible without a reference.
 */
function referenceCondition(request: RowScopeRequest, through: string): Condition | undefined {
  const { entity, scope, entities } = request;
  const field = entity.fields[through];
  const target = entities.find(({ name }) => field?.kind === 'reference' && name === field.entity);
  const visibleRecords = target && visibleIds(request, target);
  if (!visibleRecords) return undefined;
  const reference = sql.ref(through);
  const { unlinked } = entity.rowScope ?? {};
  if (!unlinked) return sql`${reference} in ${visibleRecords}`;
  const unlinkedCondition = {
    everybody: sql`1 = 1`,
    author: creatorCondition(scope),
    owner: ownerCondition(entity, scope),
  }[unlinked];
  return sql`(${reference} in ${visibleRecords} or (${reference} is null and ${unlinkedCondition}))`;
}

/**
 * Returns the condition that the subject, a record of one of several entities, is visible. Entities without a row scope
 * always are.
 */
function subjectCondition(request: RowScopeRequest, subject: NonNullable<RowScope['subject']>): Condition {
  const kind = request.entity.fields[subject.entity];
  const names = kind?.kind === 'choice' ? kind.values : [];
  const targets = request.entities.filter(({ name }) => names.includes(name));
  const each = targets.map((target) => {
    const visibleRecords = visibleIds(request, target);
    const isTarget = sql`${sql.ref(subject.entity)} = ${sql.lit(target.name)}`;
    return visibleRecords ? sql`(${isTarget} and ${sql.ref(subject.id)} in ${visibleRecords})` : isTarget;
  });
  return each.length > 0 ? sql`(${sql.join(each, sql` or `)})` : sql`1 = 0`;
}

/** Returns the ids of an entity's records within the scope; `undefined` when the entity has no row scope. */
function visibleIds(request: RowScopeRequest, target: Entity): RawBuilder<unknown> | undefined {
  const condition = rowScopeCondition({ ...request, entity: target });
  const visible = entityTable(target).soft ? sql`"deleted" = 0 and ` : sql``;
  return condition && sql`(select "id" from ${request.tableOf(target)} where ${visible}${condition})`;
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
export function includesScope(holder: DataScope | undefined, other: DataScope | undefined): boolean {
  if (!holder) return true;
  if (!other || holder.kind !== other.kind) return false;
  // An administrator's own records may be in any region.
  if (other.kind === 'own') return holder.adminId === other.adminId;
  const heldPrefixes = holder.regionCodes.map(regionPrefix);
  return other.regionCodes.every((code) => heldPrefixes.some((prefix) => code.startsWith(prefix)));
}

/** A data scope as stored with records that were created under it; null for all records. */
export type StoredScope = Pick<DataScope, 'kind' | 'regionCodes'> | null;

/** Converts a scope to its stored form. */
export const storedScope = (scope: DataScope | undefined): StoredScope =>
  scope ? { kind: scope.kind, regionCodes: scope.regionCodes } : null;

/** Restores what {@link storedScope} stored for an administrator. Anything else counts as all records. */
export function restoreScope(stored: unknown, adminId: number): DataScope | undefined {
  if (!isRecord(stored) || (stored.kind !== 'region' && stored.kind !== 'own')) return undefined;
  const regionCodes = Array.isArray(stored.regionCodes) ? stored.regionCodes.map(String) : [];
  return { kind: stored.kind, adminId, regionCodes };
}

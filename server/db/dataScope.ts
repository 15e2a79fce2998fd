import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '../../contract/defineEntity';
import type { Condition } from './conditions';
import { entityTable } from './entityTable';

/** The part of the records that an administrator sees. Without one they see all. */
export interface DataScope {
  /** `region`: what belongs to one of the regions, and one's own of what belongs to none; `own`: one's own. */
  kind: 'region' | 'own';
  adminId: number;
  /** Codes of GB/T 2260; a district holds its streets and communities. */
  regionCodes: readonly string[];
}

/** The same text for administrators who see the same; empty for who sees all. */
export function scopeKey(scope: DataScope | undefined): string {
  return scope ? `${scope.kind}:${scope.adminId}:${scope.regionCodes.join()}` : '';
}

export interface BelongingQuestion {
  entity: Entity;
  scope: DataScope;
  /** Every entity, for those that belong with another. */
  entities: readonly Entity[];
  /** The real table of an entity, whatever its name may mean within the statement. */
  tableOf: (entity: Entity) => RawBuilder<unknown>;
}

/** That a record belongs to a scope, said of its columns; `undefined` for records that belong to nobody in particular. */
export function belongingCondition(question: BelongingQuestion): Condition | undefined {
  const { entity, scope, entities, tableOf } = question;
  const { belongs } = entity;
  if (!belongs) return undefined;
  if (belongs.through) {
    const field = entity.fields[belongs.through];
    const target = entities.find(({ name }) => field?.kind === 'reference' && name === field.entity);
    const condition = target && belongingCondition({ ...question, entity: target });
    if (!target || !condition) return undefined;
    const visible = entityTable(target).soft ? sql`"deleted" = 0 and ` : sql``;
    const reference = sql.ref(belongs.through);
    const linked: Condition = sql`${reference} in (select "id" from ${tableOf(target)} where ${visible}${condition})`;
    if (!belongs.unlinked) return linked;
    const open: Condition = belongs.unlinked === 'author' ? enteredBy(scope) : sql`1 = 1`;
    return sql`(${linked} or (${reference} is null and ${open}))`;
  }
  if (scope.kind === 'region' && belongs.region) return withinRegions(belongs.region, scope.regionCodes);
  return belongs.owner ? sql`${sql.ref(belongs.owner)} = ${sql.lit(scope.adminId)}` : enteredBy(scope);
}

function enteredBy({ adminId }: DataScope): Condition {
  return sql`"createBy" = ${sql.lit(`admin:${adminId}`)}`;
}

/** That a column's region lies within one of these. A range, unlike a pattern, is found by an index on both databases. */
export function withinRegions(field: string, codes: readonly string[]): Condition {
  const column = sql.ref(field);
  const ranges = codes.map(regionPrefix).map((prefix): Condition => {
    const next = String(Number(prefix) + 1);
    return sql`(${column} >= ${sql.lit(prefix)} and ${column} < ${sql.lit(next)})`;
  });
  return ranges.length > 0 ? sql`(${sql.join(ranges, sql` or `)})` : sql`1 = 0`;
}

/**
 * What the codes of everything within a region begin with: GB/T 2260 writes provinces as `330000` and cities as `330100`;
 * streets and communities go on behind the code of their district.
 */
export function regionPrefix(code: string): string {
  return code.length === 6 ? code.replace(/(?:00){1,2}$/, '') : code;
}

/** Tells whether somebody sees everything that a scope shows. */
export function coversScope(holder: DataScope | undefined, given: DataScope | undefined): boolean {
  if (!holder) return true;
  if (!given) return false;
  if (given.kind === 'own') return true;
  const own = holder.regionCodes.map(regionPrefix);
  return holder.kind === 'region' && given.regionCodes.every((code) => own.some((prefix) => code.startsWith(prefix)));
}

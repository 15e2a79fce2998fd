import { type RawBuilder, sql } from 'kysely';
import type { Belonging, Entity } from '../../contract/defineEntity';
import { isRecord } from '../../contract/isRecord';
import { regionPrefix } from '../../contract/regions';
import type { Condition } from './condition';
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
  const { entity, scope } = question;
  const { belongs } = entity;
  if (!belongs) return undefined;
  if (belongs.through) return throughCondition(question, belongs.through);
  if (belongs.subject) return subjectCondition(question, belongs.subject);
  if (scope.kind === 'region' && belongs.region) return withinRegions(belongs.region, scope.regionCodes);
  return ownedBy(entity, scope);
}

/** The entities by whose records it is decided whether one of an entity is seen; none when that lies in the record itself. */
export function belongsWith(entity: Entity, entities: readonly Entity[]): Entity[] {
  const { through, subject } = entity.belongs ?? {};
  const field = entity.fields[through ?? subject?.entity ?? ''];
  const names = field?.kind === 'reference' ? [field.entity] : field?.kind === 'choice' ? field.values : [];
  const targets = entities.filter(({ name }) => names.includes(name));
  return [...new Set(targets.flatMap((target) => [target, ...belongsWith(target, entities)]))];
}

/** Its owner's, or of who entered it where nobody else owns it. */
function ownedBy({ belongs }: Entity, scope: DataScope): Condition {
  return belongs?.owner ? sql`${sql.ref(belongs.owner)} = ${sql.lit(scope.adminId)}` : enteredBy(scope);
}

function enteredBy({ adminId }: DataScope): Condition {
  return sql`"createBy" = ${sql.lit(`admin:${adminId}`)}`;
}

/** That a reference leads to a record that is seen, or that the record may be seen without one. */
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

/** That the record of one of several kinds is seen; kinds that belong to nobody in particular are. */
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

/** The ids of an entity's records within the scope; `undefined` when those are all. */
function seenIds(question: BelongingQuestion, target: Entity): RawBuilder<unknown> | undefined {
  const condition = belongingCondition({ ...question, entity: target });
  const visible = entityTable(target).soft ? sql`"deleted" = 0 and ` : sql``;
  return condition && sql`(select "id" from ${question.tableOf(target)} where ${visible}${condition})`;
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

/** Tells whether somebody sees everything that a scope shows. */
export function coversScope(holder: DataScope | undefined, given: DataScope | undefined): boolean {
  if (!holder) return true;
  if (!given || holder.kind !== given.kind) return false;
  // What somebody owns may lie in any region.
  if (given.kind === 'own') return holder.adminId === given.adminId;
  const own = holder.regionCodes.map(regionPrefix);
  return given.regionCodes.every((code) => own.some((prefix) => code.startsWith(prefix)));
}

/** A data scope as it is kept with what was made under it; null for all records. */
export type StoredScope = Pick<DataScope, 'kind' | 'regionCodes'> | null;

/** What is kept of a scope with what was made under it. */
export const storedScope = (scope: DataScope | undefined): StoredScope =>
  scope ? { kind: scope.kind, regionCodes: scope.regionCodes } : null;

/** Reads what {@link storedScope} has kept for an administrator; anything else counts as all records. */
export function scopeFromStored(stored: unknown, adminId: number): DataScope | undefined {
  if (!isRecord(stored) || (stored.kind !== 'region' && stored.kind !== 'own')) return undefined;
  const regionCodes = Array.isArray(stored.regionCodes) ? stored.regionCodes.map(String) : [];
  return { kind: stored.kind, adminId, regionCodes };
}

import { sql } from 'kysely';
import type { Entity } from '../../../contract/defineEntity';
import type { Queries } from '../database';
import { entityTable } from '../tables/entityTable';

/** A field of an entity that points to another entity. */
export interface Referrer {
  entity: Entity;
  field: string;
  /** True for a field that holds several ids. */
  isMultiple: boolean;
  /** True for a reference in history, which does not prevent deletion of its target. */
  weak: boolean;
}

/** Returns the fields that point to the entity with that name. */
export function referrersOf(target: string, entities: readonly Entity[]): Referrer[] {
  return entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([field, definition]) => {
      if (definition.kind !== 'reference' && definition.kind !== 'references') return [];
      if (definition.entity !== target || definition.derived) return [];
      const weak = definition.kind === 'reference' && definition.weak === true;
      return [{ entity, field, isMultiple: definition.kind === 'references', weak }];
    }),
  );
}

/** Counts the visible records that point to each target through one field. Targets without any are left out. */
export async function countReferences(
  queries: Queries,
  { entity, field, isMultiple }: Referrer,
  target?: number,
): Promise<Map<number, number>> {
  const { soft, name } = entityTable(entity);
  const query = isMultiple
    ? queries
        .selectFrom(`${name}_${field} as link`)
        .$if(soft, (joined) =>
          joined.innerJoin(`${name} as owner`, 'owner.id', 'link.ownerId').where('owner.deleted', '=', sql.lit(0)),
        )
        .select(['link.targetId as target', sql<number>`count(*)`.as('count')])
        .$if(target !== undefined, (all) => all.where('link.targetId', '=', target))
        .groupBy('link.targetId')
    : queries
        .selectFrom(name)
        .select([`${field} as target`, sql<number>`count(*)`.as('count')])
        .where(field, 'is not', null)
        .$if(soft, (all) => all.where('deleted', '=', sql.lit(0)))
        .$if(target !== undefined, (all) => all.where(field, '=', target))
        .groupBy(field);
  const rows = await query.execute();
  return new Map(rows.map((row) => [Number(row.target), row.count]));
}

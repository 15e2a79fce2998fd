import type { Entity } from '../../contract/defineEntity';
import type { WriteTransaction } from '../db/database';
import { linkRows } from '../db/rows/repository';
import { entityTable } from '../db/tables/entityTable';

/**
 * Removes an erased person from lists of people in records, such as an elder's family. Returns the names of the
 * changed tables.
 */
export async function removeLinks(
  transaction: WriteTransaction,
  entities: readonly Entity[],
  { person, id }: { person: Entity; id: number },
): Promise<string[]> {
  const changed: string[] = [];
  for (const entity of entities) {
    for (const { name, field, target } of entityTable(entity).links) {
      if (target !== person.name) continue;
      const owners = await transaction.selectFrom(name).select('ownerId').where('targetId', '=', id).execute();
      for (const { ownerId } of owners) {
        const links = await transaction
          .selectFrom(name)
          .select('targetId')
          .where('ownerId', '=', ownerId)
          .where('targetId', '!=', id)
          .orderBy('position')
          .execute();
        const remaining = links.map(({ targetId }) => targetId);
        await transaction.deleteFrom(name).where('ownerId', '=', ownerId).execute();
        const rows = linkRows(Number(ownerId), remaining);
        if (rows.length > 0) await transaction.insertInto(name).values(rows).execute();
        await transaction
          .updateTable(entity.name)
          .set({ [field]: JSON.stringify(remaining) })
          .where('id', '=', Number(ownerId))
          .execute();
      }
      if (owners.length > 0) changed.push(entity.name);
    }
  }
  return changed;
}

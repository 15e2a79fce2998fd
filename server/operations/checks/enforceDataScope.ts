import type { Problem } from '../../../contract/problems';
import type { WireRecord } from '../../db/rows/recordCodec';
import { findFields } from '../../db/rows/repository';
import { isScoped } from '../../db/scope/scopedDatabase';
import type { ProposedChange } from '../changes/applyChange';
import type { Change } from '../extension';
import { idsIn } from '../ruleContext';

/**
 * Finds references of a change that the author's data scope excludes. It runs before any rule reads the records: a
 * record outside the scope is answered like one that does not exist.
 */
export async function findOutOfScopeReferences(change: ProposedChange): Promise<Problem[]> {
  const { entity, context, transaction, before, values, call } = change;
  if (entity !== call.entity) return [];
  const queries = context.database.applyScope(transaction);
  const problems: Problem[] = [];
  for (const [name, field] of Object.entries(entity.fields)) {
    if ((field.kind !== 'reference' && field.kind !== 'references') || !(name in values)) continue;
    const existingIds = new Set(idsIn(before?.[name]));
    const newIds = idsIn(values[name]).filter((id) => !existingIds.has(id));
    const target = context.entities.find((candidate) => candidate.name === field.entity);
    if (!target || newIds.length === 0 || !isScoped(queries, target.name)) continue;
    const visible = await findFields({ queries, entity: target, ids: newIds, fields: ['id'] });
    if (visible.length < new Set(newIds).size) problems.push({ field: name, code: 'unknownReference' });
  }
  return problems;
}

/** Returns the owner of a new record: a user whose data scope is their own records owns what they enter. */
export function defaultOwner({ kind, entity, call, values }: ProposedChange): WireRecord {
  const { owner } = entity.rowScope ?? {};
  const isOwn = kind === 'insert' && call.caller?.scope?.kind === 'own';
  return isOwn && owner && values[owner] == null ? { [owner]: call.caller?.adminId } : {};
}

/** Refuses a record that would leave its author's data scope. A user cannot write outside that scope. */
export async function findScopeProblems(
  { entity, context, transaction, call, record }: Change,
  id: number,
): Promise<Problem[]> {
  const queries = context.database.applyScope(transaction);
  // The server, not the author, makes follow-up changes of other entities.
  if (entity !== call.entity || !entity.rowScope || !isScoped(queries, entity.name)) return [];
  const [visible] = await findFields({ queries, entity, ids: [id], fields: ['id'] });
  const { region, owner, through } = entity.rowScope;
  const isReferenceScoped = through !== undefined && record[through] != null;
  const isRegionScoped = call.caller?.scope?.kind === 'region' && region !== undefined;
  const field = (isReferenceScoped ? through : isRegionScoped ? region : owner) ?? through ?? '';
  return visible ? [] : [{ field, code: 'outsideDataScope' }];
}

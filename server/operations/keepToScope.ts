import type { Problem } from '../../contract/problems';
import type { WireRecord } from '../db/recordCodec';
import { findFields } from '../db/repository';
import { isNarrowed } from '../db/scopedDatabase';
import type { ProposedChange } from './applyChange';
import type { Change } from './extension';
import { idsIn } from './ruleContext';

/**
 * Finds references of a change that the author's data scope excludes. It runs before any rule reads the records: a
 * record outside the scope is answered like one that does not exist.
 */
export async function unseenReferences(change: ProposedChange): Promise<Problem[]> {
  const { entity, context, transaction, before, values, call } = change;
  if (entity !== call.entity) return [];
  const queries = context.database.within(transaction);
  const problems: Problem[] = [];
  for (const [name, field] of Object.entries(entity.fields)) {
    if ((field.kind !== 'reference' && field.kind !== 'references') || !(name in values)) continue;
    const kept = new Set(idsIn(before?.[name]));
    const chosen = idsIn(values[name]).filter((id) => !kept.has(id));
    const target = context.entities.find((candidate) => candidate.name === field.entity);
    if (!target || chosen.length === 0 || !isNarrowed(queries, target.name)) continue;
    const seen = await findFields({ queries, entity: target, ids: chosen, fields: ['id'] });
    if (seen.length < new Set(chosen).size) problems.push({ field: name, code: 'unknownReference' });
  }
  return problems;
}

/** Returns the owner of a new record: a user whose data scope is their own records owns what they enter. */
export function ownedByAuthor({ kind, entity, call, values }: ProposedChange): WireRecord {
  const { owner } = entity.belongs ?? {};
  const isOwn = kind === 'insert' && call.caller?.scope?.kind === 'own';
  return isOwn && owner && values[owner] == null ? { [owner]: call.caller?.adminId } : {};
}

/** Refuses a record that would leave its author's data scope. A user cannot write outside that scope. */
export async function scopeProblems(
  { entity, context, transaction, call, record }: Change,
  id: number,
): Promise<Problem[]> {
  const queries = context.database.within(transaction);
  // The server, not the author, makes follow-up changes of other entities.
  if (entity !== call.entity || !entity.belongs || !isNarrowed(queries, entity.name)) return [];
  const [seen] = await findFields({ queries, entity, ids: [id], fields: ['id'] });
  const { region, owner, through } = entity.belongs;
  const isThrough = through !== undefined && record[through] != null;
  const isOfRegion = call.caller?.scope?.kind === 'region' && region !== undefined;
  const field = (isThrough ? through : isOfRegion ? region : owner) ?? through ?? '';
  return seen ? [] : [{ field, code: 'outsideDataScope' }];
}

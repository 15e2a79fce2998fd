import type { Entity } from './defineEntity';
import { isListed, LIST_ADDITIONS, type ListAddition } from './listDetail';
import { type Parsed, type ProblemCode, problemsOf, refused } from './problems';
import { type ListQuery, parseListQuery, type Viewer } from './query';

/** A checked question for a page of a list, and what its answer is to hold. */
export interface ListRequest {
  query: ListQuery;
  /** The fields of each row, besides id and version; all of them unless told. */
  fields?: readonly string[];
  additions: readonly ListAddition[];
}

/**
 * Checks what a list is asked (see {@link parseListQuery}), with `fields=a,b,c` and `with=counts,references,trend`. A field that
 * lists never answer is a problem, like one that does not exist.
 */
export function parseListRequest(
  entity: Entity,
  raw: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): Parsed<ListRequest> {
  const { fields: askedFields, with: askedAdditions, ...question } = raw;
  const query = parseListQuery(entity, question, viewer);
  const fields = parseNames('fields', askedFields, {
    isKnown: (name) => isListed(entity, name),
    otherwise: 'unknownListField',
  });
  const additions = parseNames('with', askedAdditions, { isKnown: isAddition, otherwise: 'notAllowed' });
  if (!query.ok || !fields.ok || !additions.ok) return { ok: false, problems: problemsOf(query, fields, additions) };
  return {
    ok: true,
    values: {
      query: query.values,
      ...(askedFields !== undefined && { fields: fields.values }),
      additions: additions.values.filter(isAddition),
    },
  };
}

function isAddition(name: string): name is ListAddition {
  return LIST_ADDITIONS.some((addition) => addition === name);
}

/** Names with commas between them. */
function parseNames(
  key: string,
  value: unknown,
  { isKnown, otherwise }: { isKnown: (name: string) => boolean; otherwise: ProblemCode },
): Parsed<string[]> {
  if (value === undefined) return { ok: true, values: [] };
  if (typeof value !== 'string') return refused(key, 'notText');
  const names = value.split(',');
  if (new Set(names).size < names.length) return refused(key, 'duplicateItem');
  return names.every(isKnown) ? { ok: true, values: names } : refused(key, otherwise);
}

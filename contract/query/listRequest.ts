import type { Entity } from '../defineEntity';
import { type Parsed, type ProblemCode, parseFailure, problemsOf } from '../problems';
import { isListed, LIST_ADDITIONS, type ListAddition } from './listDetail';
import { type ListQuery, parseListQuery, type Viewer } from './query';

/** A validated query of a page of a list, and the requested contents of the answer. */
export interface ListRequest {
  query: ListQuery;
  /** The fields of each row, besides id and version. Defaults to all. */
  fields?: readonly string[];
  additions: readonly ListAddition[];
}

/**
 * Validates the parameters of a list (see {@link parseListQuery}), including `fields=a,b,c` and
 * `with=counts,references,trend`. A field that lists never answer is a problem, like an unknown one.
 */
export function parseListRequest(
  entity: Entity,
  raw: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): Parsed<ListRequest> {
  const { fields: requestedFields, with: requestedAdditions, ...listParams } = raw;
  const query = parseListQuery(entity, listParams, viewer);
  const fields = parseNames('fields', requestedFields, {
    isKnown: (name) => isListed(entity, name),
    otherwise: 'unknownListField',
  });
  const additions = parseNames('with', requestedAdditions, { isKnown: isAddition, otherwise: 'notAllowed' });
  if (!query.ok || !fields.ok || !additions.ok) return { ok: false, problems: problemsOf(query, fields, additions) };
  return {
    ok: true,
    values: {
      query: query.values,
      ...(requestedFields !== undefined && { fields: fields.values }),
      additions: additions.values.filter(isAddition),
    },
  };
}

function isAddition(name: string): name is ListAddition {
  return LIST_ADDITIONS.some((addition) => addition === name);
}

/** Parses comma-separated names. */
function parseNames(
  key: string,
  value: unknown,
  { isKnown, otherwise }: { isKnown: (name: string) => boolean; otherwise: ProblemCode },
): Parsed<string[]> {
  if (value === undefined) return { ok: true, values: [] };
  if (typeof value !== 'string') return parseFailure(key, 'notText');
  const names = value.split(',');
  if (new Set(names).size < names.length) return parseFailure(key, 'duplicateItem');
  return names.every(isKnown) ? { ok: true, values: names } : parseFailure(key, otherwise);
}

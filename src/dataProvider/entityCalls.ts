import type { Identifier, RaRecord } from 'ra-core';
import type { Entity } from '../../contract/defineEntity';
import type { Envelope } from '../../contract/envelope';
import { isRecord } from '../../contract/isRecord';
import { type Answer, type Call, type HttpClient, HttpFailure, type Translate } from '../core/http';
import type { RowPage } from './readWindow';
import { toHttpError } from './rejection';

/** One call about an entity. */
export interface EntityCall {
  entity: Entity;
  operation: string;
  params?: Readonly<Record<string, unknown>>;
}

type Options = Pick<Call, 'signal' | 'silent' | 'purpose'>;
type ToError = (body: Envelope) => Error;

/** Makes calls about entities; a refusal becomes an error, {@link toHttpError} unless told otherwise. */
export interface EntityCalls {
  /** The answer's data, and how many rows there are in all, where it is a list. */
  ask: (call: EntityCall, options: Options, toError?: ToError) => Promise<{ data: unknown; total?: number }>;
  row: (call: EntityCall, options: Options, toError?: ToError) => Promise<RaRecord>;
  rows: (call: EntityCall, options: Options) => Promise<RowPage>;
}

export function createEntityCalls(http: HttpClient, translate: Translate): EntityCalls {
  function toRow(value: unknown): RaRecord {
    if (isRow(value)) return value;
    throw new HttpFailure(translate('problems.badAnswer'), { code: 'malformed', body: value });
  }

  const ask: EntityCalls['ask'] = async (call, options, toError = toHttpError) => {
    const { entity, operation, params } = call;
    const answer = await http.send({ operation, entity: entity.name, scope: entity.scope, params, ...options });
    if (answer.kind === 'rejected') throw toError(answer.body);
    return contentOf(answer);
  };

  return {
    ask,
    row: async (call, options, toError) => toRow((await ask(call, options, toError)).data),
    rows: async (call, options) => {
      const { data, total } = await ask(call, options);
      const page = isPage(data) ? data : { rows: data, dataCount: total };
      // What is no list is no record either, so it is refused in the same way.
      const rows = (Array.isArray(page.rows) ? page.rows : [undefined]).map(toRow);
      return { rows, total: page.dataCount ?? rows.length, summary: 'summary' in page ? page.summary : undefined };
    },
  };
}

/** Ids are integers on the wire; react-admin has texts where they come from an address. */
export function wireId(id: Identifier): Identifier {
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id;
}

function isRow(value: unknown): value is RaRecord {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false;
  return typeof value.id === 'number' || typeof value.id === 'string';
}

/** A read that counts more than its rows answers them in a record. */
function isPage(value: unknown): value is { rows: unknown; dataCount: number; summary?: unknown } {
  return isRecord(value) && 'rows' in value && typeof value.dataCount === 'number';
}

function contentOf(answer: Exclude<Answer, { kind: 'rejected' }>): { data: unknown; total?: number } {
  if (answer.kind === 'raw') return { data: answer.body };
  return { data: answer.body.data, total: answer.body.dataCount };
}

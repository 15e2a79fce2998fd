import type { Identifier, RaRecord } from 'ra-core';
import { callPath, type Envelope } from '../../contract/calls/envelope';
import type { Entity } from '../../contract/defineEntity';
import { isRecord } from '../../contract/values/isRecord';
import type { Call, CallResponse, HttpClient } from '../core/http';
import type { RowPage } from './lists/readWindow';
import { toHttpError } from './rejection';

/** One call on an entity. */
export interface EntityCall {
  entity: Pick<Entity, 'name' | 'scope'>;
  operation: string;
  params?: Readonly<Record<string, unknown>>;
}

type Options = Pick<Call, 'signal' | 'silent' | 'purpose'>;
type ToError = (body: Envelope) => Error;

/** The data of a response, plus the additional data of a list. */
interface Content extends Pick<Envelope, 'counts' | 'references' | 'trend'> {
  data: unknown;
  total?: number;
}

/** Makes calls on entities. A refusal becomes an error, by default through {@link toHttpError}. */
export interface EntityCalls {
  /** Returns the response's data, and the total row count of a list. */
  request: (call: EntityCall, options: Options, toError?: ToError) => Promise<Content>;
  fetchRow: (call: EntityCall, options: Options, toError?: ToError) => Promise<RaRecord>;
  fetchRows: (call: EntityCall, options: Options) => Promise<RowPage>;
}

export function createEntityCalls(http: HttpClient): EntityCalls {
  function toRow({ entity, operation }: EntityCall, value: unknown): RaRecord {
    if (isRow(value)) return value;
    throw http.reportMalformed(callPath(operation, entity.name, entity.scope), value);
  }

  const request: EntityCalls['request'] = async (call, options, toError = toHttpError) => {
    const { entity, operation, params } = call;
    const answer = await http.send({ operation, entity: entity.name, scope: entity.scope, params, ...options });
    if (answer.kind === 'rejected') throw toError(answer.body);
    return contentOf(answer);
  };

  return {
    request,
    fetchRow: async (call, options, toError) => toRow(call, (await request(call, options, toError)).data),
    fetchRows: async (call, options) => {
      const { data, total, counts, references, trend } = await request(call, options);
      const page = isPage(data) ? data : { rows: data, dataCount: total };
      // If it is not a list, it holds no records either, so `toRow` throws the usual error.
      const rows = (Array.isArray(page.rows) ? page.rows : [undefined]).map((row) => toRow(call, row));
      return {
        rows,
        total: page.dataCount ?? rows.length,
        ...('summary' in page && { summary: page.summary }),
        ...(counts && { counts }),
        ...(references && { references }),
        ...(trend && { trend }),
      };
    },
  };
}

/** Returns an id in wire format: an integer. React-admin has texts when the id comes from an address. */
export function wireId(id: Identifier): Identifier {
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id;
}

function isRow(value: unknown): value is RaRecord {
  if (typeof value !== 'object' || value === null || !('id' in value)) return false;
  return typeof value.id === 'number' || typeof value.id === 'string';
}

/** A read with its own totals returns its rows inside an object. */
function isPage(value: unknown): value is { rows: unknown; dataCount: number; summary?: unknown } {
  return isRecord(value) && 'rows' in value && typeof value.dataCount === 'number';
}

function contentOf(answer: Exclude<CallResponse, { kind: 'rejected' }>): Content {
  if (answer.kind === 'raw') return { data: answer.body };
  const { data, dataCount: total, counts, references, trend } = answer.body;
  return { data, total, counts, references, trend };
}

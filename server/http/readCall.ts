import type { FastifyRequest } from 'fastify';
import { parseDotted } from '../../contract/query/query';
import type { Call } from '../call/call';
import { HttpError } from '../call/failures';
import { requireValid } from '../call/input';
import type { AdmittedCall } from './admission';
import { localeOf } from './localeOf';

const API_PREFIX_LENGTH = '/api/'.length;

/** Splits an address into the name of the call and its query string. */
export function splitUrl(url: string): { name: string; queryText: string } {
  const mark = url.indexOf('?');
  return mark < 0
    ? { name: url.slice(API_PREFIX_LENGTH), queryText: '' }
    : { name: url.slice(API_PREFIX_LENGTH, mark), queryText: url.slice(mark + 1) };
}

/** Values of `X-Purpose`: for reads whose rows are saved to a file, and for calls without user interaction. */
const EXPORT = 'export';
const REFRESH = 'refresh';

/** Returns whether a call declares that it exports rows. */
export function isExport({ headers }: FastifyRequest): boolean {
  return String(headers['x-purpose'] ?? '')
    .split(',')
    .some((purpose) => purpose.trim().toLowerCase() === EXPORT);
}

/** Returns whether a page makes a call automatically. Such a call does not extend the session. */
export function isRefresh({ headers }: FastifyRequest): boolean {
  return headers['x-purpose'] === REFRESH;
}

/** Collects the inputs of an operation from a request. The query string is parsed lazily. */
export function readCall(request: FastifyRequest, admitted: AdmittedCall): Call {
  const { operation, session, queryText, startTime } = admitted;
  // A form contains only its file; parameters are in the address.
  const body = request.method === 'POST' && !request.formFile ? bodyOf(request) : undefined;
  let params = body?.params;
  return {
    operation: operation.spec.operation,
    entity: operation.entity,
    get params() {
      params ??= requireValid(parseDotted(queryText));
      return params;
    },
    typed: body?.typed ?? false,
    queryText: body ? null : queryText,
    ...(request.formFile ? { file: request.formFile } : {}),
    caller: session.caller,
    tableVersion: session.tableVersion,
    locale: localeOf(request.headers['accept-language']),
    method: request.method,
    path: request.url,
    ip: request.ip,
    cookie: request.headers.cookie ?? '',
    isEncrypted: request.protocol === 'https',
    host: request.host,
    userAgent: request.headers['user-agent'] ?? '',
    traceId: request.id,
    startTime,
  };
}

/** The output of a body parser for {@link readCall}. */
export class ParsedBody {
  constructor(
    readonly params: Record<string, unknown>,
    readonly typed: boolean,
  ) {}
}

function bodyOf({ body }: FastifyRequest): ParsedBody {
  if (body === undefined || body === null) return new ParsedBody({}, true);
  if (body instanceof ParsedBody) return body;
  throw new HttpError(400);
}

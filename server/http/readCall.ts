import type { FastifyRequest } from 'fastify';
import { parseDotted } from '../../contract/query';
import type { Call } from '../call/call';
import { HttpRefusal } from '../call/failures';
import { accepted } from '../call/input';
import type { AdmittedCall } from './admission';
import { localeOf } from './locale';

const API_PREFIX = '/api/'.length;

/** The name of the call and the query string behind it, as they stand in the address. */
export function splitUrl(url: string): { name: string; queryText: string } {
  const mark = url.indexOf('?');
  return mark < 0
    ? { name: url.slice(API_PREFIX), queryText: '' }
    : { name: url.slice(API_PREFIX, mark), queryText: url.slice(mark + 1) };
}

/** What `X-Purpose` says of reads whose rows are saved to a file, and of calls that nobody sits before. */
const EXPORT = 'export';
const REFRESH = 'refresh';

/** Whether a call says that it reads rows to save them. */
export function isExport({ headers }: FastifyRequest): boolean {
  return String(headers['x-purpose'] ?? '')
    .split(',')
    .some((purpose) => purpose.trim().toLowerCase() === EXPORT);
}

/** Whether a call says that a page makes it by itself; the session goes on no longer by it. */
export function isRefresh({ headers }: FastifyRequest): boolean {
  return headers['x-purpose'] === REFRESH;
}

/** Puts together what an operation is told about a call. The query string is only taken apart when somebody asks. */
export function readCall(request: FastifyRequest, admitted: AdmittedCall): Call {
  const { operation, session, queryText, startTime } = admitted;
  // A form holds nothing but its file; what else there is to say stands in the address.
  const body = request.method === 'POST' && !request.formFile ? bodyOf(request) : undefined;
  let params = body?.params;
  return {
    operation: operation.spec.operation,
    entity: operation.entity,
    get params() {
      params ??= accepted(parseDotted(queryText));
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

/** What a body parser leaves for {@link readCall}. */
export class ParsedBody {
  constructor(
    readonly params: Record<string, unknown>,
    readonly typed: boolean,
  ) {}
}

function bodyOf({ body }: FastifyRequest): ParsedBody {
  if (body === undefined || body === null) return new ParsedBody({}, true);
  if (body instanceof ParsedBody) return body;
  throw new HttpRefusal(400);
}

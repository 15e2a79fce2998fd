import { pipeline, Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import {
  BATCH_CALL_LENGTH_MAX,
  BATCH_CALLS_MAX,
  BATCH_PATH,
  BATCH_RESPONSE_BYTES_MAX,
  BATCH_TYPE,
  type BatchHead,
} from '../../contract/calls/batch';
import { RIGHTS_HEADER } from '../../contract/calls/envelope';
import type { Problem } from '../../contract/problems';
import { Rejection } from '../call/failures';
import type { Context } from '../operations/context';
import type { Operation } from '../operations/operations';
import { acceptedEncoding, compressor } from './answers/encoding';
import { API_HEADERS } from './answers/sendJson';
import { ParsedBody, splitUrl } from './readCall';
import { requireSession } from './requireSession';
import { senderOf } from './senderOf';

/** Concurrent calls of one batch, so that one browser cannot take all database connections. */
const CONCURRENCY = 4;

/** Response headers that clients read. */
const FORWARDED_HEADERS = ['content-type', 'retry-after', RIGHTS_HEADER.toLowerCase()];

/**
 * Serves several reads in one request. Each goes through the same steps as a single request, including rate limits and the
 * log.
 */
export function addBatchRoute(
  app: FastifyInstance,
  context: Context,
  operations: ReadonlyMap<string, Operation>,
): void {
  const requireCaller = requireSession(app, context);
  app.post(BATCH_PATH, async (request, reply) => {
    await requireCaller(request);
    const lines = Readable.from(streamResponses(app, request, parseCalls(request, operations)));
    reply.headers({ ...API_HEADERS, 'content-type': BATCH_TYPE });
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (!encoding) return reply.send(lines);
    // Flushes each response as soon as it is ready.
    const compressed = pipeline(lines, compressor(encoding, { isFlushed: true }), (error) => {
      if (error) request.log.info({ err: error, traceId: request.id }, 'a batch was cut off');
    });
    return reply.header('content-encoding', encoding).send(compressed);
  });
}

/** Accepts only existing calls that read. A batch cannot reach any other route. */
function parseCalls({ body }: FastifyRequest, operations: ReadonlyMap<string, Operation>): string[] {
  const { calls, ...others } = body instanceof ParsedBody ? body.params : {};
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Rejection([{ field: unknown, code: 'unknownField' }]);
  if (calls === undefined) throw new Rejection([{ field: 'calls', code: 'required' }]);
  if (!Array.isArray(calls)) throw new Rejection([{ field: 'calls', code: 'notList' }]);
  if (calls.length === 0) throw new Rejection([{ field: 'calls', code: 'tooFewItems', params: { min: 1 } }]);
  if (calls.length > BATCH_CALLS_MAX) {
    throw new Rejection([{ field: 'calls', code: 'tooManyItems', params: { max: BATCH_CALLS_MAX } }]);
  }
  const problems = calls.flatMap((call, index) => callProblems(call, operations, `calls.${index}`));
  if (problems.length > 0) throw new Rejection(problems);
  return calls;
}

function callProblems(call: unknown, operations: ReadonlyMap<string, Operation>, field: string): Problem[] {
  if (typeof call !== 'string') return [{ field, code: 'notText' }];
  if (call.length > BATCH_CALL_LENGTH_MAX) {
    return [{ field, code: 'tooLong', params: { max: BATCH_CALL_LENGTH_MAX } }];
  }
  const spec = operations.get(splitUrl(`/api/${call}`).name)?.spec;
  return spec?.method === 'GET' ? [] : [{ field, code: 'notAllowed' }];
}

async function* streamResponses(
  app: FastifyInstance,
  request: FastifyRequest,
  calls: readonly string[],
): AsyncGenerator<string> {
  const sender = senderOf(request);
  const runCall = async (name: string, call: number) => {
    const response = await app.inject({
      method: 'GET',
      url: `/api/${name}`,
      ...sender,
      payloadAsStream: true,
    });
    const head: BatchHead = { call, status: response.statusCode, headers: forwardedHeaders(response.headers) };
    const isJson = head.headers['content-type']?.startsWith('application/json') === true;
    const text = isJson ? await readText(response.stream(), BATCH_RESPONSE_BYTES_MAX) : undefined;
    if (text !== undefined) return { call, lines: `${JSON.stringify(head)}\n${text}\n` };
    response.stream().destroy();
    return { call, lines: `${JSON.stringify({ ...head, alone: true })}\n` };
  };
  const limit = pLimit(CONCURRENCY);
  const pending = new Map(calls.map((name, call) => [call, limit(() => runCall(name, call))]));
  try {
    while (pending.size > 0) {
      const { call, lines } = await Promise.race(pending.values());
      pending.delete(call);
      yield lines;
    }
  } finally {
    // A client that has disconnected gets no further responses.
    limit.clearQueue();
  }
}

function forwardedHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    FORWARDED_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

/** Reads a stream as text. Returns `undefined` if it has more than `bytesMax` bytes. */
async function readText(stream: Readable, bytesMax: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of stream) {
    bytes += part.length;
    if (bytes > bytesMax) return undefined;
    parts.push(Buffer.from(part));
  }
  return Buffer.concat(parts).toString('utf8');
}

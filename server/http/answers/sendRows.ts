import { pipeline, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Envelope } from '../../../contract/calls/envelope';
import { acceptedEncoding, compressor } from './encoding';
import { API_HEADERS } from './sendJson';

interface RowsResponse {
  request: FastifyRequest;
  reply: FastifyReply;
  /** The envelope without `data` and `dataCount`. */
  body: Envelope;
  rows: AsyncIterable<readonly unknown[]>;
}

/** Sends an envelope and streams its rows as they are read. It has no `ETag`, since the whole body is never in memory. */
export function sendRows({ request, reply, body, rows }: RowsResponse): FastifyReply {
  reply.headers(API_HEADERS);
  const text = Readable.from(serializeRows(body, rows));
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(text);
  const compressed = pipeline(text, compressor(encoding), (error) => {
    if (error) request.log.warn({ err: error, traceId: request.id }, 'a long answer was cut off');
  });
  return reply.header('content-encoding', encoding).send(compressed);
}

async function* serializeRows(body: Envelope, rows: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  yield `${JSON.stringify(body).slice(0, -1)},"data":[`;
  let count = 0;
  for await (const part of rows) {
    if (part.length > 0) yield `${count > 0 ? ',' : ''}${JSON.stringify(part).slice(1, -1)}`;
    count += part.length;
  }
  yield `],"dataCount":${count}}`;
}

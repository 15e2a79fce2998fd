import { connect } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { limitBodyTime } from '../../../../../server/http/bodies/limitBodyTime';
import { clientErrorHandler, REQUEST_TIMEOUT } from '../../../../../server/http/clientErrors';
import { loadTexts } from '../../../../../server/plugins/loadTexts';

const LIMIT_MS = 150;
/** A twentieth of the rate at which these tests send a body, so that a busy machine is fast enough. */
const BYTES_PER_SECOND = 100;
const BODY_BYTES = 1_200;
const PIECE = 40;
const PIECE_MS = 20;

let app: FastifyInstance;
afterEach(() => app.close());

async function listen(): Promise<number> {
  const answerClientError = clientErrorHandler(await loadTexts([]));
  app = Fastify();
  limitBodyTime(app, {
    limitMs: LIMIT_MS,
    bytesPerSecond: BYTES_PER_SECOND,
    cutOff: (socket) => answerClientError(Object.assign(new Error('slow'), { code: REQUEST_TIMEOUT }), socket),
  });
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/short', async ({ body }) => String(body).length);
  app.post('/long', { config: { takesLongBody: true } }, async ({ body }) => String(body).length);
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** Sends a body in small chunks, or only the first one, and returns the response before the connection ends. */
async function dawdle(port: number, path: string, { pieces = Number.POSITIVE_INFINITY } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  const ended = new Promise<void>((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\n`);
  socket.write(`content-length: ${BODY_BYTES}\r\n\r\n`);
  const send = async () => {
    let sent = 0;
    for await (const _ of every(PIECE_MS)) {
      if (socket.destroyed || sent >= BODY_BYTES || sent >= pieces * PIECE) return;
      socket.write('x'.repeat(PIECE));
      sent += PIECE;
    }
  };
  await Promise.all([send(), ended]);
  return answer;
}

describe('a slow request body', () => {
  it('is rejected with 408 after the limit, however steadily it arrives', async () => {
    expect(await dawdle(await listen(), '/short')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('is read to its end on a route with long uploads when it is fast enough', async () => {
    expect(await dawdle(await listen(), '/long')).toMatch(/^HTTP\/1\.1 200 [\s\S]*1200$/);
  });

  it('is rejected on such a route when no more data arrives', async () => {
    expect(await dawdle(await listen(), '/long', { pieces: 2 })).toMatch(/^HTTP\/1\.1 408 /);
  });
});

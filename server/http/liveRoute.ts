import type { FastifyInstance } from 'fastify';
import { RIGHTS_HEADER } from '../../contract/envelope';
import { LIVE_PATH } from '../../contract/live';
import { HttpRefusal, rejection } from '../call/failures';
import type { LiveStreams } from '../live/LiveStreams';
import type { Context } from '../operations/context';
import { sessionOnly } from './sessionOnly';

/** Seconds after which somebody may try again who holds too many streams. */
const RETRY_AFTER_S = 60;

/** A proxy is not to keep the stream back, and nobody keeps it. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  vary: 'Authorization',
  // What has ended is over: a server that stops waits for no connection that might be used again.
  connection: 'close',
};

/** Milliseconds a browser waits before it comes back after a stream has broken. */
const RETRY = 'retry: 3000\n\n';

/** Serves the stream of changes to whoever has a session; it counts as no use of it. */
export function addLiveRoute(app: FastifyInstance, context: Context, streams: LiveStreams): void {
  const callerOf = sessionOnly(app, context);
  app.get(LIVE_PATH, { config: { isStream: true } }, async (request, reply) => {
    const caller = await callerOf(request);
    if (caller.mustChangePassword) throw rejection('mustChangePassword');
    if (caller.mustEnrol) throw rejection('mustEnrol');
    if (streams.isFull(caller)) {
      reply.header('retry-after', RETRY_AFTER_S);
      throw new HttpRefusal(429);
    }
    await streams.ready();
    reply.hijack();
    const { raw } = reply;
    // A browser that has left is forgotten when the answer closes.
    raw.on('error', () => undefined);
    // What hooks have set for every answer.
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, { ...STREAM_HEADERS, [RIGHTS_HEADER]: caller.rights });
    raw.write(RETRY);
    streams.open(caller, raw);
    return reply;
  });
  // Before open connections are waited for.
  app.addHook('preClose', async () => streams.close());
}

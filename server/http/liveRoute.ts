import type { FastifyInstance } from 'fastify';
import { RIGHTS_HEADER } from '../../contract/calls/envelope';
import { LIVE_PATH } from '../../contract/calls/live';
import { HttpError, rejection } from '../call/failures';
import type { LiveStreams } from '../live/LiveStreams';
import type { Context } from '../operations/context';
import { requireSession } from './requireSession';

/** Seconds after which a user with too many streams may retry. */
const RETRY_AFTER_S = 60;

/** Prevents proxies from buffering the stream, and all parties from storing it. */
const STREAM_HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  vary: 'Authorization',
  // No keep-alive, so that a server that stops does not wait for idle connections.
  connection: 'close',
};

/** Reconnection delay of the browser in milliseconds. */
const RETRY_EVENT = 'retry: 3000\n\n';

/** Serves the stream of live updates (server-sent events). It does not extend the session. */
export function addLiveRoute(app: FastifyInstance, context: Context, streams: LiveStreams): void {
  const requireCaller = requireSession(app, context);
  app.get(LIVE_PATH, { config: { isStream: true } }, async (request, reply) => {
    const caller = await requireCaller(request);
    if (caller.mustChangePassword) throw rejection('mustChangePassword');
    if (caller.mustEnrol) throw rejection('mustEnrol');
    if (streams.isFull(caller)) {
      reply.header('retry-after', RETRY_AFTER_S);
      throw new HttpError(429);
    }
    await streams.startFeed();
    reply.hijack();
    const { raw } = reply;
    // When a browser has disconnected, the `close` event removes its stream.
    raw.on('error', () => undefined);
    // Headers that hooks have set on every response; `hijack` would drop them.
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, { ...STREAM_HEADERS, [RIGHTS_HEADER]: caller.rights });
    raw.write(RETRY_EVENT);
    streams.open(caller, raw);
    return reply;
  });
  // Before Fastify waits for open connections.
  app.addHook('preClose', async () => streams.close());
}

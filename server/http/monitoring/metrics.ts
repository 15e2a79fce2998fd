import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { HttpError } from '../../call/failures';
import type { LiveStreams } from '../../live/LiveStreams';
import { SingleFlight } from './SingleFlight';
import '../requestTypes';

declare module 'fastify' {
  interface FastifyInstance {
    /** All metrics served by `/metrics`; sections register their own. */
    metrics: Registry;
  }
}

/** Upper bounds of the latency histogram in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Timeout of the session count in milliseconds. The other metrics are served without it. */
const COUNT_LIMIT_MS = 500;

/** Resolution of the event loop delay in milliseconds. */
const DELAY_STEP_MS = 10;

interface MetricsOptions {
  countSessions: () => Promise<number>;
  streams: Pick<LiveStreams, 'size' | 'sent'>;
  /** Bearer token that a scraper must send. Without a token, only loopback requests may read them. */
  token: string | undefined;
}

/** Counts requests and their latency, and serves all metrics at `/metrics` in the Prometheus text format. */
export function addMetrics(app: FastifyInstance, { countSessions, streams, token }: MetricsOptions): void {
  const registry = new Registry();
  app.decorate('metrics', registry);
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered.',
    labelNames: ['class', 'method', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from request to answer.',
    buckets: BUCKETS,
    registers,
  });
  const sessions = new SingleFlight(countSessions, COUNT_LIMIT_MS);
  new Gauge({
    name: 'sessions',
    help: 'Sessions that have not ended.',
    registers,
    async collect() {
      const count = await sessions.run().catch(() => undefined);
      // An unknown value is left out.
      if (count === undefined) this.remove();
      else this.set(count);
    },
  });
  new Gauge({
    name: 'live_streams',
    help: 'Browsers that hear of changes.',
    registers,
    collect() {
      this.set(streams.size);
    },
  });
  new Counter({
    name: 'live_events_total',
    help: 'Events sent to browsers.',
    registers,
    collect() {
      this.reset();
      this.inc(streams.sent);
    },
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory size in bytes.',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });

  const eventLoopDelay = monitorEventLoopDelay({ resolution: DELAY_STEP_MS });
  eventLoopDelay.enable();
  app.addHook('onClose', async () => void eventLoopDelay.disable());
  new Gauge({
    name: 'event_loop_delay_max_seconds',
    help: 'Longest time for which the process answered nobody since this was last read.',
    registers,
    collect() {
      this.set(Math.max(0, eventLoopDelay.max / 1e9 - DELAY_STEP_MS / 1_000));
      eventLoopDelay.reset();
    },
  });

  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.isStream) return done();
    const kind = request.admitted?.operation.spec.kind ?? 'other';
    requests.inc({ class: kind, method: request.method, status: reply.statusCode });
    duration.observe(reply.elapsedTime / 1000);
    done();
  });

  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isAllowed(request, token)) throw new HttpError(403);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** Behind a proxy on this machine every request comes from loopback, so the forwarded address must be checked too. */
function isAllowed({ headers, ip, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return equalsInConstantTime(headers.authorization ?? '', `Bearer ${token}`);
  return isLoopback(ip) && isLoopback(raw.socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address);
}

/** Compares in constant time. */
function equalsInConstantTime(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

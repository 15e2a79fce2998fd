import type { FastifyInstance } from 'fastify';
import './requestTypes';

/** Upper limits of the latency histogram in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests and their latency, and serves them at `/metrics` in Prometheus' text format, with the lines that others have. */
export function addMetrics(
  app: FastifyInstance,
  { countSessions, more }: { countSessions: () => Promise<number>; more: () => readonly string[] },
): void {
  const requests = new Map<string, number>();
  const buckets = BUCKETS.map(() => 0);
  let seconds = 0;
  let total = 0;

  app.addHook('onResponse', (request, reply, done) => {
    const kind = request.operation?.spec.kind ?? 'other';
    const labels = `class="${kind}",method="${request.method}",status="${reply.statusCode}"`;
    requests.set(labels, (requests.get(labels) ?? 0) + 1);
    const elapsed = reply.elapsedTime / 1000;
    seconds += elapsed;
    total += 1;
    const bucket = BUCKETS.findIndex((limit) => elapsed <= limit);
    if (bucket >= 0) buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    done();
  });

  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) => {
    let below = 0;
    const histogram = BUCKETS.map((limit, index) => {
      below += buckets[index] ?? 0;
      return `http_request_duration_seconds_bucket{le="${limit}"} ${below}`;
    });
    const lines = [
      '# TYPE http_requests_total counter',
      ...[...requests].map(([labels, count]) => `http_requests_total{${labels}} ${count}`),
      '# TYPE http_request_duration_seconds histogram',
      ...histogram,
      `http_request_duration_seconds_bucket{le="+Inf"} ${total}`,
      `http_request_duration_seconds_sum ${seconds}`,
      `http_request_duration_seconds_count ${total}`,
      '# TYPE sessions gauge',
      `sessions ${await countSessions()}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      ...more(),
      '',
    ];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(lines.join('\n'));
  });
}

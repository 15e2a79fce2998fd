/**
 * Measures how many device-days per second the built product ingests, on SQLite and PostgreSQL. Each device sends a day of
 * all its measurements, one upload per kind, which is signed, merged, computed and checked for alerts. The days are
 * generated in advance.
 */

import { addDays, dayAt } from '../contract/moment';
import { postgresDatabases } from '../harness/postgres/postgresDatabases';
import { startPostgres } from '../harness/postgres/startPostgres';
import { startProduct } from '../harness/startProduct';
import { ConsoleClient } from '../scripts/simulation/ConsoleClient';
import { sendUpload } from '../scripts/simulation/sendUpload';
import { simulatedDay } from '../scripts/simulation/simulatedDay';
import { simulatedDevices } from '../scripts/simulation/simulatedDevices';
import { percentile, report } from './report';

const CONNECTIONS = 16;
/** Fewer devices for a quick test. */
const DEVICES = Number(process.env.BENCH_DEVICES ?? 200);

await measure('sqlite', {});
await onPostgres();

async function onPostgres(): Promise<void> {
  const server = await startPostgres();
  const databases = postgresDatabases(() => server.url);
  try {
    await measure('postgres', { DATABASE_URL: await databases.create() });
  } finally {
    await databases.removeAll();
    await server.stop();
  }
}

async function measure(name: string, environment: Record<string, string>): Promise<void> {
  const product = await startProduct({
    environment: { ...environment, DEMO_DATA: 'none', LOG_LEVEL: 'warn', JOBS: 'off', DEVICE_RATE: '100000' },
  });
  try {
    const client = new ConsoleClient(product.url);
    await client.signIn('admin', product.adminPassword);
    const devices = await simulatedDevices(client, DEVICES);
    const now = Date.now();
    const date = addDays(dayAt(now), -1);
    const uploads = devices.flatMap((device) =>
      device.kinds.flatMap((kind) => {
        const body = simulatedDay(device.wearer, { kind, date, now });
        return body ? [{ device, kind, body }] : [];
      }),
    );
    const times: number[] = [];
    const queue = uploads.values();
    const begin = performance.now();
    const sender = async () => {
      for (const { device, ...upload } of queue) {
        const sent = performance.now();
        const rejection = await sendUpload(product.url, device, upload);
        if (rejection) throw new Error(`an upload was refused: ${rejection}`);
        times.push(performance.now() - sent);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, sender));
    const seconds = (performance.now() - begin) / 1_000;
    const detail = { devices: devices.length, uploads: uploads.length, connections: CONNECTIONS };
    report({ name: `ingest.${name}`, value: devices.length / seconds, unit: 'device-days/s', detail });
    report({ name: `ingest.${name}.p95`, value: percentile(times, 0.95), unit: 'ms' });
  } finally {
    await product.stop();
  }
}

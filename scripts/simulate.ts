/**
 * Devices that send a day of everything they measure to a running server:
 *
 *     npm run simulate -- --url http://127.0.0.1:8080 --password … --devices 500 --rate 50
 *
 * Uses devices of the demo data, and registers more (`SIM-…`) where these are too few. They get new keys; other devices are
 * left alone.
 */

import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { addDays, dayAt, isDay } from '../contract/moment';
import { ConsoleClient } from './simulation/ConsoleClient';
import { sendUpload } from './simulation/sendUpload';
import { simulatedDay } from './simulation/simulatedDay';
import { simulatedDevices } from './simulation/simulatedDevices';

/** Uploads that wait for their answers at the same time, at most. */
const IN_FLIGHT = 16;

const Options = z.object({
  url: z.url(),
  username: z.string(),
  password: z.string({ error: 'is needed: --password, or ADMIN_PASSWORD' }).min(1),
  devices: z.coerce.number().int().min(1).max(100_000),
  rate: z.coerce.number().positive().max(10_000),
  date: z.string().refine(isDay, 'is no day (YYYY-MM-DD)'),
});

const options = Options.safeParse(
  parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:8080' },
      username: { type: 'string', default: 'admin' },
      password: { type: 'string', default: process.env.ADMIN_PASSWORD },
      devices: { type: 'string', default: '20' },
      /** Uploads a second. */
      rate: { type: 'string', default: '20' },
      /** The day that is sent; yesterday unless told. */
      date: { type: 'string', default: addDays(dayAt(Date.now()), -1) },
    },
  }).values,
);
if (!options.success) {
  for (const { path, message } of options.error.issues) console.error(`--${path.join('.')} ${message}`);
  process.exit(1);
}
await simulate(options.data);

async function simulate({
  url,
  username,
  password,
  devices: count,
  rate,
  date,
}: z.infer<typeof Options>): Promise<void> {
  const client = new ConsoleClient(url);
  await client.signIn(username, password);
  const devices = await simulatedDevices(client, count);
  console.log(`${devices.length} devices send ${date} to ${url}, ${rate} uploads a second`);
  const outcomes = new Map<string, number>();
  const running = new Set<Promise<void>>();
  const begin = Date.now();
  let sent = 0;
  for (const device of devices) {
    for (const kind of device.kinds) {
      const body = simulatedDay(device.wearer, { kind, date, now: Date.now() });
      if (!body) continue;
      await delay(begin + (sent * 1_000) / rate - Date.now());
      if (running.size >= IN_FLIGHT) await Promise.race(running);
      const upload = sendUpload(url, device, { kind, body })
        .catch((error: unknown) => String(error))
        .then((refusal) => {
          const outcome = refusal ?? 'accepted';
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
          running.delete(upload);
        });
      running.add(upload);
      sent += 1;
    }
  }
  await Promise.all(running);
  const seconds = (Date.now() - begin) / 1_000;
  for (const [outcome, times] of outcomes) console.log(`${outcome}: ${times}`);
  console.log(`${sent} uploads in ${seconds.toFixed(1)} s`);
  if (outcomes.size > 1 || !outcomes.has('accepted')) process.exitCode = 1;
}

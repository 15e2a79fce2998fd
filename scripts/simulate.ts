/**
 * Simulates devices that upload a day of all their measurements to a running server:
 *
 *     npm run simulate -- --url http://127.0.0.1:8080 --password … --devices 500 --rate 50
 *
 * With `--ecg-minutes 5`, devices with raw signals also upload that many minutes of ECG in packets, and get a report of
 * them. With `--event sos` each device raises such an alarm instead, marked as a test with `--test`. With `--visits 20`
 * caregivers' apps sign today's visits instead. It uses devices of the demo data, and registers more (`SIM-…`) if there are
 * too few. These devices get new keys; other devices are not changed.
 */

import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { addDays, dayAt, isDay, toIsoMoment } from '../contract/moment';
import { eventKinds } from '../src/plugins/device/entities/uploads/eventKinds';
import { ConsoleClient } from './simulation/ConsoleClient';
import { sendEvent, sendPacket, sendRecording, sendUpload } from './simulation/sendUpload';
import { simulatedDay, toDemoWearer } from './simulation/simulatedDay';
import { simulatedDevices } from './simulation/simulatedDevices';
import { simulatedEcg } from './simulation/simulatedEcg';
import { simulateVisits } from './simulation/simulateVisits';

/** Maximum concurrent uploads. */
const CONCURRENCY = 16;

const Options = z.object({
  url: z.url(),
  username: z.string(),
  password: z.string({ error: 'is needed: --password, or ADMIN_PASSWORD' }).min(1),
  devices: z.coerce.number().int().min(1).max(100_000),
  rate: z.coerce.number().positive().max(10_000),
  date: z.string().refine(isDay, 'is no day (YYYY-MM-DD)'),
  // Packets of the demo data are an hour long.
  'ecg-minutes': z.coerce.number().int().min(0).max(60),
  visits: z.coerce.number().int().min(0).max(500),
  event: z.enum(eventKinds).optional(),
  test: z.boolean(),
});

/** The flags with their help; the defaults suit an operator who tries it out. */
const flags = {
  url: { type: 'string', default: 'http://127.0.0.1:8080', help: 'address of the server' },
  username: { type: 'string', default: 'admin', help: 'account that looks up and registers devices' },
  password: { type: 'string', default: process.env.ADMIN_PASSWORD, help: 'its password. Defaults to ADMIN_PASSWORD.' },
  devices: { type: 'string', default: '20', help: 'number of devices that send data' },
  rate: { type: 'string', default: '20', help: 'uploads per second' },
  date: { type: 'string', default: addDays(dayAt(Date.now()), -1), help: 'day of the data (YYYY-MM-DD)' },
  'ecg-minutes': { type: 'string', default: '0', help: 'minutes of ECG to send and record, at most 60' },
  visits: {
    type: 'string',
    default: '0',
    help: "number of today's visits that caregivers' apps sign, instead of sending data of devices",
  },
  event: {
    type: 'string',
    default: undefined,
    help: `an alarm that each device raises instead: ${eventKinds.join(', ')}`,
  },
  test: { type: 'boolean', default: false, help: 'marks alarms as tests, which make no sound' },
  help: { type: 'boolean', short: 'h', default: false, help: 'shows this help' },
} as const;

const options = Options.safeParse(readFlags());
if (!options.success) {
  for (const { path, message } of options.error.issues) console.error(`--${path.join('.')} ${message}`);
  process.exit(1);
}
try {
  await simulate(options.data);
} catch (error) {
  // `fetch` throws a TypeError when nothing responds at an address.
  if (!(error instanceof TypeError && error.cause instanceof Error)) throw error;
  console.error(`${options.data.url} does not answer: ${error.cause.message}`);
  process.exitCode = 1;
}

/** Parses the flags; exits for `--help` or an unknown flag. */
function readFlags(): object {
  try {
    const { help, ...values } = parseArgs({ options: flags }).values;
    if (!help) return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nnpm run simulate -- --help lists the options`);
    process.exit(1);
  }
  console.log('Devices that send a day of everything they measure to a running server.\n');
  for (const [name, { help, default: defaultValue }] of Object.entries(flags)) {
    // Never prints the password.
    const shown = defaultValue && name !== 'password' ? ` (${defaultValue})` : '';
    console.log(`  --${name.padEnd(12)} ${help}${shown}`);
  }
  process.exit(0);
}

async function simulate(settings: z.infer<typeof Options>): Promise<void> {
  const { url, username, password, rate } = settings;
  const client = new ConsoleClient(url);
  await client.signIn(username, password);
  const outcomes = new Map<string, number>();
  const begin = Date.now();
  let sent = 0;
  /** Sends an upload at the requested rate and counts its outcome. */
  const send = async (upload: () => Promise<string | null>) => {
    sent += 1;
    await delay(begin + ((sent - 1) * 1_000) / rate - Date.now());
    const outcome = (await upload().catch(String)) ?? 'accepted';
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  };
  if (settings.visits > 0) {
    const visitCount = await simulateVisits(client, { url, count: settings.visits, send });
    console.log(`${visitCount} visits of today were walked`);
  } else {
    await sendDevices(client, settings, send);
  }
  const seconds = (Date.now() - begin) / 1_000;
  for (const [outcome, times] of outcomes) console.log(`${outcome}: ${times}`);
  console.log(`${sent} sent in ${seconds.toFixed(1)} s`);
  const isSuccessful = outcomes.has('accepted') || settings.visits > 0;
  if (outcomes.size > 1 || !isSuccessful) process.exitCode = 1;
}

type Send = (upload: () => Promise<string | null>) => Promise<void>;

async function sendDevices(client: ConsoleClient, settings: z.infer<typeof Options>, send: Send): Promise<void> {
  const { url, devices: count, rate, date, 'ecg-minutes': minutes } = settings;
  const devices = await simulatedDevices(client, count);
  console.log(`${devices.length} devices send ${settings.event ?? date} to ${url}, ${rate} uploads a second`);
  const running = new Set<Promise<void>>();
  const start = async (work: () => Promise<void>) => {
    if (running.size >= CONCURRENCY) await Promise.race(running);
    const task: Promise<void> = work().finally(() => running.delete(task));
    running.add(task);
  };
  for (const device of devices) {
    const { event: kind, test } = settings;
    if (kind) {
      const body = { id: `sim-${Date.now()}`, kind, time: toIsoMoment(Date.now()), test };
      await start(() => send(() => sendEvent(url, device, body)));
      continue;
    }
    for (const kind of device.kinds) {
      const body = simulatedDay(device.wearer, { kind, date, now: Date.now() });
      if (!body) continue;
      const packets = kind === 'raw' ? simulatedEcg(toDemoWearer(device.wearer, Date.now()), date, minutes) : [];
      for (const day of body.days) day.events?.push(...packets.map(({ packet }) => ({ ...packet })));
      await start(async () => {
        await send(() => sendUpload(url, device, { kind, body }));
        for (const packet of packets) await send(() => sendPacket(url, device, { date, ...packet }));
        const [fromSeq, toSeq] = [packets[0]?.packet.seq, packets.at(-1)?.packet.seq];
        if (fromSeq === undefined || toSeq === undefined) return;
        await send(() => sendRecording(url, device, { date, fromSeq, toSeq, lead: 'I' }));
      });
    }
  }
  await Promise.all(running);
}

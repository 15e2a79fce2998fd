import { z } from 'zod';
import { addDays, dayAt } from '../../../../contract/moment';
import { inDatabase } from '../../../../harness/inDatabase';
import type { Product } from '../../../../harness/startProduct';
import { type DeviceCredentials, sendUpload } from '../../../../scripts/simulation/sendUpload';
import type { Api } from '../callApi';

const [WAKE, LIGHT, DEEP, REM] = [0, 1, 2, 3] as const;
const times = (count: number, value: number) => new Array<number>(count).fill(value);
/** From 22:00: 20 minutes until asleep, seven hours of sleep, up at 05:25. */
const STAGES = [...times(20, WAKE), ...times(180, LIGHT), ...times(100, DEEP), ...times(140, REM), ...times(5, WAKE)];
/** Minutes from 22:00 to midnight. */
const EVENING = 120;
/** Minutes asleep with 86 percent of oxygen, of 420. */
const HYPOXIC = { from: 120, to: 288 };

const registered = z.object({ device: z.object({ id: z.number(), sn: z.string() }), secret: z.string() });
const rows = z.array(z.object({ id: z.number(), code: z.string() }));
const inserted = z.object({ id: z.number() });

/** The data of an uploaded night. */
export interface UploadedNight {
  wearerId: number;
  /** Percent of the sleep below 90 % of oxygen. */
  t90SleepPct: number;
}

/**
 * Uploads the night before last of a new wearer, with severely low oxygen, as a watch sends it; its report is created
 * automatically.
 */
export async function uploadNight(product: Product, api: Api): Promise<UploadedNight> {
  const idOf = async (entity: string, code: string) =>
    rows.parse((await api.call(`selectAll.${entity}.open`, {})).data).find((row) => row.code === code)?.id;
  const wearer = inserted.parse(
    (
      await api.call('insert.deviceUser.open', {
        name: '孙夜测',
        gender: '2',
        birthDate: '1945-05-01',
        phone: '13900007777',
        deviceUserHealthyTypeId: await idOf('deviceUserHealthyType', 'normal'),
      })
    ).data,
  );
  const { device, secret } = registered.parse(
    (
      await api.call('registerDevice.device.open', {
        sn: 'E2E-NIGHT-000001',
        deviceTypeId: await idOf('deviceType', 'WATCH'),
        deviceUserId: wearer.id,
      })
    ).data,
  );
  // As if it had been worn that night.
  await inDatabase(product, ({ write }) =>
    write((transaction) =>
      transaction.updateTable('deviceBinding').set({ bindTime: 0 }).where('deviceId', '=', device.id).execute(),
    ),
  );
  const date = addDays(dayAt(Date.now()), -1);
  const signer: DeviceCredentials = { sn: device.sn, secret };
  const part = (on: string, startSec: number, channel: string, samples: number[]) => ({
    date: on,
    startSec,
    intervalSec: 60,
    count: samples.length,
    channels: { [channel]: samples },
  });
  const spo2 = STAGES.map((_, minute) => (minute >= HYPOXIC.from && minute < HYPOXIC.to ? 86 : 96));
  const oxygen = [
    part(addDays(date, -1), 22 * 3_600, 'spo2', spo2.slice(0, EVENING)),
    part(date, 0, 'spo2', spo2.slice(EVENING)),
  ];
  const refused = [
    await sendUpload(product.url, signer, { kind: 'bloodOxygen', body: { days: oxygen } }),
    await sendUpload(product.url, signer, {
      kind: 'sleepStatus',
      body: { days: [part(date, -7_200, 'stage', STAGES)] },
    }),
  ].filter((why) => why !== null);
  if (refused.length > 0) throw new Error(`the night was refused: ${refused.join(', ')}`);
  await nightsAreDue(product);
  return { wearerId: wearer.id, t90SleepPct: ((HYPOXIC.to - HYPOXIC.from) / 420) * 100 };
}

/** The server computes nights at the next run of its jobs, within a minute. */
const nightsAreDue = (product: Product) =>
  inDatabase(product, ({ write }) =>
    write((transaction) =>
      transaction.updateTable('jobTurn').set({ nextRun: 0 }).where('name', '=', 'record.nights').execute(),
    ),
  );

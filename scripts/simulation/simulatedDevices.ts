import { z } from 'zod';
import { type RecordKind, recordKinds } from '../../src/plugins/device/entities/uploads/recordKinds';
import type { ConsoleClient } from './ConsoleClient';
import type { DeviceCredentials } from './sendUpload';

/** Only devices with these serial numbers are used, so that no real device gets another key. */
const SIMULATED = /^(DEMO|SIM)-/;
const PAGE = 100;

/** A simulated device and its wearer. */
export interface SimulatedDevice extends DeviceCredentials {
  kinds: readonly RecordKind[];
  wearer: { id: number; gender: string; age: number; healthyType: string };
}

const listAnswer = <T extends z.ZodType>(row: T) => z.object({ data: z.array(row), dataCount: z.number() });
const id = z.number();
const deviceRow = z.object({ id, sn: z.string(), deviceTypeId: id, deviceUserId: id.nullable() });
const typeRow = z.object({ id, code: z.string(), recordKinds: z.array(z.enum(recordKinds)).nullable() });
const classRow = z.object({ id, code: z.string() });
const wearerRow = z.object({ id, gender: z.string(), age: z.number(), deviceUserHealthyTypeId: id });
const deviceAnswer = z.object({ data: z.object({ device: deviceRow, secret: z.string() }) });

/**
 * Returns devices of the demo data and of earlier simulations, and registers more if there are too few. Each gets a new key.
 */
export async function simulatedDevices(client: ConsoleClient, count: number): Promise<SimulatedDevice[]> {
  const types = listAnswer(typeRow).parse(await client.call('selectAll.deviceType.open')).data;
  const classes = listAnswer(classRow).parse(await client.call('selectAll.deviceUserHealthyType.open')).data;
  const existing = await findSimulatedDevices(
    client,
    count,
    new Set(types.filter(measuresAnything).map((type) => type.id)),
  );
  const devices: SimulatedDevice[] = [];
  for (const { id } of existing) {
    devices.push(
      await completeDevice(
        deviceAnswer.parse(await client.call('rotateSecret.device.open', { id, reason: '模拟设备上传数据' })),
      ),
    );
  }
  const patch = types.find(({ code }) => code === 'ECG_PATCH') ?? types.find(measuresAnything);
  if (!patch) throw new Error('no type of device measures anything');
  while (devices.length < count) {
    const number = `${Date.now().toString(36).toUpperCase()}-${devices.length}`;
    const wearer = await client.call('insert.deviceUser.open', {
      name: `模拟佩戴者${devices.length}`,
      gender: devices.length % 2 === 0 ? '2' : '1',
      birthDate: `${1936 + (devices.length % 25)}-06-15`,
      deviceUserHealthyTypeId: classes[0]?.id,
      remark: '模拟数据',
    });
    const input = { sn: `SIM-${number}`, deviceTypeId: patch.id, deviceUserId: z.object({ id }).parse(wearer.data).id };
    devices.push(await completeDevice(deviceAnswer.parse(await client.call('registerDevice.device.open', input))));
  }
  return devices;

  async function completeDevice({ data: { device, secret } }: z.infer<typeof deviceAnswer>): Promise<SimulatedDevice> {
    const { data } = await client.call('selectById.deviceUser.open', { id: device.deviceUserId });
    const { deviceUserHealthyTypeId, ...wearer } = wearerRow.parse(data);
    return {
      sn: device.sn,
      secret,
      kinds: types.find((type) => type.id === device.deviceTypeId)?.recordKinds ?? [],
      wearer: { ...wearer, healthyType: classes.find((each) => each.id === deviceUserHealthyTypeId)?.code ?? 'normal' },
    };
  }
}

const measuresAnything = ({ recordKinds: kinds }: z.infer<typeof typeRow>) => (kinds ?? []).length > 0;

/** Returns devices in use that may be simulated. */
async function findSimulatedDevices(client: ConsoleClient, count: number, typeIds: ReadonlySet<number>) {
  const found: z.infer<typeof deviceRow>[] = [];
  for (let pageNum = 1; found.length < count; pageNum += 1) {
    const filter = { lifeStatus: 'bound', sort: 'sn', order: 'asc', pageNum, pageSize: PAGE };
    const page = listAnswer(deviceRow).parse(await client.call('selectBySelectivePagination.device.open', filter));
    found.push(...page.data.filter(({ sn, deviceTypeId }) => SIMULATED.test(sn) && typeIds.has(deviceTypeId)));
    if (pageNum * PAGE >= page.dataCount) break;
  }
  return found.slice(0, count);
}

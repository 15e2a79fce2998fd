import { added, codes, mobileNumber, personName, serial } from './records';
import type { TestApp } from './testApp';

/** Returns valid input of `insert.deviceUser.open`: a wearer who is not a client. */
export async function wearerInput(server: TestApp, changes: Record<string, unknown> = {}) {
  const classes = await codes(server, 'deviceUserHealthyType');
  return {
    name: personName('孙', '戴'),
    gender: '2',
    birthDate: '1945-05-01',
    phone: mobileNumber(),
    deviceUserHealthyTypeId: classes.normal,
    ...changes,
  };
}

/** Returns a serial number that no other device of this run has. */
export function serialNumber(): string {
  return `TEST-${String(serial()).padStart(6, '0')}`;
}

export interface Registered {
  id: number;
  sn: string;
  secret: string;
  version: number;
}

/** Registers a device of a type (`WATCH`), optionally worn by a wearer. */
export async function registered(
  server: TestApp,
  { type = 'WATCH', ...changes }: { type?: string; deviceUserId?: number; [field: string]: unknown } = {},
): Promise<Registered> {
  const types = await codes(server, 'deviceType');
  const input = { sn: serialNumber(), deviceTypeId: types[type], ...changes };
  const { body, text } = await server.call('registerDevice.device.open', input);
  if (body.status !== 8000) throw new Error(`no device was registered: ${text}`);
  const { device, secret } = body.data as { device: { id: number; sn: string; version: number }; secret: string };
  return { id: device.id, sn: device.sn, version: device.version, secret };
}

/** Adds a wearer with a device of a type. */
export async function worn(server: TestApp, type = 'WATCH') {
  const wearer = await added(server, 'deviceUser', await wearerInput(server));
  return { wearer, device: await registered(server, { type, deviceUserId: wearer.id }) };
}

import { activated, added, attendantInput, codes, elderInput } from './records';
import type { TestApp } from './testApp';

export type Row = Record<string, unknown> & { id: number; version: number };

/** Returns a moment of a day in the company's time zone. */
export const moment = (day: string, time: string) => `${day}T${time}:00.000+08:00`;

/** Adds an elder in service. */
export async function servedElder(server: TestApp, changes: Record<string, unknown> = {}): Promise<number> {
  const { id } = await added(server, 'elderly', await elderInput(server, changes));
  await activated(server, id);
  return id;
}

/** Adds a passed attendant who offers companionship, house cleaning and bed making. */
export async function passedAttendant(server: TestApp, changes: Record<string, unknown> = {}): Promise<number> {
  const { LIFE06, LIFE02, LTCI01 } = await codes(server, 'serviceType');
  const services = [LIFE06, LIFE02, LTCI01];
  const { id } = await added(
    server,
    'attendant',
    await attendantInput(server, { serviceTypeIds: services, ...changes }),
  );
  const { body, text } = await server.call('passAttendant.attendant.open', { id });
  if (body.status !== 8000) throw new Error(`attendant ${id} was not passed: ${text}`);
  return id;
}

/** Returns valid input of `insert.serviceApplication.open`: a companionship visit of the elder. */
export async function applicationInput(server: TestApp, changes: Record<string, unknown> = {}) {
  const services = await codes(server, 'serviceType');
  return {
    serviceTypeId: services.LIFE06,
    planStart: moment('2026-03-12', '09:00'),
    planEnd: moment('2026-03-12', '09:45'),
    ...changes,
  };
}

/** Adds an application, by default of a new elder, and moves it through the given steps. */
export async function applicationAfter(
  server: TestApp,
  steps: readonly (readonly [operation: string, input?: Record<string, unknown>])[],
  changes: Record<string, unknown> = {},
): Promise<Row> {
  const elderlyId = changes.elderlyId ?? (await servedElder(server));
  let record: Row = await added(
    server,
    'serviceApplication',
    await applicationInput(server, { elderlyId, ...changes }),
  );
  for (const [operation, input] of steps) {
    const { body, text } = await server.call(`${operation}.serviceApplication.open`, { id: record.id, ...input });
    if (body.status !== 8000) throw new Error(`${operation} was refused: ${text}`);
    record = body.data;
  }
  return record;
}

/** Returns the current application. */
export async function application(server: TestApp, id: number): Promise<Row> {
  return (await server.call('selectById.serviceApplication.open', { id })).body.data;
}

import { toIsoMoment } from '../../../contract/moment';
import { bulkInsert } from '../../../server/db/rows/bulkInsert';
import { storedFields } from '../../../server/db/tables/storedFields';
import { bumpVersions } from '../../../server/db/tableVersions';
import { Dictionaries } from '../../../server/operations/dictionaries';
import { serviceApplication } from '../../../src/plugins/service/entities/applications/serviceApplication';
import { runRisk } from '../../../src/plugins/service/server/risk/runRisk';
import { codes, serial } from './records';
import type { TestApp } from './testApp';

const MINUTE = 60_000;
/** The place of all visits, GCJ-02. */
const HOME = { lng: 120.15, lat: 30.28 };

export interface VisitChanges extends Record<string, unknown> {
  elderlyId: number;
  attendantId: number | null;
  /** Planned and signed start, milliseconds since 1970. */
  start: number;
  /** Planned and signed duration. */
  minutes?: number;
}

/**
 * Writes a finished, valid visit of 45 minutes, as a handset would have signed it, directly into the database. Returns its
 * id. Any field can be overridden.
 */
export async function signedVisit(server: TestApp, { start, minutes = 45, ...changes }: VisitChanges): Promise<number> {
  const services = await codes(server, 'serviceType');
  const id = 5_000 + serial();
  const [begin, end] = [toIsoMoment(start), toIsoMoment(start + minutes * MINUTE)];
  const signed = (name: 'signIn' | 'signOut', time: string) => ({
    [`${name}Time`]: time,
    [`${name}PhoneTime`]: time,
    [`${name}Lng`]: HOME.lng,
    [`${name}Lat`]: HOME.lat,
    [`${name}AccuracyM`]: 10,
    [`${name}DistanceM`]: 0,
    [`${name}PhoneId`]: `phone of ${changes.attendantId}`,
    [`${name}Mock`]: false,
    [`${name}Photos`]: ['/files/a.jpg', '/files/b.jpg'],
  });
  const defaults = Object.fromEntries(storedFields(serviceApplication).map(([name, field]) => [name, field.default]));
  const record = {
    ...defaults,
    id,
    createTime: begin,
    updateTime: begin,
    createBy: 'system',
    updateBy: 'system',
    version: 1,
    applicationNo: `SA${id}`,
    source: 'plan',
    elderlyName: '欧阳静文',
    serviceRegionCode: '119901',
    serviceLng: HOME.lng,
    serviceLat: HOME.lat,
    serviceTypeId: services.LIFE06,
    attendantName: '王小红',
    planStart: begin,
    planEnd: end,
    planMinutes: minutes,
    payerType: 'gov',
    status: 'completed',
    steps: [],
    signMethod: 'gps',
    ...signed('signIn', begin),
    ...signed('signOut', end),
    actualMinutes: minutes,
    confirmBy: 'elder',
    ...changes,
  };
  const { database } = server;
  await database.write((transaction) => bulkInsert({ transaction, entity: serviceApplication, records: [record] }));
  return id;
}

/** Runs the risk rules over visits, as a sign does; returns how many changed. */
export function rated(server: TestApp, ids: readonly number[]): Promise<number> {
  const { database, clock } = server;
  const context = { database, dictionaries: new Dictionaries(database) };
  return database.write(async (transaction) => {
    const changed = await runRisk({ transaction, context, ids, now: clock.now });
    await bumpVersions(transaction, [serviceApplication.name]);
    return changed;
  });
}

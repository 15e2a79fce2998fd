import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { MINUTE_MS, toIsoMoment } from '../../contract/moment';
import type { ConsoleClient } from './ConsoleClient';
import { simulatedPhoto } from './simulatedPhoto';

/** A caregiver whose app is simulated. Only caregivers without an app key get one, so that no real phone loses its key. */
interface CaregiverApp {
  attendantId: number;
  key: string;
}

/** A sign-in or sign-out of a visit, ready to send. */
export interface PlannedSign {
  call: 'signIn' | 'signOut';
  /** Milliseconds since 1970. */
  time: number;
  position: { lng: number; lat: number; accuracyM: number; system: 'GCJ02' } | null;
  mock: boolean;
}

const signRow = z.object({ id: z.number(), attendantId: z.number().nullable() });
const signPage = z.object({ data: z.object({ rows: z.array(signRow) }) });
const attendantRow = z.object({ status: z.string(), appKeyTime: z.string().nullable() });
const pairing = z.object({ data: z.object({ code: z.string() }) });
const issued = z.object({ data: z.object({ key: z.string() }) });
const ownVisit = z.object({
  id: z.number(),
  status: z.string(),
  planStart: z.string(),
  planEnd: z.string(),
  serviceLng: z.number().nullable(),
  serviceLat: z.number().nullable(),
});
export type SimulatedVisit = z.infer<typeof ownVisit>;
const answer = z.object({ status: z.number(), code: z.string().optional(), message: z.string(), data: z.unknown() });

/** Sign-ins are accepted from an hour before a visit until half an hour after it. */
const EARLIEST_MS = 60 * MINUTE_MS;
const LATEST_MS = 30 * MINUTE_MS;
/** About a kilometer, in degrees. */
const FAR_DEGREES = 0.01;

/**
 * Returns the sign-in and sign-out of a visit up to now: as planned within minutes. Every fifth visit has a distant, a
 * mocked or no position. Future ones are left out, past ones are replayed.
 */
export function plannedSigns(visit: SimulatedVisit, index: number, now: number): PlannedSign[] {
  const [start, end] = [Date.parse(visit.planStart), Date.parse(visit.planEnd)];
  if (now < start - EARLIEST_MS) return [];
  const isOpen = visit.status === 'assigned' || visit.status === 'missed';
  const signIn = Math.min(now, start + ((index % 13) - 7) * MINUTE_MS, end + LATEST_MS);
  const signOut = end + ((index % 7) - 3) * MINUTE_MS;
  const anomaly = index % 5 === 4 ? (['far', 'mock', 'nowhere'] as const)[Math.floor(index / 5) % 3] : undefined;
  const { serviceLng, serviceLat } = visit;
  const isPlaced = anomaly !== 'nowhere' && serviceLng !== null && serviceLat !== null;
  const position = isPlaced
    ? {
        lng: serviceLng + (anomaly === 'far' ? FAR_DEGREES : 0.0001),
        lat: serviceLat + 0.0001,
        accuracyM: 8 + (index % 20),
        system: 'GCJ02' as const,
      }
    : null;
  const shared = { position, mock: anomaly === 'mock' };
  return [
    ...(isOpen ? [{ call: 'signIn' as const, time: signIn, ...shared }] : []),
    ...(signOut <= now && signOut > signIn ? [{ call: 'signOut' as const, time: signOut, ...shared }] : []),
  ];
}

interface VisitSimulation {
  url: string;
  /** Maximum number of visits. */
  count: number;
  /** Sends each sign-in or sign-out at the requested rate and counts its outcome. */
  send: (sign: () => Promise<string | null>) => Promise<void>;
}

/** Signs today's visits of caregivers without an app; each gets a key meanwhile. Returns the number of visits. */
export async function simulateVisits(client: ConsoleClient, { url, count, send }: VisitSimulation): Promise<number> {
  const apps = await simulatedApps(client, { url, count });
  let simulatedCount = 0;
  try {
    for (const app of apps) {
      const visits = z.array(ownVisit).parse((await callAs(app, url, 'selectOwnVisits')).data);
      for (const visit of visits) {
        const signs = simulatedCount < count ? plannedSigns(visit, simulatedCount, Date.now()) : [];
        if (signs.length > 0) simulatedCount += 1;
        for (const sign of signs) await send(() => sendSign(app, url, { visit, sign }));
      }
    }
  } finally {
    for (const { attendantId } of apps) await client.call('revokeAppKey.attendant.open', { id: attendantId });
  }
  return simulatedCount;
}

async function simulatedApps(
  client: ConsoleClient,
  { url, count }: Pick<VisitSimulation, 'url' | 'count'>,
): Promise<CaregiverApp[]> {
  const parameters = { signStatus: ['waiting', 'lateIn', 'missedIn', 'inService', 'overdueOut'], pageSize: 500 };
  const { rows } = signPage.parse(await client.call('selectSignPagination.serviceApplication.open', parameters)).data;
  const ids = [...new Set(rows.slice(0, count).flatMap(({ attendantId }) => attendantId ?? []))];
  const apps: CaregiverApp[] = [];
  for (const id of ids) {
    const attendant = attendantRow.parse((await client.call('selectById.attendant.open', { id })).data);
    if (attendant.status !== 'passed' || attendant.appKeyTime !== null) continue;
    const parameters = { id, reason: '模拟护理员应用' };
    const { code } = pairing.parse(await client.call('issueAppKey.attendant.open', parameters)).data;
    apps.push({ attendantId: id, key: await keyFor(url, code) });
  }
  return apps;
}

async function sendSign(
  app: CaregiverApp,
  url: string,
  { visit, sign }: { visit: SimulatedVisit; sign: PlannedSign },
): Promise<string | null> {
  const { call, time, position, mock } = sign;
  const { status, code, message } = await callAs(app, url, call, {
    id: visit.id,
    key: randomUUID(),
    time: toIsoMoment(time),
    sentTime: toIsoMoment(Date.now()),
    position,
    mock,
    phoneId: `simulated-${app.attendantId}`,
    photos: [{ content: simulatedPhoto().toString('base64'), takenTime: toIsoMoment(time) }],
    ...(call === 'signOut' && { serviceResult: '模拟服务', confirmBy: 'elder' }),
  });
  return status === 8000 ? null : `${call}: ${code ?? message}`;
}

/** Returns the key that a phone gets for its pairing code. */
async function keyFor(url: string, code: string): Promise<string> {
  const response = await fetch(new URL('/api/pairApp.attendant.open', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  return issued.parse(await response.json()).data.key;
}

async function callAs({ key }: CaregiverApp, url: string, call: string, body?: object) {
  const response = await fetch(new URL(`/api/${call}.serviceApplication.open`, url), {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.parse(await response.json());
}

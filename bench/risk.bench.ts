import { DAY_MS, HOUR_MS, MINUTE_MS } from '../contract/moment';
/**
 * Measures how many visits per second of CPU time the 24 risk rules evaluate, without a database. The visits of one
 * attendant's half year are generated with their neighbors, including photos, as in the nightly run.
 */
import { evaluateRisk } from '../src/plugins/service/entities/risk/evaluateRisk';
import { neighboursFor, type RiskSurroundings } from '../src/plugins/service/entities/risk/neighboursFor';
import { riskRuleIds } from '../src/plugins/service/entities/risk/riskRuleDefinition';
import { defaultRiskRuleSettings, riskRuleTable } from '../src/plugins/service/entities/risk/riskRuleTable';
import type { NeighbourVisit, RiskSign, RiskVisit } from '../src/plugins/service/entities/risk/riskVisit';
import { percentile, report } from './report';

const DAYS = 180;
const VISITS_A_DAY = 4;
const ROUNDS = 20;
const START = Date.parse('2026-01-01T00:00:00+08:00');

const table = riskRuleTable(defaultRiskRuleSettings);
const visits = Array.from({ length: DAYS * VISITS_A_DAY }, (_, index) => createVisit(index));
const surroundings = surroundingsOf(visits);

const seconds: number[] = [];
let hits = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const start = process.cpuUsage();
  for (const visit of visits) hits += evaluateRisk(visit, neighboursFor(visit, surroundings), table).riskHits.length;
  // CPU time, which is independent of the machine's load.
  const { user, system } = process.cpuUsage(start);
  seconds.push((user + system) / 1e6);
}
if (hits === 0) throw new Error('no rule found anything, so nothing was measured');
const median = percentile(seconds, 0.5);
const detail = { visits: visits.length, rules: riskRuleIds.length, hits: hits / ROUNDS };
report({ name: 'risk.visits', value: visits.length / median, unit: 'visits/s', atLeast: 3_000, detail });
report({ name: 'risk.rules', value: (visits.length * riskRuleIds.length) / median, unit: 'rules/s', detail });

/** Deterministic: the same index always gives the same visit. Every twentieth is late, every fiftieth far away. */
function createVisit(index: number): RiskVisit {
  const day = Math.floor(index / VISITS_A_DAY);
  const planStart = START + day * DAY_MS + (8 + 2 * (index % VISITS_A_DAY)) * HOUR_MS;
  const planEnd = planStart + HOUR_MS;
  const late = index % 20 === 0 ? 15 * MINUTE_MS : (index % 7) * MINUTE_MS;
  const lat = 30.28 + (index % 50 === 0 ? 0.01 : (index % 9) * 0.0001);
  return {
    id: index + 1,
    attendantId: 1,
    elderlyId: 1 + (index % 20),
    payerType: index % 3 === 0 ? 'ltci' : 'gov',
    day: new Date(planStart + 8 * HOUR_MS).toISOString().slice(0, 10),
    planStart,
    planEnd,
    place: { lng: 120.15, lat: 30.28 },
    geofenceM: 100,
    signIn: signAt(planStart + late, index, lat),
    signOut: signAt(planEnd + (index % 5) * MINUTE_MS, index + 1_000_000, lat),
    servicePhotos: [],
    missedIn: false,
    missedOut: false,
    amended: false,
    confirmed: true,
    policy: {
      minMinutes: 30,
      signInPhotos: 1,
      signOutPhotos: 1,
      albumAllowed: false,
      needSignature: true,
      twoPerson: false,
      nursesOnly: false,
      roles: ['caregiver'],
      capacityTypeIds: [],
    },
    attendant: { role: 'caregiver', passed: true, certificates: [{ type: 'health' }, { type: 'noCrime' }] },
    elder: { state: 'served', capacityTypeId: 1 },
  };
}

function signAt(time: number, seed: number, lat: number): RiskSign {
  const half = (salt: number) => Math.imul(seed * 2 + salt, 2_654_435_761) | 0;
  return {
    time,
    phoneTime: time + 1000,
    recordedTime: null,
    place: { lng: 120.15, lat },
    accuracyM: seed % 30,
    mock: false,
    phoneId: 'handset',
    manual: false,
    photos: [{ sha256: String(seed).padStart(64, '0'), pHash: [half(0), half(1)], fromAlbum: false, ageSeconds: 3 }],
  };
}

function surroundingsOf(all: readonly RiskVisit[]): RiskSurroundings {
  const neighbours = all.map(
    (visit): NeighbourVisit => ({
      id: visit.id,
      attendantId: visit.attendantId,
      elderlyId: visit.elderlyId,
      start: visit.signIn?.time ?? visit.planStart,
      end: visit.signOut?.time ?? visit.planEnd,
      endPlace: visit.signOut?.place ?? null,
      signedIn: true,
      signedOut: true,
      manual: false,
      twoPerson: false,
      payerType: visit.payerType,
    }),
  );
  const elders = [...new Set(neighbours.map(({ elderlyId }) => elderlyId))];
  const photos = all.flatMap(({ id, signIn, signOut }) =>
    [signIn, signOut].flatMap((sign) =>
      (sign?.photos ?? []).map(({ sha256, pHash }) => ({
        visitId: id,
        time: signIn?.time ?? 0,
        sha256: sha256 ?? '',
        pHash,
      })),
    ),
  );
  return {
    byAttendant: new Map([[1, neighbours]]),
    byElder: new Map(elders.map((elder) => [elder, neighbours.filter(({ elderlyId }) => elderlyId === elder)])),
    photosByFile: new Map(photos.map((photo) => [photo.sha256, [photo]])),
    photosByAttendant: new Map([[1, photos]]),
    phoneUses: new Map([['handset', []]]),
  };
}

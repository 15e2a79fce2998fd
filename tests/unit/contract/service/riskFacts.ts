import type { Point } from '../../../../contract/distance';
import type {
  NeighbourVisit,
  RiskNeighbours,
  RiskPhoto,
  RiskSign,
  RiskVisit,
} from '../../../../src/plugins/service/entities/risk/riskVisit';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A Wednesday at nine. */
export const NINE = Date.parse('2026-03-11T09:00:00+08:00');
export const HOME: Point = { lng: 120.15, lat: 30.28 };

/** Returns a place the given number of meters north of another. */
export function north(metres: number, of: Point = HOME): Point {
  return { lng: of.lng, lat: of.lat + (metres / 6_371_008.8) * (180 / Math.PI) };
}

let sequence = 0;

/** A photo unlike any other. */
export function photo(changes: Partial<RiskPhoto> = {}): RiskPhoto {
  sequence += 1;
  return {
    sha256: String(sequence).padStart(64, '0'),
    pHash: null,
    fromAlbum: false,
    ageSeconds: 5,
    ...changes,
  };
}

export function sign(time: number, changes: Partial<RiskSign> = {}): RiskSign {
  return {
    time,
    phoneTime: time,
    recordedTime: time,
    place: HOME,
    accuracyM: 0,
    mock: false,
    phoneId: 'phone-7',
    manual: false,
    photos: [photo(), photo()],
    ...changes,
  };
}

/** A visit from nine to ten without any finding. */
export function visit(changes: Partial<RiskVisit> = {}): RiskVisit {
  return {
    id: 1000,
    attendantId: 7,
    elderlyId: 70,
    payerType: 'gov',
    day: '2026-03-11',
    planStart: NINE,
    planEnd: NINE + HOUR,
    place: HOME,
    geofenceM: null,
    signIn: sign(NINE),
    signOut: sign(NINE + HOUR),
    servicePhotos: [],
    missedIn: false,
    missedOut: false,
    amended: false,
    confirmed: false,
    policy: {
      minMinutes: 30,
      signInPhotos: 1,
      signOutPhotos: 2,
      albumAllowed: false,
      needSignature: false,
      twoPerson: false,
      nursesOnly: false,
      roles: ['caregiver'],
      capacityTypeIds: [],
    },
    attendant: {
      role: 'caregiver',
      passed: true,
      certificates: [
        { type: 'health', expire: '2026-03-11' },
        { type: 'noCrime', expire: null },
      ],
    },
    elder: { state: 'served', capacityTypeId: 3 },
    ...changes,
  };
}

/** Returns the same visit under another policy of its service type. */
export function visitUnder(policy: Partial<RiskVisit['policy']>, changes: Partial<RiskVisit> = {}): RiskVisit {
  const plain = visit(changes);
  return { ...plain, policy: { ...plain.policy, ...policy } };
}

/** Returns a signed visit between two moments. */
export function neighbour(start: number, end: number, changes: Partial<NeighbourVisit> = {}): NeighbourVisit {
  sequence += 1;
  return {
    id: sequence,
    attendantId: 7,
    elderlyId: 71,
    start,
    end,
    endPlace: HOME,
    signedIn: true,
    signedOut: true,
    manual: false,
    twoPerson: false,
    payerType: 'gov',
    ...changes,
  };
}

/** No relevant visits nearby. */
export function neighbours(changes: Partial<RiskNeighbours> = {}): RiskNeighbours {
  return {
    attendantVisits: [],
    elderVisits: [],
    dayMinutes: 60,
    dayVisits: 1,
    monthMinutes: 0,
    recentVisits: 20,
    recentManual: 0,
    previousVisits: [],
    photos: [],
    phoneUses: [],
    ...changes,
  };
}

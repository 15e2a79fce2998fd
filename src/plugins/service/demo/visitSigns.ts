import type { Point } from '../../../../contract/distance';
import { distanceBetween } from '../../../../contract/distance';
import { DEMO_LABEL } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { WireRecord } from '../../../../server/plugin-api';

/** The anomaly of a visit; most have none. */
export type VisitOddity =
  | 'none'
  | 'late'
  | 'inaccurate'
  | 'offside'
  | 'away'
  | 'short'
  | 'missedOut'
  | 'mock'
  | 'farAway'
  | 'tooShort';

/** One attendant in 33 causes most of the severe anomalies. */
const CARELESS = 33;
const CARELESS_REMAINDER = 8;

/**
 * Draws an anomaly. Shares of none, low, medium and high risk: 82, 11, 4.5 and 2.5 %; a few attendants cause three in
 * five of the last.
 */
export function oddityOf(draw: Draw, attendantId: number): VisitOddity {
  const grave = attendantId % CARELESS === CARELESS_REMAINDER ? 50 : 1.03;
  return draw.weighted<VisitOddity>('oddity', [
    ['none', 82],
    ['late', 4],
    ['inaccurate', 3],
    ['offside', 4],
    ['away', 2],
    ['short', 1.5],
    ['missedOut', 1],
    ['mock', grave * 0.4],
    ['farAway', grave * 0.3],
    ['tooShort', grave * 0.3],
  ]);
}

/** Returns by how many minutes a visit begins after its plan, and how many minutes it lasts. */
export function timesOf({ draw, oddity, minutes }: { draw: Draw; oddity: VisitOddity; minutes: number }) {
  const late = oddity === 'late' ? draw.integer('late', 12, 25) : draw.integer('late', -4, 7);
  const length =
    oddity === 'tooShort'
      ? draw.integer('length', 2, 4)
      : oddity === 'short'
        ? Math.max(5, Math.floor(minutes * 0.55))
        : Math.max(5, Math.round(minutes * (0.9 + draw.unit('length') * 0.25)));
  return { late, length };
}

/** Returns the meters from the place of service, depending on the anomaly; the geofence is 100. */
export function metresOf(draw: Draw, oddity: VisitOddity): number {
  switch (oddity) {
    case 'offside':
      return draw.integer('metres', 165, 200);
    case 'away':
      return draw.integer('metres', 260, 450);
    case 'farAway':
      return draw.integer('metres', 650, 2500);
    default:
      return draw.integer('metres', 2, 70);
  }
}

export interface SignInput {
  draw: Draw;
  end: 'signIn' | 'signOut';
  place: Point | undefined;
  attendantId: number;
  time: string;
  metres: number;
  oddity: VisitOddity;
}

/** Returns what the handset sent with a sign-in or sign-out. */
export function signFields({ draw, end, place, attendantId, time, metres, oddity }: SignInput): WireRecord {
  const point = place && pointAt(place, metres, draw.unit(`${end}.angle`) * 2 * Math.PI);
  return {
    [`${end}Time`]: time,
    [`${end}PhoneTime`]: time,
    [`${end}Lng`]: point?.lng ?? null,
    [`${end}Lat`]: point?.lat ?? null,
    [`${end}AccuracyM`]: point ? accuracyOf(draw, end, oddity) : null,
    [`${end}DistanceM`]: point && place ? distanceBetween(point, place) : null,
    [`${end}PhoneId`]: phoneIdOf(attendantId),
    // Addresses reserved for documentation (RFC 5737).
    [`${end}Ip`]: `203.0.113.${(attendantId % 250) + 1}`,
    [`${end}Mock`]: oddity === 'mock',
    [`${end}Photos`]: photosOf(draw, end),
  };
}

function accuracyOf(draw: Draw, end: SignInput['end'], oddity: VisitOddity): number {
  return oddity === 'inaccurate' ? draw.integer(`${end}.accuracy`, 110, 180) : draw.integer(`${end}.accuracy`, 5, 30);
}

/** Returns the handset id of an attendant. */
export const phoneIdOf = (attendantId: number) => `demo-phone-${attendantId}`;

const PHOTO_COUNT = { signIn: 1, signOut: 2 } as const;

/** Number of drawn pictures for visits. */
const PICTURES = 4;

function photosOf(draw: Draw, end: SignInput['end']): string[] {
  const first = draw.integer(`${end}.photo`, 0, PICTURES - 1);
  return Array.from(
    { length: PHOTO_COUNT[end] },
    (_, index) => `/demo-images/visit-${((first + index) % PICTURES) + 1}.svg`,
  );
}

/** Returns hashes as of real photos, because the drawn pictures repeat. */
export function photoFacts(draw: Draw, ends: readonly SignInput['end'][]): WireRecord[] {
  return ends.flatMap((slot) =>
    Array.from({ length: PHOTO_COUNT[slot] }, (_, position) => ({
      slot,
      position,
      sha256: hexadecimal(draw, `${slot}.sha256.${position}`, 8),
      pHash: hexadecimal(draw, `${slot}.pHash.${position}`, 2),
      fromAlbum: false,
      ageSeconds: draw.integer(`${slot}.age`, 3, 90, position),
    })),
  );
}

/** Returns hexadecimal digits, eight for each word. */
function hexadecimal(draw: Draw, field: string, words: number): string {
  let digits = '';
  for (let index = 0; index < words; index += 1) {
    const word = draw.integer(field, 0, 2 ** 32 - 1, index);
    digits += word.toString(16).padStart(8, '0');
  }
  return digits;
}

const METRES_PER_DEGREE = 111_195;

function pointAt(place: Point, metres: number, angle: number): Point {
  const sixDigits = (value: number) => Math.round(value * 1e6) / 1e6;
  const east = (metres * Math.cos(angle)) / (METRES_PER_DEGREE * Math.cos((place.lat * Math.PI) / 180));
  return {
    lng: sixDigits(place.lng + east),
    lat: sixDigits(place.lat + (metres * Math.sin(angle)) / METRES_PER_DEGREE),
  };
}

/** Returns the attendant's notes. */
export const resultOf = (draw: Draw) =>
  `${DEMO_LABEL}：${draw.pick('result', ['服务完成，老人状态良好', '按计划完成服务', '完成服务，老人胃口不错', '服务完成，已提醒按时服药'])}`;

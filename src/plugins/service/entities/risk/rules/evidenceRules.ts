import { DAY_MS, HOUR_MS } from '../../../../../../contract/moment';
import { defineRiskRule, type RiskRuleEntry } from '../riskRuleDefinition';
import type { NeighbourPhoto, RiskPhoto, RiskSign, RiskVisit } from '../riskVisit';
import { signedByApp } from './placeRules';

/** Rules about the evidence of a visit: photos, the attendant's own handset, a signature. */
export const evidenceRules: readonly RiskRuleEntry[] = [
  /** Detects a photo from an earlier visit: the same file, or a visually similar picture. */
  defineRiskRule({
    id: 'R14',
    limits: {
      differentBits: { default: 5, min: 0, max: 20 },
      withinDays: { default: 180, min: 1, max: 180 },
    },
    points: { similarPhoto: 60, samePhoto: 60 },
    evaluate(visit, { photos }, { differentBits, withinDays }) {
      const own = [...signedByApp(visit), { photos: visit.servicePhotos }].flatMap((shown) => shown.photos);
      if (own.length === 0) return undefined;
      const begin = visit.signIn?.time ?? visit.planStart;
      const from = begin - withinDays * DAY_MS;
      const isEarlier = ({ visitId, time }: NeighbourPhoto) =>
        visitId !== visit.id && time >= from && (time < begin || (time === begin && visitId < visit.id));
      const least = leastDifference(own, photos, { most: differentBits, isEarlier });
      if (least > differentBits) return undefined;
      return { cases: [least < 0 ? 'samePhoto' : 'similarPhoto'], value: Math.max(0, least), limit: differentBits };
    },
  }),
  /** Detects one handset that signs for several attendants within a day, which suggests signing for absent colleagues. */
  defineRiskRule({
    id: 'R15',
    limits: {
      attendants: { default: 2, min: 2, max: 20 },
      withinHours: { default: 24, min: 1, max: 24 },
    },
    points: { hit: 60 },
    evaluate(visit, { phoneUses }, { attendants, withinHours }) {
      if (visit.attendantId === null) return undefined;
      const most = Math.max(0, ...signedByApp(visit).map((sign) => usersOf(sign, visit.attendantId)));
      return most >= attendants ? { cases: ['hit'], value: most, limit: attendants } : undefined;

      function usersOf({ phoneId, time }: RiskSign, self: number | null): number {
        if (phoneId === null) return 0;
        const nearbyUses = phoneUses.filter(
          (use) => use.phoneId === phoneId && Math.abs(use.time - time) <= withinHours * HOUR_MS,
        );
        return new Set([self, ...nearbyUses.map(({ attendantId }) => attendantId)]).size;
      }
    },
  }),
  /** Detects a finished visit without the signature that the service requires. */
  defineRiskRule({
    id: 'R16',
    limits: {},
    points: { hit: 15 },
    evaluate: ({ signOut, policy, confirmed }) =>
      signOut && policy.needSignature && !confirmed ? { cases: ['hit'], value: 0, limit: 1 } : undefined,
  }),
  /** Detects too few photos, a photo from the album where the service does not allow it, or one taken long before. */
  defineRiskRule({
    id: 'R24',
    limits: { photoAgeMinutes: { default: 10, min: 1, max: 1_440 } },
    points: { oldPhoto: 10, albumPhoto: 10, tooFewPhotos: 10 },
    evaluate(visit, _, { photoAgeMinutes }) {
      const missing = missingPhotos(visit);
      if (missing > 0) return { cases: ['tooFewPhotos'], value: missing, limit: 0 };
      const signs = signedByApp(visit);
      const fromAlbum = signs.flatMap(({ photos }) => photos).filter((photo) => photo.fromAlbum).length;
      if (fromAlbum > 0 && !visit.policy.albumAllowed) return { cases: ['albumPhoto'], value: fromAlbum, limit: 0 };
      const oldest = Math.max(0, ...signs.flatMap(({ photos }) => photos.map(({ ageSeconds }) => ageSeconds ?? 0)));
      return oldest > photoAgeMinutes * 60 && !visit.policy.albumAllowed
        ? { cases: ['oldPhoto'], value: Math.ceil(oldest / 60), limit: photoAgeMinutes }
        : undefined;
    },
  }),
];

function missingPhotos({ signIn, signOut, policy }: RiskVisit): number {
  const missingCount = (sign: RiskSign | null, required: number) =>
    sign && !sign.manual ? Math.max(0, required - sign.photos.length) : 0;
  return missingCount(signIn, policy.signInPhotos) + missingCount(signOut, policy.signOutPhotos);
}

/** Returns -1 for the same file, otherwise the minimum Hamming distance of two perceptual hashes, if at most `most`. */
function leastDifference(
  own: readonly RiskPhoto[],
  photos: readonly NeighbourPhoto[],
  { most, isEarlier }: { most: number; isEarlier: (photo: NeighbourPhoto) => boolean },
): number {
  const files = new Set(own.map(({ sha256 }) => sha256));
  const hashes = own.map(({ pHash }) => pHash).filter((pHash) => pHash !== null);
  let least = Number.POSITIVE_INFINITY;
  // Plain loops, because there are thousands of photos for every visit; only closer matches are examined further.
  for (const photo of photos) {
    if (files.has(photo.sha256) && isEarlier(photo)) return -1;
    if (photo.pHash === null) continue;
    for (const hash of hashes) {
      const inHigh = countBits(photo.pHash[0] ^ hash[0]);
      if (inHigh > most || inHigh >= least) continue;
      const difference = inHigh + countBits(photo.pHash[1] ^ hash[1]);
      if (difference < least && isEarlier(photo)) least = difference;
    }
  }
  return least;
}

/** Returns the number of set bits of a 32-bit integer. */
function countBits(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

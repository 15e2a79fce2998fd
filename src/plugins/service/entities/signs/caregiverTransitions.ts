import type { Draft, RuleContext, Transition } from '../../../../../contract/defineEntity';
import { HOUR_MS, MINUTE_MS, parseIsoMoment } from '../../../../../contract/moment';
import type { Problem } from '../../../../../contract/problems';
import {
  ACCURACY_FORGIVEN_MAX_M,
  AUTO_CLOSE_AFTER_MIN,
  MISSED_AFTER_MIN,
  REPLAY_HOURS_MAX,
  SIGN_IN_EARLY_MIN,
} from '../applications/applicationLimits';
import type { ServiceApplication } from '../applications/serviceApplication';
import { planMinutesOf } from '../applications/serviceApplicationRules';
import type { ServiceType } from '../serviceType';
import { autoCloseMoment } from './autoClose';

type DraftFields = Partial<ServiceApplication>;

/** The end of a visit that is signed. */
export type SignEnd = 'signIn' | 'signOut';

/** The times of a sign, in milliseconds since 1970. */
export interface SignClock {
  /** Time of the sign by the handset's clock, which may be wrong. */
  time: number;
  /** The handset's clock when it sent the sign. */
  sentTime: number;
  /** When the server received it. */
  now: number;
}

/** Returns the time of a sign by the server's clock: corrects the handset's time by its clock error when it was sent. */
export const signedMoment = ({ time, sentTime, now }: SignClock) => time + (now - sentTime);

/** Returns what is wrong with the times of a sign: it is from the future, or too old to be trusted. */
export function clockProblems({ time, sentTime }: SignClock): Problem[] {
  if (time > sentTime) return [{ field: 'time', code: 'signAfterSending' }];
  const isTooOld = sentTime - time > REPLAY_HOURS_MAX * HOUR_MS;
  return isTooOld ? [{ field: 'time', code: 'signTooOld', params: { hours: REPLAY_HOURS_MAX } }] : [];
}

/** A sign whose times and place are resolved; the input of the transitions below. */
export interface ResolvedSign {
  /** The time by the server's clock and by the handset's clock. */
  time: string;
  phoneTime: string;
  serverTime: string;
  key: string;
  method: NonNullable<ServiceApplication['signMethod']>;
  /** Degrees, GCJ-02. */
  lng: number | null;
  lat: number | null;
  accuracyM: number | null;
  distanceM: number | null;
  mock: boolean;
  phoneId: string;
  ip: string;
  note: string | null;
  photos: string[];
  photoFacts: NonNullable<ServiceApplication['photoFacts']>;
  /** Fields that only a sign-out sets. */
  report: Partial<
    Pick<ServiceApplication, 'servicePhotos' | 'elderSignature' | 'serviceResult' | 'confirmBy' | 'vitals'>
  >;
}

/**
 * Transitions for signs of a caregiver's app. A sign delayed by a missing network can arrive after the server has
 * marked the visit as missed; it still counts by the time at which it was made.
 */
export const caregiverTransitions = {
  signIn: {
    from: ['assigned', 'missed'],
    to: 'inService',
    guard: (record, context, input) => {
      const time = toMillis(input.time);
      const [start, end] = [toMillis(record.planStart), toMillis(record.planEnd)];
      if (time < start - SIGN_IN_EARLY_MIN * MINUTE_MS) {
        return [{ field: 'time', code: 'signInTooEarly', params: { minutes: SIGN_IN_EARLY_MIN } }];
      }
      if (time > end + MISSED_AFTER_MIN * MINUTE_MS) {
        return [{ field: 'time', code: 'signInTooLate', params: { minutes: MISSED_AFTER_MIN } }];
      }
      const policy = policyOf(record, context);
      const lateMin = (time - start) / MINUTE_MS;
      if (isBlocked(policy?.lateAction) && lateMin > (policy?.lateMaxMin ?? 0)) {
        return [{ field: 'time', code: 'signInBlockedLate', params: { minutes: policy?.lateMaxMin ?? 0 } }];
      }
      return distanceProblems(input, { action: policy?.signInAction, maxM: policy?.signInMaxM });
    },
    effect: (record, input) => signValues('signIn', record as DraftFields, asResolvedSign(input)),
  },
  signOut: {
    from: ['inService', 'completed'],
    to: 'completed',
    guard: (record, context, input) => {
      const { status, missedOut, signOutTime, signInTime, planEnd } = record as DraftFields;
      // Among completed visits, only those that the server closed for lack of a sign-out accept one.
      if (status === 'completed' && !(missedOut && signOutTime == null))
        return [{ field: '', code: 'signedOutAlready' }];
      const time = toMillis(input.time);
      if (time <= toMillis(signInTime)) return [{ field: 'time', code: 'signOutBeforeSignIn' }];
      if (time > autoCloseMoment(planEnd ?? '')) {
        return [{ field: 'time', code: 'signOutTooLate', params: { hours: AUTO_CLOSE_AFTER_MIN / 60 } }];
      }
      const policy = policyOf(record, context);
      const earlyMin = (toMillis(planEnd) - time) / MINUTE_MS;
      if (isBlocked(policy?.earlyAction) && earlyMin > (policy?.earlyMaxMin ?? 0)) {
        return [{ field: 'time', code: 'signOutBlockedEarly', params: { minutes: policy?.earlyMaxMin ?? 0 } }];
      }
      return distanceProblems(input, { action: policy?.signOutAction, maxM: policy?.signOutMaxM });
    },
    effect: (record, input) => {
      const visit = record as DraftFields;
      const resolved = asResolvedSign(input);
      return {
        ...signValues('signOut', visit, resolved),
        ...resolved.report,
        missedOut: false,
        actualMinutes: planMinutesOf(visit.signInTime, resolved.time) ?? null,
      };
    },
  },
} as const satisfies Readonly<Record<SignEnd, Transition>>;

/** Only the server creates these inputs, as {@link ResolvedSign}. */
const asResolvedSign = (input: Draft) => input as unknown as ResolvedSign;

function signValues(end: SignEnd, record: DraftFields, sign: ResolvedSign): Draft {
  const otherFacts = (record.photoFacts ?? []).filter(
    ({ slot }) => !sign.photoFacts.some((fact) => fact.slot === slot),
  );
  return {
    [`${end}Time`]: sign.time,
    [`${end}PhoneTime`]: sign.phoneTime,
    [`${end}ServerTime`]: sign.serverTime,
    [`${end}Key`]: sign.key,
    [`${end}Lng`]: sign.lng,
    [`${end}Lat`]: sign.lat,
    [`${end}AccuracyM`]: sign.accuracyM,
    [`${end}DistanceM`]: sign.distanceM,
    [`${end}Mock`]: sign.mock,
    [`${end}PhoneId`]: sign.phoneId,
    [`${end}Ip`]: sign.ip,
    [`${end}Note`]: sign.note,
    [`${end}Photos`]: sign.photos,
    photoFacts: [...otherFacts, ...sign.photoFacts],
    // A visit whose start was entered by hand stays `manual`.
    signMethod: record.signMethod === 'manual' ? 'manual' : sign.method,
  };
}

/** Limits that block the caregiver. The risk rules handle the others. */
const isBlocked = (action: string | null | undefined) => action === 'block' || action === 'closeOrder';

function distanceProblems(
  input: Draft,
  { action, maxM }: { action: string | null | undefined; maxM: number | null | undefined },
): Problem[] {
  const { distanceM, accuracyM } = asResolvedSign(input);
  if (!isBlocked(action) || maxM == null) return [];
  if (distanceM === null) return [{ field: 'position', code: 'signPlaceUnknown' }];
  const isFar = distanceM - Math.min(accuracyM ?? 0, ACCURACY_FORGIVEN_MAX_M) > maxM;
  return isFar ? [{ field: 'position', code: 'signTooFar', params: { metres: distanceM, max: maxM } }] : [];
}

function policyOf(record: Draft, { lookup }: RuleContext): Partial<ServiceType> | undefined {
  return lookup('serviceType', Number(record.serviceTypeId));
}

const toMillis = (moment: unknown) => (typeof moment === 'string' ? parseIsoMoment(moment) : undefined) ?? 0;

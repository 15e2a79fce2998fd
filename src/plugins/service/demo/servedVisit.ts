import type { RuleContext } from '../../../../contract/defineEntity';
import { pointOf } from '../../../../contract/distance';
import { MINUTE_MS, toIsoMoment } from '../../../../contract/moment';
import type { DemoPlan } from '../../../../server/demo/demoPlan';
import type { WireRecord } from '../../../../server/plugin-api';
import type { ApplicationState } from '../entities/applications/applicationStates';
import { autoCloseMoment } from '../entities/signs/autoClose';
import { type PlannedVisit, partnerOf } from './plannedVisit';
import { isOrdinary } from './scriptedVisits';
import {
  metresOf,
  oddityOf,
  phoneIdOf,
  photoFacts,
  resultOf,
  signFields,
  timesOf,
  type VisitOddity,
} from './visitSigns';

export interface ServedVisit {
  visit: PlannedVisit;
  plan: DemoPlan;
  rules: RuleContext;
  state: ApplicationState;
  /** Entered afterwards, without a handset. */
  isManual: boolean;
}

/** Returns signs, photos and notes of a visit. */
export function signsOf({ visit, plan, rules, state, isManual }: ServedVisit): WireRecord {
  if (state !== 'inService' && state !== 'completed' && state !== 'settled') return {};
  const { draw, place, attendant, elder, start, end, scriptedCase } = visit;
  const randomOddity = oddityIn(visit);
  // The visit is not closed yet, so a missing sign-out cannot be known yet.
  const oddity = randomOddity === 'missedOut' && autoCloseMoment(toIsoMoment(end)) > plan.now ? 'none' : randomOddity;
  const minutes = (end - start) / MINUTE_MS;
  const { late, length } = timesOf({ draw, oddity, minutes });
  const begin =
    scriptedCase === 'impossibleTravel' ? partnerEnd(visit, plan, rules) + MINUTE_MS : start + late * MINUTE_MS;
  const signedIn = state === 'inService' ? Math.min(begin, plan.now - MINUTE_MS) : begin;
  const isOut = state !== 'inService' && oddity !== 'missedOut';
  const signedOut = Math.min(signedIn + (scriptedCase === 'threeMinutes' ? 3 : length) * MINUTE_MS, plan.now);
  const metres = scriptedCase === 'farAway' ? 800 : metresOf(draw, oddity);
  const home = pointOf(elder.lng, elder.lat);
  const common = { draw, place: home, attendantId: attendant.id, metres, oddity };
  const isTyped = isManual && !isOrdinary(place);
  const ends = isTyped ? [] : isOut ? (['signIn', 'signOut'] as const) : (['signIn'] as const);
  const fields: WireRecord = {
    signMethod: isTyped
      ? 'manual'
      : draw.weighted('signMethod', [
          ['gps', 80],
          ['qr', 12],
          ['nfc', 8],
        ]),
    ...(isTyped
      ? { signInTime: toIsoMoment(signedIn), signOutTime: isOut ? toIsoMoment(signedOut) : null }
      : signFields({ ...common, end: 'signIn', time: toIsoMoment(signedIn) })),
    ...(isOut && !isTyped ? signFields({ ...common, end: 'signOut', time: toIsoMoment(signedOut) }) : {}),
    missedOut: state !== 'inService' && !isOut,
    actualMinutes: isOut ? Math.floor((signedOut - signedIn) / MINUTE_MS) : null,
    photoFacts: photoFacts(draw, ends),
    serviceResult: isOut ? resultOf(draw) : null,
    confirmBy: isOut ? draw.pick('confirmBy', ['elder', 'elder', 'family'] as const) : null,
  };
  if (scriptedCase === 'samePhoto')
    fields.photoFacts = photoFacts(partnerOf(visit, plan, rules).draw, ['signIn', 'signOut']);
  if (scriptedCase === 'sharedPhone') {
    const phoneId = phoneIdOf(partnerOf(visit, plan, rules).attendant.id);
    Object.assign(fields, { signInPhoneId: phoneId, signOutPhoneId: phoneId });
  }
  return fields;
}

function oddityIn({ draw, place, attendant, scriptedCase }: PlannedVisit): VisitOddity {
  if (scriptedCase === 'missingSignOut') return 'missedOut';
  if (scriptedCase === 'mockPosition') return 'mock';
  return isOrdinary(place) ? 'none' : oddityOf(draw, attendant.id);
}

/** Returns when the partner visit ended, in milliseconds since 1970. */
function partnerEnd(visit: PlannedVisit, plan: DemoPlan, rules: RuleContext): number {
  const partner = partnerOf(visit, plan, rules);
  const minutes = (partner.end - partner.start) / MINUTE_MS;
  const { late, length } = timesOf({ draw: partner.draw, oddity: oddityIn(partner), minutes });
  return partner.start + (late + length) * MINUTE_MS;
}

import type { RuleContext } from '../../../../contract/defineEntity';
import { MINUTE_MS, parseIsoMoment } from '../../../../contract/moment';
import { type DemoPlan, drawOf } from '../../../../server/demo/demoPlan';
import type { Draw } from '../../../../server/demo/draw';
import type { ServiceType } from '../entities/serviceType';
import { PARTNER_BEFORE, type ScriptedCase, scriptedCaseOf } from './scriptedVisits';
import { type VisitedElder, type VisitingAttendant, visitRoster } from './visitRoster';
import { beginningsOf, type VisitPlace, visitPlace } from './visitWindow';

/** Minimum minutes of a service; shorter ones are rarely the reason for a visit. */
const MINUTES_MIN = 15;

/** The planned part of a visit. */
export interface PlannedVisit {
  draw: Draw;
  place: VisitPlace;
  attendant: VisitingAttendant;
  elder: VisitedElder;
  service: ServiceType;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  scriptedCase: ScriptedCase | undefined;
}

/** Plans who visits whom and when. Attendants have one visit at each start time, elders one a day. */
export function plannedVisit(plan: DemoPlan, rules: RuleContext, id: number): PlannedVisit {
  const draw = drawOf(plan, 'serviceApplication', id);
  const place = visitPlace(plan, id);
  const scriptedCase = scriptedCaseOf(place);
  const roster = visitRoster(plan, rules);
  const { attendants, elders } = filled(roster.districts, place.district);
  const rotation = place.dayIndex * 7;
  const turn = Math.floor(place.order / attendants.length);
  const own = attendants[(place.order + rotation) % attendants.length] as VisitingAttendant;
  const elder = elders[(place.order + place.dayIndex * place.orders) % elders.length] as VisitedElder;
  const beginnings = beginningsOf(place.day, plan);
  const minute = (beginnings[turn % beginnings.length] ?? 0) + 5 * draw.integer('begin', 0, 2);
  const start = (parseIsoMoment(`${place.day}T00:00:00+08:00`) ?? 0) + minute * MINUTE_MS;
  const draftVisit = visit(own, start);
  switch (scriptedCase) {
    case 'overlap': {
      const partner = plannedVisit(plan, rules, id - PARTNER_BEFORE);
      return visit(partner.attendant, partner.start + 5 * MINUTE_MS);
    }
    case 'impossibleTravel': {
      const partner = plannedVisit(plan, rules, id - PARTNER_BEFORE);
      return visit(partner.attendant, partner.end + 15 * MINUTE_MS);
    }
    case 'expiredCertificate':
      return visit(roster.expired ?? own, start);
    case 'deceasedElder':
      return { ...draftVisit, elder: roster.deceased ?? elder };
    default:
      return draftVisit;
  }

  function visit(attendant: VisitingAttendant, begin: number): PlannedVisit {
    const long = attendant.services.filter(({ stdMinutes }) => stdMinutes >= MINUTES_MIN);
    const service = draw.pick('service', long.length > 0 ? long : attendant.services);
    return {
      draw,
      place,
      attendant,
      elder,
      service,
      start: begin,
      end: begin + service.stdMinutes * MINUTE_MS,
      scriptedCase,
    };
  }
}

/** Returns the visit that a planted anomaly refers to. */
export const partnerOf = ({ place }: PlannedVisit, plan: DemoPlan, rules: RuleContext) =>
  plannedVisit(plan, rules, positionOf(plan, place) - PARTNER_BEFORE);

/** Returns the district, or the next one that is not empty; the smallest sizes may leave one empty. */
function filled<T extends { attendants: readonly unknown[]; elders: readonly unknown[] }>(
  districts: readonly T[],
  district: number,
): T {
  for (let step = 0; step < districts.length; step++) {
    const found = districts[(district + step) % districts.length];
    if (found && found.attendants.length > 0 && found.elders.length > 0) return found;
  }
  throw new Error('Nobody visits anybody in the demo data');
}

function positionOf({ counts }: DemoPlan, { dayIndex, index }: VisitPlace): number {
  return dayIndex * Math.ceil(counts.serviceApplication / counts.visitDays) + index + 1;
}

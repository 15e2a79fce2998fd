import type { RuleContext } from '../../../../contract/defineEntity';
import { addDays } from '../../../../contract/moment';
import { adminNameAt, type DemoDictionaries, type DemoPlan } from '../../../../server/demo/demoPlan';
import { DISTRICTS } from '../../../../server/demo/places';
import { demoElderly } from '../../elderly/demo';
import type { Elderly } from '../../elderly/entities/elderly';
import type { Attendant } from '../entities/attendants/attendant';
import { areCertificatesFit } from '../entities/attendants/attendantFitness';
import type { ServiceType } from '../entities/serviceType';
import { demoAttendant } from './demoAttendant';
import { windowOf } from './visitWindow';

/** Maximum number of elders from which to choose the visited ones; the largest size has many more. */
const ELDERS_MAX = 10_000;
/** Maximum minutes of a service that fits between two others. */
const MINUTES_MAX = 60;

export type VisitedElder = Pick<
  Elderly,
  | 'id'
  | 'elderlyNo'
  | 'name'
  | 'phone'
  | 'landline'
  | 'elderlyCapacityTypeId'
  | 'elderlyTypeId'
  | 'regionCode'
  | 'liveAddress'
  | 'lng'
  | 'lat'
  | 'userIds'
  | 'deceasedDate'
>;
export type VisitingAttendant = Pick<Attendant, 'id' | 'name' | 'role' | 'certs'> & {
  services: readonly ServiceType[];
};

/** The attendants and elders in the districts of the demo city. */
export interface VisitRoster {
  districts: readonly { attendants: readonly VisitingAttendant[]; elders: readonly VisitedElder[] }[];
  /** An elder who died before the window ends. */
  deceased: VisitedElder | undefined;
  /** An attendant whose certificate has expired. */
  expired: VisitingAttendant | undefined;
  adminNames: readonly string[];
}

const rosters = new WeakMap<DemoDictionaries, { plan: DemoPlan; roster: VisitRoster }>();

/** Returns the roster of a plan; cached, because every visit needs it. */
export function visitRoster(plan: DemoPlan, rules: RuleContext): VisitRoster {
  const known = rosters.get(plan.dictionaries);
  if (known && isSame(known.plan, plan)) return known.roster;
  const roster = build(plan, rules);
  rosters.set(plan.dictionaries, { plan, roster });
  return roster;
}

function isSame(one: DemoPlan, other: DemoPlan): boolean {
  if (one === other) return true;
  return (['seed', 'today', 'firstAdminId', 'counts'] as const).every((name) => one[name] === other[name]);
}

function build(plan: DemoPlan, rules: RuleContext): VisitRoster {
  const { firstDay, lastDay } = windowOf(plan);
  const districts = DISTRICTS.map(() => ({ attendants: [] as VisitingAttendant[], elders: [] as VisitedElder[] }));
  const roster: VisitRoster = {
    districts,
    deceased: undefined,
    expired: undefined,
    adminNames: Array.from({ length: plan.counts.admin }, (_, index) => adminNameAt(plan, index)),
  };
  const services = (plan.dictionaries.get('serviceType') ?? []) as unknown as ServiceType[];
  for (let id = 1; id <= plan.counts.attendant; id++) {
    const found = demoAttendant(plan, rules, id) as unknown as Attendant;
    if (found.status !== 'passed') continue;
    const offered = services.filter(
      (service) => found.serviceTypeIds.includes(service.id) && service.stdMinutes <= MINUTES_MAX,
    );
    if (offered.length === 0) continue;
    const { name, role, certs } = found;
    const visiting = { id, name, role, certs, services: offered };
    if (areCertificatesFit(found, {}, lastDay)) districts[(id - 1) % DISTRICTS.length]?.attendants.push(visiting);
    else if (!areCertificatesFit(found, {}, addDays(plan.today, -2))) roster.expired ??= visiting;
  }
  for (let id = 1; id <= Math.min(plan.counts.elderly, ELDERS_MAX); id++) {
    const found = demoElderly(plan, rules, id) as unknown as Elderly;
    if (found.status === 'deceased' && String(found.deceasedDate) < addDays(plan.today, -2)) {
      roster.deceased ??= visited(found);
    }
    const isVisited = found.status === 'active' && Number(found.serviceCount30d) > 0;
    const isUnderContract =
      String(found.serviceStartDate) <= firstDay && (found.serviceEndDate === null || found.serviceEndDate >= lastDay);
    const district = Number(found.regionCode.slice(4, 6)) - 1;
    if (isVisited && isUnderContract) districts[district]?.elders.push(visited(found));
  }
  return roster;
}

/** Keeps only the required fields, because complete records would take much memory. */
function visited(elder: Elderly): VisitedElder {
  const { id, elderlyNo, name, phone, landline, elderlyCapacityTypeId, elderlyTypeId } = elder;
  const { regionCode, liveAddress, lng, lat, userIds, deceasedDate } = elder;
  return {
    id,
    elderlyNo,
    name,
    phone,
    landline,
    elderlyCapacityTypeId,
    elderlyTypeId,
    regionCode,
    liveAddress,
    lng,
    lat,
    userIds,
    deceasedDate,
  };
}

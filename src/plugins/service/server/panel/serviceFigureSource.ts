import {
  type FigureSource,
  figureCount,
  type PanelPeriod,
  type PanelShare,
  percent,
  ratio,
  rounded,
  shareOf,
  type TypeList,
} from '../../../system/server/public';
import { serviceFigures } from '../../entities/figures';
import { serviceType } from '../../entities/serviceType';
import { frozenStatement, openRisksStatement } from './countedRisks';
import { settlementsStatement } from './countedSettlements';
import { attendantsStatement, type StaffCount } from './countedStaff';
import { type CountedVisits, countedVisits, sumOf, type VisitCounts, visitsStatements } from './countedVisits';
import { bucketIndex, pointsOf, todayIn } from './visitPeriod';

/** Maximum number of services in the chart. */
const SERVICES_MAX = 10;

/** Computes the figures about visits, their quality, risks and money, and attendants. */
export const serviceFigureSource: FigureSource<typeof serviceFigures> = {
  declaration: serviceFigures,
  async count({ queries, period, typeList }) {
    const services = await typeList(serviceType);
    const statements = [
      ...visitsStatements(queries, period, services),
      attendantsStatement(queries, period),
      openRisksStatement(queries),
      frozenStatement(queries),
      settlementsStatement(queries, period),
    ] as const;
    return figureCount(statements, ([earlier, later, attendants, risks, [frozen], [settlements]]) => {
      const visits = countedVisits([...earlier, ...later]);
      const { own: current, before } = periodsOf(visits, period);
      const staff = staffValues(attendants);
      const ofPeriod = (counts: VisitCounts) => ({
        ...periodValues(counts),
        visitsPerAttendant: ratio(counts.served, staff.attendantsPassed),
      });
      return {
        values: {
          visitsToday: plannedToday(visits, period),
          ...ofPeriod(sumOf(current)),
          ...staff,
          ...riskValues(risks),
          frozenAmount: (frozen?.[0] ?? 0) / 100,
          settledAmount: (settlements?.[0] ?? 0) / 100,
        },
        ...(before.length > 0 && {
          before: { ...ofPeriod(comparable(before)), settledAmount: (settlements?.[1] ?? 0) / 100 },
        }),
        charts: { days: visitTrend(visits, period), services: topServices(services, { own: current, before }) },
      };
    });
  },
};

/** Splits the visits into those of the period and those of the previous one. */
function periodsOf(visits: readonly CountedVisits[], period: PanelPeriod) {
  const first = bucketIndex(period.from, period);
  return {
    own: visits.filter(({ bucket }) => bucket >= first),
    before: visits.filter(({ bucket }) => bucket < first),
  };
}

/** Returns the counts of the previous period up to the same point: all planned visits, and those that had ended by then. */
function comparable(before: readonly CountedVisits[]): VisitCounts {
  const { planned } = sumOf(before);
  return { ...sumOf(before.filter(({ isLater }) => !isLater)), planned };
}

function plannedToday(visits: readonly CountedVisits[], period: PanelPeriod): number {
  const [first, end] = todayIn(period);
  return sumOf(visits.filter(({ bucket }) => bucket >= first && bucket < end)).planned;
}

function periodValues(counts: VisitCounts) {
  return {
    visitsMonth: counts.planned,
    completedMonth: counts.served,
    completionRate: percent(counts.served, counts.due),
    serviceHoursMonth: rounded(counts.minutes / 60),
    onTimeRate: percent(counts.onTime, counts.signed),
    averageMinutes: ratio(counts.minutes, counts.timed),
    averageRating: ratio(counts.stars, counts.rated),
    satisfactionRate: percent(counts.satisfied, counts.rated),
    abnormalRate: percent(counts.abnormal, counts.signed),
    monthAmount: counts.price / 100,
    fundShare: percent(counts.fund, counts.price),
    unsettledAmount: counts.unsettled / 100,
  };
}

function staffValues(attendants: readonly StaffCount[]) {
  const ofState = (state: string) => attendants.find(([status]) => status === state);
  return {
    attendantsPassed: ofState('passed')?.[1] ?? 0,
    attendantsPending: ofState('pending')?.[1] ?? 0,
    attendantsBanned: ofState('banned')?.[1] ?? 0,
    certsExpiring: ofState('passed')?.[2] ?? 0,
    certsExpired: ofState('passed')?.[3] ?? 0,
    onDutyNow: attendants.reduce((sum, [, , , , visiting]) => sum + visiting, 0),
  };
}

function riskValues(risks: readonly [level: string, count: number][]) {
  const open = (level: string) => risks.find(([of]) => of === level)?.[1] ?? 0;
  return { openHigh: open('high'), openMedium: open('medium') };
}

/** Returns the series of the period by stretch; future stretches only have planned visits. */
function visitTrend(visits: readonly CountedVisits[], period: PanelPeriod) {
  const byStretch = new Map<number, { planned: number; served: number; abnormal: number }>();
  for (const { bucket, planned, served, abnormal } of visits) {
    const sum = byStretch.get(bucket) ?? { planned: 0, served: 0, abnormal: 0 };
    byStretch.set(bucket, {
      planned: sum.planned + planned,
      served: sum.served + served,
      abnormal: sum.abnormal + abnormal,
    });
  }
  return pointsOf(period).flatMap(({ date, at, before, isReached, isShown }) => {
    const { planned, served, abnormal } = byStretch.get(at) ?? { planned: 0, served: 0, abnormal: 0 };
    const completedBefore = before === undefined ? null : (byStretch.get(before)?.served ?? 0);
    if (!isShown && planned === 0 && !completedBefore) return [];
    return [
      {
        date,
        planned,
        completed: isReached ? served : null,
        /** Visits of medium and high level. */
        abnormal: isReached ? abnormal : null,
        completedBefore,
      },
    ];
  });
}

/** Returns the services with the most visits in the period. */
function topServices(
  services: TypeList,
  { own: current, before }: Record<'own' | 'before', readonly CountedVisits[]>,
): PanelShare[] {
  const earlier = plannedByService(before);
  return [...plannedByService(current)]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SERVICES_MAX)
    .map(([id, count]) => ({ ...shareOf(services, id, count), before: earlier.get(id) ?? 0 }));
}

function plannedByService(visits: readonly CountedVisits[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { serviceTypeId, planned } of visits)
    counts.set(serviceTypeId, (counts.get(serviceTypeId) ?? 0) + planned);
  return counts;
}

import { addDays } from '../../../../../contract/moment';
import {
  type FigureSource,
  figureCount,
  type PanelShare,
  percent,
  ratio,
  rounded,
  shareOf,
  type TypeList,
} from '../../../system/server/public';
import { serviceFigures } from '../../entities/panelFigures';
import { serviceType } from '../../entities/serviceType';
import { frozenStatement, openRisksStatement } from './countedRisks';
import { attendantsStatement, type StaffCount } from './countedStaff';
import { type CountedVisits, countedVisits, sumOf, type VisitCounts, visitsStatements } from './countedVisits';
import { dayNumber, TREND_DAYS, type VisitPeriod, visitPeriod } from './visitPeriod';

/** Services of the chart. */
const SERVICES_MAX = 10;

/** Visits, their quality, risks and money, and the attendants who make them. */
export const serviceFigureSource: FigureSource<typeof serviceFigures> = {
  declaration: serviceFigures,
  async count({ queries, typeList, ...question }) {
    const services = await typeList(serviceType);
    const period = visitPeriod(question.period);
    const statements = [
      ...visitsStatements(queries, period, services),
      attendantsStatement(queries, period),
      openRisksStatement(queries),
      frozenStatement(queries),
    ] as const;
    return figureCount(statements, ([earlier, later, attendants, risks, [frozen]]) => {
      const visits = countedVisits([...earlier, ...later]);
      const monthFirst = dayNumber(period.monthFirst, period);
      const ofMonth = visits.filter(({ day }) => day >= monthFirst);
      const month = sumOf(ofMonth);
      const today = dayNumber(period.today, period);
      return {
        values: {
          visitsToday: sumOf(visits.filter(({ day }) => day === today)).planned,
          ...monthValues(month),
          ...staffValues(attendants, month.served),
          ...riskValues(risks),
          frozenAmount: (frozen?.[0] ?? 0) / 100,
        },
        charts: { days: trend(visits, period), services: topServices(services, ofMonth) },
      };
    });
  },
};

function monthValues(month: VisitCounts) {
  return {
    visitsMonth: month.planned,
    completedMonth: month.served,
    completionRate: percent(month.served, month.due),
    serviceHoursMonth: rounded(month.minutes / 60),
    onTimeRate: percent(month.onTime, month.signed),
    averageMinutes: ratio(month.minutes, month.timed),
    averageRating: ratio(month.stars, month.rated),
    satisfactionRate: percent(month.satisfied, month.rated),
    abnormalRate: percent(month.abnormal, month.signed),
    monthAmount: month.price / 100,
    fundShare: percent(month.fund, month.price),
    settledAmount: month.settled / 100,
    unsettledAmount: (month.price - month.settled) / 100,
  };
}

function staffValues(attendants: readonly StaffCount[], served: number) {
  const ofState = (state: string) => attendants.find(([status]) => status === state);
  const passed = ofState('passed')?.[1] ?? 0;
  return {
    attendantsPassed: passed,
    attendantsPending: ofState('pending')?.[1] ?? 0,
    attendantsBanned: ofState('banned')?.[1] ?? 0,
    visitsPerAttendant: ratio(served, passed),
    certsExpiring: ofState('passed')?.[2] ?? 0,
    onDutyNow: attendants.reduce((sum, [, , , visiting]) => sum + visiting, 0),
  };
}

function riskValues(risks: readonly [level: string, count: number][]) {
  const open = (level: string) => risks.find(([of]) => of === level)?.[1] ?? 0;
  return { openHigh: open('high'), openMedium: open('medium') };
}

function trend(visits: readonly CountedVisits[], period: VisitPeriod) {
  const first = dayNumber(period.trendFirst, period);
  const days = Array.from({ length: TREND_DAYS }, (_, position) => ({
    date: addDays(period.trendFirst, position),
    planned: 0,
    completed: 0,
    /** Visits of medium and high level. */
    abnormal: 0,
  }));
  for (const { day, planned, served, abnormal } of visits) {
    const entry = days[day - first];
    if (!entry) continue;
    entry.planned += planned;
    entry.completed += served;
    entry.abnormal += abnormal;
  }
  return days;
}

/** The services with the most visits this month. */
function topServices(services: TypeList, visits: readonly CountedVisits[]): PanelShare[] {
  const counts = new Map<number, number>();
  for (const { serviceTypeId, planned } of visits)
    counts.set(serviceTypeId, (counts.get(serviceTypeId) ?? 0) + planned);
  const found = [...counts].sort(([, a], [, b]) => b - a).slice(0, SERVICES_MAX);
  return found.map(([id, count]) => shareOf(services, id, count));
}

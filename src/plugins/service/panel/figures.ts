import { addDays, addMonths } from '../../../../contract/moment';
import type { FigureContribution, FigureLink } from '../../../core/plugin-api';
import { type ApplicationState, applicationStates, servedStates, visitedStates } from '../entities/applicationStates';
import { EXPIRING_DAYS, serviceFigures } from '../entities/panelFigures';

const dropped: readonly ApplicationState[] = ['rejected', 'cancelled'];
/** States of applications that lead to a visit. */
const plannedStates = applicationStates.filter((state) => !dropped.includes(state));
const UNSETTLED = ['unsettled', 'frozen', 'refused'];

/** Visits, risks, money and attendants on the data dashboard. */
const figures: FigureContribution = {
  ...serviceFigures,
  links: ({ today }): Record<keyof typeof serviceFigures.figures, FigureLink> => {
    const first = `${today.slice(0, 7)}-01`;
    const month = { from: first, to: addDays(addMonths(first, 1), -1) };
    const visits = (filter: FigureLink['filter']) => ({ entity: 'serviceApplication', filter });
    const planned = (filter: FigureLink['filter'] = {}) =>
      visits({ planStart: month, status: plannedStates, ...filter });
    const served = (filter: FigureLink['filter'] = {}) =>
      visits({ planStart: month, status: [...servedStates], ...filter });
    const visited = visits({ planStart: month, status: [...visitedStates] });
    const review = (riskLevel: string) => visits({ riskLevel, riskStatus: ['open', 'reviewing'] });
    const attendants = (filter: FigureLink['filter']) => ({ entity: 'attendant', filter });
    return {
      visitsToday: planned({ planStart: { from: today, to: today } }),
      visitsMonth: planned(),
      completedMonth: served(),
      completionRate: visited,
      serviceHoursMonth: served(),
      onTimeRate: visited,
      averageMinutes: served(),
      averageRating: planned({ rating: { from: 1 } }),
      satisfactionRate: planned({ rating: { from: 4 } }),
      openHigh: review('high'),
      openMedium: review('medium'),
      abnormalRate: planned({ riskLevel: ['medium', 'high'] }),
      frozenAmount: visits({ settleStatus: 'frozen' }),
      attendantsPassed: attendants({ status: 'passed' }),
      attendantsPending: attendants({ status: 'pending' }),
      attendantsBanned: attendants({ status: 'banned' }),
      onDutyNow: attendants({ workStatus: 'inService' }),
      visitsPerAttendant: served(),
      certsExpiring: attendants({ status: 'passed', certExpire: { to: addDays(today, EXPIRING_DAYS) } }),
      monthAmount: served(),
      fundShare: served(),
      settledAmount: served({ settleStatus: 'settled' }),
      unsettledAmount: served({ settleStatus: UNSETTLED }),
    };
  },
  charts: {
    days: {
      kind: 'lines',
      order: 10,
      name: 'date',
      lines: { planned: 'primary', completed: 'success', abnormal: 'error' },
    },
    services: { kind: 'bars', order: 60, name: 'name' },
  },
};

export default figures;

import { addDays } from '../../../../contract/moment';
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
  links: ({ today, period }): Record<keyof typeof serviceFigures.figures, FigureLink> => {
    const days = { from: period.first, to: period.last };
    const visits = (filter: FigureLink['filter']) => ({ entity: 'serviceApplication', filter });
    const planned = (filter: FigureLink['filter'] = {}) =>
      visits({ planStart: days, status: plannedStates, ...filter });
    const served = (filter: FigureLink['filter'] = {}) =>
      visits({ planStart: days, status: [...servedStates], ...filter });
    const visited = visits({ planStart: days, status: [...visitedStates] });
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
      compared: 'completed',
    },
    services: { kind: 'bars', order: 60, name: 'name' },
  },
};

export default figures;

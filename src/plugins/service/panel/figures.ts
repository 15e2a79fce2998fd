import type { FigureContribution, FigureLink } from '../../../core/plugin-api';
import { servedStates } from '../entities/applications/applicationStates';
import { serviceFigures } from '../entities/panelFigures';
import { certsExpired, certsExpiring, visitsPlanned } from '../entities/populations';

/** A day before this product existed: as a lower limit it matches every visit with a sign-in. */
const SIGNED_SINCE = '2000-01-01';

/** Figures about visits, risks, money and attendants for the data dashboard. */
const figures: FigureContribution = {
  ...serviceFigures,
  links: ({ today, period }): Record<keyof typeof serviceFigures.figures, FigureLink> => {
    const days = { from: period.first, to: period.last };
    const visits = (filter: FigureLink['filter']) => ({ entity: 'serviceApplication', filter });
    const planned = (filter: FigureLink['filter'] = {}) => visits({ ...visitsPlanned(days), ...filter });
    const served = (filter: FigureLink['filter'] = {}) =>
      visits({ planStart: days, status: [...servedStates], ...filter });
    const decided = visits({ planStart: days, status: [...servedStates, 'missed'] });
    const signed = planned({ signInTime: { from: SIGNED_SINCE } });
    const review = (riskLevel: string) => visits({ riskLevel, riskStatus: ['open', 'reviewing'] });
    const attendants = (filter: FigureLink['filter']) => ({ entity: 'attendant', filter });
    return {
      visitsToday: visits(visitsPlanned({ from: today, to: today })),
      visitsMonth: planned(),
      completedMonth: served(),
      completionRate: decided,
      serviceHoursMonth: served(),
      onTimeRate: signed,
      averageMinutes: served(),
      averageRating: planned({ rating: { from: 1 } }),
      satisfactionRate: planned({ rating: { from: 1 } }),
      openHigh: review('high'),
      openMedium: review('medium'),
      abnormalRate: signed,
      frozenAmount: visits({ settleStatus: 'frozen' }),
      attendantsPassed: attendants({ status: 'passed' }),
      attendantsPending: attendants({ status: 'pending' }),
      attendantsBanned: attendants({ status: 'banned' }),
      onDutyNow: attendants({ workStatus: 'inService' }),
      visitsPerAttendant: served(),
      certsExpiring: attendants(certsExpiring(today)),
      certsExpired: attendants(certsExpired(today)),
      monthAmount: served(),
      fundShare: served(),
      unsettledAmount: visits({ planStart: days, status: 'completed' }),
      settledAmount: { entity: 'settlementEntry', filter: { time: days } },
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

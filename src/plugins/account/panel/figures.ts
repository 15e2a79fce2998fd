import { isRecord } from '../../../../contract/values/isRecord';
import type { FigureContribution, FigureLink } from '../../../core/plugin-api';
import { expiredLicensesFilter, expiringLicensesFilter } from '../entities/licences';
import { accountFigures, type PanelMembership } from '../entities/panelFigures';

const users = (filter: FigureLink['filter'] = {}): FigureLink => ({
  entity: 'user',
  filter: { status: ['normal', 'disabled'], ...filter },
});

/** Figures about doctors, accounts and membership levels for the data dashboard. */
const figures: FigureContribution = {
  ...accountFigures,
  links: ({ today, period }): Record<keyof typeof accountFigures.figures, FigureLink> => {
    const doctors = (filter: FigureLink['filter']) => ({ entity: 'doctor', filter });
    return {
      doctorsPassed: doctors({ status: 'passed' }),
      doctorsPending: doctors({ status: 'pending' }),
      licencesExpiring: doctors(expiringLicensesFilter(today)),
      licencesExpired: doctors(expiredLicensesFilter(today)),
      usersTotal: users(),
      usersNewWeek: users({ createTime: { from: period.first } }),
      vipMembers: users({ vipExpire: { from: today } }),
    };
  },
  entries: ({ today, panel: { memberships } }) =>
    (Array.isArray(memberships) ? memberships : []).filter(isMembership).map(({ id, name, isLimited, count }) => ({
      id,
      group: 'memberships',
      name,
      value: count,
      link: users({ vipId: id, ...(isLimited && { vipExpire: { from: today } }) }),
    })),
};

export default figures;

function isMembership(value: unknown): value is PanelMembership {
  if (!isRecord(value)) return false;
  const { id, name, isLimited, count } = value;
  return (
    typeof id === 'number' && typeof name === 'string' && typeof isLimited === 'boolean' && typeof count === 'number'
  );
}

import { isRecord } from '../../../../contract/values/isRecord';
import type { FigureContribution, FigureLink } from '../../../core/plugin-api';
import { accountFigures, openFilter, type PanelMembership } from '../entities/figures';

const users = (filter: FigureLink['filter']): FigureLink => ({ entity: 'user', filter: { ...openFilter, ...filter } });

/** Figures about doctors, accounts and membership levels for the data dashboard. */
const figures: FigureContribution = {
  ...accountFigures,
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

import type { OverviewDefinition } from '../../../core/kit';
import { accountFigures, openFilter } from '../entities/figures';
import { user } from '../entities/user';
import { DEFAULT_VIP_LEVEL, vip } from '../entities/vip';

/** What the section's first page shows. */
const overview: OverviewDefinition<typeof accountFigures> = {
  section: 'account-manage',
  declaration: accountFigures,
  figures: ['usersTotal', 'identityPending', 'renewal', 'doctorsPending', 'licencesExpired', 'licencesExpiring'],
  charts: () => [
    { title: 'account-manage.charts.newUsers', entity: user, filter: openFilter },
    {
      title: 'account-manage.charts.byLevel',
      entity: user,
      filter: openFilter,
      each: {
        of: vip,
        where: { enabled: true },
        sort: 'level',
        isExcluded: ({ level }) => level === DEFAULT_VIP_LEVEL,
        field: 'vipId',
      },
      isScale: true,
    },
  ],
};

export default overview;
